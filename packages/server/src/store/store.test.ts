import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client as PgClient } from 'pg';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { postgres } from '../../test/postgres.js';
import { isAway } from '../away.js';
import { postgresStore } from './postgres.js';
import { sqliteStore } from './sqlite.js';
import { MissingStepError, StepTakenError, type StoredTable, type TableStore } from './store.js';

const folder = mkdtempSync(join(tmpdir(), 'reticle-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
const database = await postgres();
afterAll(() => database?.stop());

let files = 0;
const STORES: readonly (readonly [string, () => () => Promise<TableStore>])[] = [
  [
    'SQLite',
    () => {
      const file = join(folder, `${files++}.db`);
      return async () => sqliteStore({ file });
    },
  ],
  ...(database ? [['PostgreSQL', () => () => postgresStore(database.url)] as const] : []),
];

const repeated = <Value>(count: number, value: Value): readonly Value[] =>
  Array.from({ length: count }, () => value);
let tables = 0;
const table = (): StoredTable => ({
  id: `table ${tables++}`,
  game: 'pick',
  version: 1,
  options: { rounds: 2 },
  seed: 'seed',
  seats: [{ player: 'ann' }, { player: 'bob' }, { player: 'cat', bot: 'random' }],
  spectators: 'welcome',
  spectatorDelay: 0,
});
const moveOf = (player: string) =>
  ({
    entry: { kind: 'move', move: { move: 'pick', player, params: { number: 1 } } },
    clock: { left: { ann: 5 }, at: 7, attended: true },
  }) as const;

describe.each(STORES)('a store in %s', (_name, place) => {
  const opened = async (open = place()) => {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  };

  it('gives back what it keeps, to another process as well', async () => {
    const open = place();
    const kept = table();
    const [store, other] = [await opened(open), await opened(open)];
    await store.create(kept);
    await store.append(kept.id, 1, moveOf('ann'));
    await other.append(kept.id, 2, moveOf('bob'));
    for (const each of [store, other]) {
      expect(await each.table(kept.id)).toEqual(kept);
      expect(await each.log(kept.id)).toEqual([moveOf('ann'), moveOf('bob')]);
    }
    expect(await store.log('another')).toEqual([]);
    expect(await store.table('another')).toBeUndefined();
    await expect(store.create(kept)).rejects.toThrow(/UNIQUE|duplicate key/);
  });

  it('keeps one entry a step, whoever comes first', async () => {
    const open = place();
    const [store, other] = [await opened(open), await opened(open)];
    const kept = table();
    await store.create(kept);
    const tries = Array.from({ length: 20 }, (_try, at) =>
      (at % 2 ? store : other).append(kept.id, 1, moveOf(`p${at}`)),
    );
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const isTaken = (each: PromiseSettledResult<void>) =>
      each.status === 'rejected' && each.reason instanceof StepTakenError;
    expect(settled.filter(isTaken)).toHaveLength(19);
    expect(await store.log(kept.id)).toHaveLength(1);
  });

  it('gives a seat to one of all who want it, and none that is a bot’s', async () => {
    const store = await opened();
    const kept = table();
    await store.create(kept);
    const claims = ['a', 'b', 'c', 'd'].flatMap((token) =>
      ['ann', 'bob', 'cat', 'nobody'].map((player) =>
        store.claim(kept.id, player, { token: `${token}${player}` }),
      ),
    );
    expect((await Promise.all(claims)).filter((taken) => taken)).toHaveLength(2);
    const seats = (await store.table(kept.id))?.seats ?? [];
    expect(seats.map(({ player, token }) => token?.slice(1) === player)).toEqual([true, true, false]);
    expect(await store.claim('another', 'ann', { token: 'x' })).toBe(false);
  });

  it('gives an account one seat of a table, with its name, until the seat is freed', async () => {
    const store = await opened();
    const kept = table();
    await store.create(kept);
    const ann = { token: 'a', account: 'account of ann', name: 'Ann' };
    const claims = ['ann', 'bob'].map((player) => store.claim(kept.id, player, ann));
    expect((await Promise.all(claims)).filter((taken) => taken)).toHaveLength(1);
    const own = async () =>
      (await store.table(kept.id))?.seats.filter(({ account }) => account !== undefined);
    expect(await own()).toMatchObject([ann]);
    const player = (await own())?.[0]?.player ?? '';
    expect(await store.reissue(kept.id, player, 'b')).toBe(true);
    expect(await own()).toEqual([{ ...ann, player, token: 'b', again: true }]);
    expect(await store.reissue(kept.id, player, undefined)).toBe(true);
    expect((await store.table(kept.id))?.seats).toEqual(kept.seats);
  });

  it('tells of a step that is missing, and gives no log with a hole', async () => {
    const store = await opened();
    const kept = table();
    await store.create(kept);
    await store.append(kept.id, 1, moveOf('ann'));
    await store.append(kept.id, 3, moveOf('bob'));
    await expect(store.log(kept.id)).rejects.toThrow(MissingStepError);
    await expect(store.log(kept.id)).rejects.toMatchObject({ step: 2 });
  });

  it('keeps the last clock between two steps', async () => {
    const store = await opened();
    const kept = table();
    expect(await store.clock(kept.id)).toBeUndefined();
    const clock = (step: number) => ({ step, at: 5.5, attended: step === 2, left: { ann: 3, bob: 1.5 } });
    for (const step of [1, 2]) await store.keepClock(kept.id, clock(step));
    expect(await store.clock(kept.id)).toEqual(clock(2));
  });

  it.each([
    ['of one process', [0, 5, 9, 20], [0, 5, 9, 20]],
    ['without a long pause', [0, 5, 1_000, 1_007], [0, 5, 5, 12]],
    ['of a clock that is a little behind another', [0, 5, 3, 8], [0, 5, 5, 8]],
    ['of a clock that is put back', [5_000, 5_010, 1_000, 1_020], [0, 10, 10, 30]],
  ])('counts the time %s', async (_time, times, sums) => {
    const begin = 1_800_000_000_000;
    const open = place();
    const stores = [await opened(open), await opened(open)];
    const before = (await stores[0]?.tick(begin - 1_000_000, 50)) ?? 0;
    const found: number[] = [];
    for (const [at, time] of times.entries())
      found.push(((await stores[at % 2]?.tick(begin + time, 50)) ?? 0) - before);
    expect(found).toEqual(sums);
  });

  it('deletes tables that nobody has used for long, and nothing of others', async () => {
    const store = await opened();
    const [old, used, never] = [table(), table(), table()];
    const DAY = 86_400_000;
    const begin = 1_900_000_000_000 + tables * 1_000 * DAY;
    for (const each of [old, used, never]) {
      await store.create(each);
      await store.append(each.id, 1, moveOf('ann'));
      await store.keepClock(each.id, { step: 1, at: 0, attended: false, left: {} });
      await store.keepSnapshot(each.id, { step: 1, match: {} });
    }
    const left = async () =>
      Promise.all(
        [old, used, never].map(async ({ id }) => [
          (await store.table(id))?.id === id,
          (await store.log(id)).length === 1,
          (await store.clock(id)) !== undefined,
          (await store.snapshot(id)) !== undefined,
        ]),
      );
    const [all, none] = [repeated(4, true), repeated(4, false)];
    await store.touch(old.id, begin);
    await store.touch(used.id, begin);
    await store.touch(used.id, begin + 5 * DAY);
    // Of the third no use was noted: it counts from now on.
    expect(await store.expire(begin + 9 * DAY, 10 * DAY)).toBe(0);
    expect(await left()).toEqual([all, all, all]);
    expect(await store.expire(begin + 11 * DAY, 10 * DAY)).toBe(1);
    expect(await left()).toEqual([none, all, all]);
    expect(await store.expire(begin + 16 * DAY, 10 * DAY)).toBe(1);
    expect(await left()).toEqual([none, none, all]);
    // All that other tests have left is as old as the third.
    expect(await store.expire(begin + 20 * DAY, 10 * DAY)).toBeGreaterThan(0);
    expect(await left()).toEqual([none, none, none]);
  });

  it('counts no time in which no server ran for the expiry of tables: a copy that is old loses nothing at once', async () => {
    const store = await opened();
    const old = table();
    const DAY = 86_400_000;
    const begin = 2_900_000_000_000 + tables * 1_000 * DAY;
    await store.tick(begin, DAY);
    await store.create(old);
    await store.touch(old.id, begin - DAY);
    // Two processes of one server are started after 200 days.
    for (const at of [200, 200]) await store.tick(begin + at * DAY, DAY);
    await store.expire(begin + 208 * DAY, 10 * DAY);
    expect(await store.table(old.id)).toBeDefined();
    await store.expire(begin + 210 * DAY, 10 * DAY);
    expect(await store.table(old.id)).toBeUndefined();
  });

  it('lists the tables that are to be listed by their ids, page by page', async () => {
    const store = await opened();
    // Ids in the order of their characters, whatever the language of the database.
    const ids = ['a-', 'A_', 'Z0', 'a0', '-9', '_a', 'zz'].map((id) => `listed ${id}`);
    for (const id of ids) await store.create({ ...table(), id, listed: true });
    await store.create({ ...table(), id: 'listed Ab' });
    const pages: (readonly string[])[] = [];
    for (let after = 'listed'; pages.at(-1)?.length !== 0; after = pages.at(-1)?.at(-1) ?? '')
      pages.push((await store.listed(after, 3)).map(({ id }) => id));
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1, 0]);
    expect(pages.flat()).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('lists a table while a seat of it is free', async () => {
    const store = await opened();
    const id = 'list of the free';
    await store.create({ ...table(), id, listed: true });
    const isThere = async () => (await store.listed('list', 1)).some((each) => each.id === id);
    expect(await isThere()).toBe(true);
    for (const player of ['ann', 'bob']) await store.claim(id, player, { token: player });
    expect(await isThere()).toBe(false);
    await store.reissue(id, 'bob', undefined);
    expect(await isThere()).toBe(true);
    await store.claim(id, 'bob', { token: 'bob' });
  });

  it('keeps a table of any characters, and finds none where there can be none', async () => {
    const store = await opened();
    for (const seed of ['\u0000', '\ud800', '\u{e0041}\u202e']) {
      const kept = { ...table(), seed };
      await store.create(kept);
      expect(await store.claim(kept.id, 'ann', { token: 'a' })).toBe(true);
      expect(await store.table(kept.id)).toMatchObject({ seed });
    }
    for (const id of ['\u0000', '\ud800']) {
      expect(await store.table(id)).toBeUndefined();
      expect(await store.claim(id, 'ann', { token: 'a' })).toBe(false);
      expect(await store.log(id)).toEqual([]);
      await store.listed(id, 1);
    }
  });

  it('gives the seat of a person another token, or none, and a bot’s none', async () => {
    const store = await opened();
    const kept = table();
    await store.create(kept);
    expect(await store.claim(kept.id, 'ann', { token: 'first' })).toBe(true);
    const seats = async () => (await store.table(kept.id))?.seats;
    expect(await store.reissue(kept.id, 'ann', 'second')).toBe(true);
    expect(await seats()).toMatchObject([
      { player: 'ann', token: 'second' },
      { player: 'bob' },
      { bot: 'random' },
    ]);
    expect(await store.reissue(kept.id, 'ann', undefined)).toBe(true);
    expect(await seats()).toEqual(kept.seats);
    for (const [id, player] of [
      [kept.id, 'cat'],
      [kept.id, 'dan'],
      ['none', 'ann'],
    ] as const)
      expect(await store.reissue(id, player, 'third')).toBe(false);
    expect(await seats()).toEqual(kept.seats);
  });

  it('keeps what is barred, once, for every process', async () => {
    const open = place();
    const [store, other] = [await opened(open), await opened(open)];
    const [one, two] = [
      { what: 'address', name: '10.0.0.1' },
      { what: 'table', name: '10.0.0.1' },
    ] as const;
    for (const each of [one, one, two]) await store.bar(each, true);
    expect(await other.bars()).toEqual([one, two]);
    await other.bar(one, false);
    expect(await store.bars()).toEqual([two]);
    await other.bar(two, false);
    expect(await store.bars()).toEqual([]);
  });

  it('keeps the last snapshot', async () => {
    const store = await opened();
    const kept = table();
    await store.create(kept);
    expect(await store.snapshot(kept.id)).toBeUndefined();
    const at = (step: number) => ({ step, match: { game: 'pick', step } });
    for (const step of [10, 30, 20]) await store.keepSnapshot(kept.id, at(step));
    expect(await store.snapshot(kept.id)).toEqual(at(30));
  });
});

it('is refused where there is no database', async () => {
  await expect(postgresStore('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
  expect(() => sqliteStore({ file: join(folder, 'no', 'folder.db') })).toThrow('unable to open');
});

it.runIf(database)('tells a database that went away from a request that it refuses', async () => {
  const own = await postgres();
  const store = await postgresStore(own?.url ?? '', { connectTimeout: 200, queryTimeout: 200 });
  const kept = table();
  await store.create(kept);
  const failed = async (work: Promise<unknown>) => isAway(await work.catch((error: unknown) => error));
  expect(await failed(store.create(kept))).toBe(false);
  await own?.stop();
  expect(await failed(store.table(kept.id))).toBe(true);
  expect(await failed(store.table(kept.id))).toBe(true);
  await store.close();
});

it('gives up a database that takes the connection and says nothing', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const opened = postgresStore(`postgres://nobody@127.0.0.1:${port}/none`, { connectTimeout: 200 });
  await expect(opened).rejects.toThrow('timeout');
});

it.runIf(database)(
  'gives up a query that PostgreSQL does not answer in time, and goes on afterwards',
  async () => {
    const store = await postgresStore(database?.url ?? '', { queryTimeout: 300 });
    const other = new PgClient({ connectionString: database?.url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE reticle_tables IN ACCESS EXCLUSIVE MODE');
    await expect(store.table('held')).rejects.toThrow('statement timeout');
    await other.query('ROLLBACK');
    expect(await store.table('held')).toBeUndefined();
    await other.end();
    await store.close();
  },
);
