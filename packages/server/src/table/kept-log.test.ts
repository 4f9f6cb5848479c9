/** A table whose store does not answer for a while, or saves something without saying so. */
import { unwrap } from '@reticle/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TestClient } from '../../../protocol/test/client.js';
import { pickMatch } from '../../../protocol/test/pick.js';
import { sqliteStore } from '../store/sqlite.js';
import { MissingStepError, StepTakenError, type StoredEntry, type TableStore } from '../store/store.js';
import { servedGame, type HostedClient } from './hosted-table.js';
import { pauseAfter } from './kept-log.js';
import { Tables } from './tables.js';

const AWAY = new Error('away');
const pick = (number: number, step: number) =>
  ({ type: 'move', move: 'pick', params: { number }, step }) as const;

/** What a store does instead of saving an entry, or reading a log, the next times. */
type Fault = (real: TableStore, id: string, step: number, entry: StoredEntry) => Promise<void>;
const fails: Fault = () => Promise.reject(AWAY);
/** Saves, and does not say so. */
const savesAndFails: Fault = async (real, id, step, entry) => {
  await real.append(id, step, entry);
  throw AWAY;
};

/** Opens a table whose store has faults, one after the other. Nothing waits: the pauses are listed. */
async function faulty(
  faults: { readonly append?: Fault[]; readonly log?: (() => Promise<void>)[] },
  asked: object = {},
) {
  const real = sqliteStore({ file: ':memory:' });
  const [pauses, failed]: [number[], unknown[]] = [[], []];
  const on = { wait: async (): Promise<void> => {}, now: Date.now };
  let outrun = 0;
  const store: TableStore = {
    ...real,
    append: (id, step, entry) =>
      faults.append?.shift()?.(real, id, step, entry) ?? real.append(id, step, entry),
    log: async (id) => {
      await faults.log?.shift()?.();
      return real.log(id);
    },
  };
  const tables = new Tables({
    games: [servedGame(pickMatch)],
    bots: ['random'],
    chosenSeeds: false,
    store,
    snapshotEvery: 50,
    now: () => on.now(),
    wait: async (milliseconds) => {
      pauses.push(milliseconds);
      await on.wait();
      // Others come in between.
      await new Promise((resolve) => setImmediate(resolve));
    },
    report: async () => {},
    failed: (error) => void failed.push(error),
  });
  const { id } = unwrap(await tables.create({ game: 'pick', ...asked }));
  // Opening it reads its log.
  const later = faults.log?.splice(0) ?? [];
  const table = unwrap(await tables.open(id, () => void outrun++));
  faults.log?.push(...later);
  onTestFinished(async () => {
    table.close();
    await real.close();
  });
  const sit = (seat: string | null) => new TestClient({ join: (...who) => joined(table.join(...who)) }, seat);
  return { id, real, table, sit, pauses, failed, on, outrun: () => outrun };
}

const joined = (client: HostedClient) => ({
  receive: (raw: unknown) => client.receive(raw),
  leave: () => void client.leave(),
});

it('pauses grow, to five seconds', () => {
  expect([1, 2, 3, 4, 5, 50, 5_000].map(pauseAfter)).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000]);
});

describe('after the store was away', () => {
  it('bots play on', async () => {
    const bots = { ann: 'random', bob: 'random', cat: 'random' };
    const { real, id, sit, failed } = await faulty({ append: [fails, fails, fails] }, { bots });
    const watcher = sit(null);
    await expect.poll(() => watcher.view['outcome']).not.toBeNull();
    expect([failed, (await real.log(id)).length]).toEqual([[AWAY, AWAY, AWAY], 6]);
  });

  it('a closed table is played on by nobody', async () => {
    const bots = { ann: 'random', bob: 'random', cat: 'random' };
    const { real, id, table, sit, pauses, on } = await faulty({ append: [fails] }, { bots });
    on.wait = async () => table.close();
    sit(null);
    // One before the log is read again, and one before the move would be made again.
    await expect.poll(() => pauses).toEqual([500, 500]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([await real.log(id), pauses.length]).toEqual([[], 2]);
  });

  it('a player who is out of time loses, though a move is made later', async () => {
    const clock = { per: 'match', seconds: 0.1 };
    const away = { is: true };
    const append = Array.from({ length: 50 }, (): Fault => async (real, ...entry) => {
      if (away.is) throw AWAY;
      await real.append(...entry);
    });
    const { real, id, sit, pauses, on } = await faulty({ append }, { clock });
    on.wait = () => new Promise((resolve) => setTimeout(resolve, 5));
    const ann = sit('ann');
    await expect.poll(() => pauses.length).toBeGreaterThan(2);
    away.is = false;
    expect(await ann.say(pick(3, 0))).toMatchObject({ type: 'refused' });
    await expect.poll(() => ann.view['outcome']).toMatchObject({ reason: 'out of time' });
    expect((await real.log(id)).map(({ entry }) => entry.kind)).toEqual(['forfeit']);
  });
});

describe('a move of which the store does not say whether it is saved', () => {
  it('has happened if the store holds it, and everybody is told', async () => {
    const { sit, failed, pauses, outrun } = await faulty({ append: [savesAndFails] });
    const [ann, bob] = [sit('ann'), sit('bob')];
    expect(await ann.say(pick(3, 0))).toMatchObject({ type: 'done', step: 1 });
    expect([bob.step, bob.view]).toMatchObject([1, { state: { picked: ['ann'] } }]);
    expect(await bob.say(pick(4, 1))).toMatchObject({ type: 'done', step: 2 });
    expect([failed, pauses, outrun()]).toEqual([[AWAY], [], 0]);
  });

  it('is refused if the store does not hold it', async () => {
    const { sit, failed, pauses, outrun } = await faulty({ append: [fails] });
    const [ann, bob] = [sit('ann'), sit('bob')];
    expect(await ann.say(pick(3, 0))).toMatchObject({ type: 'refused', reason: 'failed', step: 0 });
    expect([bob.step, failed, pauses]).toEqual([0, [AWAY], [500]]);
    expect(await ann.say(pick(4, 0))).toMatchObject({ type: 'done', step: 1 });
    expect(outrun()).toBe(0);
  });

  it('has happened if the store saves it after it was asked', async () => {
    const saved: { entry?: StoredEntry } = {};
    const keeps: Fault = async (_real, _id, _step, entry) => {
      saved.entry = entry;
      throw AWAY;
    };
    const { id, real, sit, on } = await faulty({ append: [keeps] });
    on.wait = async () => {
      if (saved.entry) await real.append(id, 1, saved.entry);
    };
    expect(await sit('ann').say(pick(3, 0))).toMatchObject({ type: 'done', step: 1 });
  });

  it('is decided before anything else, however long the store does not answer', async () => {
    const log = Array.from({ length: 3 }, () => () => Promise.reject(AWAY));
    const { sit, pauses, on } = await faulty({ append: [savesAndFails], log });
    const [ann, bob] = [sit('ann'), sit('bob')];
    let stale: Promise<unknown> | undefined;
    on.wait = async () => {
      stale ??= bob.say(pick(9, 0));
      expect([ann, bob].flatMap((each) => [...each.of('done'), ...each.of('refused')])).toEqual([]);
    };
    expect(await ann.say(pick(3, 0))).toMatchObject({ type: 'done', step: 1 });
    expect(await stale).toMatchObject({ type: 'refused', reason: 'stale', step: 1 });
    expect(pauses).toEqual([500, 1_000, 2_000]);
  });

  it('is refused if the table is closed before the store answers', async () => {
    const log = Array.from({ length: 9 }, () => () => Promise.reject(AWAY));
    const { table, sit, pauses, on } = await faulty({ append: [fails], log });
    on.wait = async () => table.close();
    expect(await sit('ann').say(pick(3, 0))).toMatchObject({ type: 'refused', reason: 'failed' });
    expect(pauses).toEqual([500]);
  });

  it.each<readonly [string, Fault, (() => Promise<void>)[]]>([
    [
      'holds another there',
      async (real, id, step, stored) => {
        const move = { move: 'pick', player: 'bob', params: { number: 1 } };
        await real.append(id, step, { ...stored, entry: { kind: 'move', move } });
        throw AWAY;
      },
      [],
    ],
    ['lacks a step before', fails, [() => Promise.reject(new MissingStepError('one', 1))]],
  ])('is refused, and all clients come again, if the store %s', async (_what, append, log) => {
    const { sit, failed, outrun } = await faulty({ append: [append], log });
    expect(await sit('ann').say(pick(3, 0))).toMatchObject({ type: 'refused', reason: 'failed' });
    expect([failed, outrun()]).toEqual([[expect.any(StepTakenError)], 1]);
  });
});

describe('an entry that the store has saved though it did not hold it when it was asked', () => {
  /** A table where a move of Ann is saved after it was refused. */
  async function late() {
    const saved: { entry?: StoredEntry } = {};
    const keeps: Fault = async (_real, _id, _step, entry) => {
      saved.entry = entry;
      throw AWAY;
    };
    const table = await faulty({ append: [keeps] });
    const ann = table.sit('ann');
    expect(await ann.say(pick(3, 0))).toMatchObject({ type: 'refused', reason: 'failed' });
    if (saved.entry) await table.real.append(table.id, 1, saved.entry);
    return { ...table, ann };
  }

  it('has happened if the same is tried again', async () => {
    const { ann, outrun } = await late();
    expect(await ann.say(pick(3, 0))).toMatchObject({ type: 'done', step: 1 });
    expect(outrun()).toBe(0);
  });

  it('is found by all clients, who come again, if something else is tried', async () => {
    const { ann, outrun } = await late();
    expect(await ann.say(pick(4, 0))).toMatchObject({ type: 'refused', reason: 'failed' });
    expect(outrun()).toBe(1);
  });
});

it('a step that another process has saved is no step of this one, though it is the same', async () => {
  const savesTwice: Fault = async (real, ...entry) => {
    await real.append(...entry);
    await real.append(...entry);
  };
  const { sit, outrun } = await faulty({ append: [savesTwice] });
  expect(await sit('ann').say(pick(3, 0))).toMatchObject({ type: 'refused', reason: 'failed' });
  expect(outrun()).toBe(1);
});
