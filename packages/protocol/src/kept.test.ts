/** What a table does by itself, while its keeper cannot save it for a while. */
import { describe, expect, it } from 'vitest';
import { opened } from '../test/opened.js';
import { pickMatch } from '../test/pick.js';
import type { LogEntry, TableBot } from './index.js';
import type { PickState } from '../test/pick.js';

const pick = { type: 'move', move: 'pick', params: { number: 3 } } as const;
const DISK = new Error('disk');

/** A table whose keeper saves nothing while it is away. A test says when something is tried again. */
function unkept(bots: Readonly<Record<string, TableBot<PickState>>> = {}) {
  const log: LogEntry[] = [];
  const keeper = { isAway: true, failures: [] as number[] };
  const again: ((is: boolean) => void)[] = [];
  const table = opened<PickState>(
    pickMatch,
    { rounds: 3 },
    {
      bots,
      keeper: {
        append: (entry) => {
          if (keeper.isAway) throw DISK;
          log.push(entry);
        },
        again: (failures) => {
          keeper.failures.push(failures);
          return new Promise((resolve) => again.push(resolve));
        },
      },
    },
  );
  /** Lets what failed be tried again, or not, once it has failed so often. */
  const tries = async (failures: number, is = true) => {
    await expect.poll(() => keeper.failures.at(-1)).toBe(failures);
    again.splice(0).forEach((goesOn) => goesOn(is));
  };
  return { ...table, log, keeper, again, tries };
}

const bob: TableBot<PickState> = {
  name: 'first',
  choose: ({ player }) => ({ move: 'pick', player, params: { number: 2 } }),
};
const FORFEIT = { kind: 'forfeit', player: 'ann', reason: 'out of time' };

describe('a move of a bot that could not be saved', () => {
  it('is tried again until it is', async () => {
    const { table, log, thrown, keeper, tries } = unkept({ bob });
    table.start();
    await tries(1);
    await expect.poll(() => keeper.failures).toEqual([1, 2]);
    keeper.isAway = false;
    await tries(2);
    await expect.poll(() => log).toMatchObject([{ move: { player: 'bob' } }]);
    expect([thrown, table.step]).toEqual([[DISK, DISK], 1]);
  });

  it.each(['its keeper says so', 'the table is stopped'])('is not tried again once %s', async (why) => {
    const { table, log, keeper, tries } = unkept({ bob });
    table.start();
    await expect.poll(() => keeper.failures).toEqual([1]);
    keeper.isAway = false;
    if (why === 'the table is stopped') table.stop();
    await tries(1, why === 'the table is stopped');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([log, keeper.failures]).toEqual([[], [1]]);
  });

  it('is not made twice if another step comes first: the bot chooses again', async () => {
    const { table, log, keeper, tries, sit } = unkept({ bob });
    table.start();
    await expect.poll(() => keeper.failures).toEqual([1]);
    keeper.isAway = false;
    expect(await sit('ann').say({ ...pick, step: 0 })).toMatchObject({ type: 'done' });
    await tries(1);
    await expect.poll(() => table.acting).toEqual(['cat']);
    expect(log).toMatchObject([{ move: { player: 'ann' } }, { move: { player: 'bob' } }]);
  });
});

describe('a forfeit of a player who is out of time that could not be saved', () => {
  it('is tried again until it is', async () => {
    const { table, log, thrown, keeper, tries } = unkept();
    void table.forfeit('ann', 'out of time');
    await tries(1);
    await expect.poll(() => keeper.failures).toEqual([1, 2]);
    keeper.isAway = false;
    await tries(2);
    await expect.poll(() => table.outcome).toMatchObject({ reason: 'out of time' });
    expect([log, thrown]).toEqual([[FORFEIT], [DISK, DISK]]);
  });

  it('comes before a move that is made later', async () => {
    const { table, log, keeper, tries, sit } = unkept();
    const ann = sit('ann');
    void table.forfeit('ann', 'out of time');
    expect(await ann.say({ ...pick, step: 0 })).toMatchObject({ type: 'refused', reason: 'failed' });
    keeper.isAway = false;
    expect(await ann.say({ ...pick, step: 0 })).toMatchObject({ type: 'refused', reason: 'stale' });
    await tries(1);
    expect([log, table.step]).toEqual([[FORFEIT], 1]);
  });

  it('does not come after a move that was made before', async () => {
    const { table, log, keeper, sit } = unkept();
    keeper.isAway = false;
    const ann = sit('ann');
    const made = ann.say({ ...pick, step: 0 });
    await Promise.all([table.forfeit('ann', 'out of time'), table.proposeForfeit('ann')]);
    expect(await made).toMatchObject({ type: 'done', step: 1 });
    expect([log.length, table.outcome, ann.of('proposal')]).toEqual([1, undefined, []]);
  });

  it('comes before a move that is made later, also after a step of a bot', async () => {
    let choose: (() => void) | undefined;
    const slow: TableBot<PickState> = {
      name: 'slow',
      choose: async (seat) => {
        await new Promise<void>((resolve) => (choose = resolve));
        return bob.choose(seat, () => {});
      },
    };
    const { table, log, keeper, again, sit } = unkept({ bob: slow });
    const ann = sit('ann');
    table.start();
    void table.forfeit('ann', 'out of time');
    await expect.poll(() => keeper.failures).toEqual([1]);
    keeper.isAway = false;
    choose?.();
    await expect.poll(() => table.step).toBe(1);
    keeper.isAway = true;
    void table.forfeit('ann', 'out of time');
    await expect.poll(() => keeper.failures).toEqual([1, 1]);
    keeper.isAway = false;
    // The forfeit of the step before is tried again first.
    again[0]?.(true);
    await ann.say({ type: 'sync' });
    expect(await ann.say({ ...pick, step: 1 })).toMatchObject({ type: 'refused', reason: 'stale' });
    expect(log).toMatchObject([{ move: { player: 'bob' } }, FORFEIT]);
  });

  it('is not asked for again once the others have agreed on it', async () => {
    const { table, log, keeper, tries, sit } = unkept();
    const [bobs, cats] = [sit('bob'), sit('cat')];
    await table.proposeForfeit('ann');
    await bobs.say({ type: 'agree', proposal: 0, yes: true });
    expect(await cats.say({ type: 'agree', proposal: 0, yes: true })).toMatchObject({ type: 'done' });
    keeper.isAway = false;
    await tries(1);
    await expect.poll(() => table.outcome).toMatchObject({ reason: 'out of time' });
    expect([log, cats.of('refused')]).toEqual([[FORFEIT], []]);
  });
});

it('a move that all agreed to take back is taken back as soon as that can be saved', async () => {
  const { table, keeper, tries, sit } = unkept();
  const [ann, bobs, cats] = [sit('ann'), sit('bob'), sit('cat')];
  keeper.isAway = false;
  await ann.say({ ...pick, step: 0 });
  await ann.say({ type: 'undo', step: 1 });
  await bobs.say({ type: 'agree', proposal: 0, yes: true });
  keeper.isAway = true;
  expect(await cats.say({ type: 'agree', proposal: 0, yes: true })).toMatchObject({ type: 'done' });
  keeper.isAway = false;
  await tries(1);
  await expect.poll(() => table.step).toBe(2);
  expect(ann.view).toMatchObject({ state: { own: null } });
});

describe('while the others say whether a player who is out of time loses', () => {
  it('that player does not end the vote by a move', async () => {
    const { table, log, sit } = opened(pickMatch);
    const [ann, bobs, cats] = [sit('ann'), sit('bob'), sit('cat')];
    await table.proposeForfeit('ann');
    expect(await ann.say({ ...pick, step: 0 })).toMatchObject({ type: 'refused', reason: 'outOfTime' });
    expect([ann.of('proposal').length, log]).toEqual([1, []]);
    await bobs.say({ type: 'agree', proposal: 0, yes: true });
    await cats.say({ type: 'agree', proposal: 0, yes: true });
    expect(table.outcome).toEqual({ winners: ['bob', 'cat'], reason: 'out of time' });
  });

  it('that player moves again once one of them says no', async () => {
    const { table, sit } = opened(pickMatch);
    const [ann, bobs] = [sit('ann'), sit('bob')];
    await table.proposeForfeit('ann');
    await bobs.say({ type: 'agree', proposal: 0, yes: false });
    expect(await ann.say({ ...pick, step: 0 })).toMatchObject({ type: 'done' });
  });

  it('the others play on', async () => {
    const { table, sit } = opened(pickMatch);
    const [ann, bobs] = [sit('ann'), sit('bob')];
    await table.proposeForfeit('ann');
    expect(await bobs.say({ ...pick, step: 0 })).toMatchObject({ type: 'done' });
    expect(ann.of('proposal').at(-1)).toMatchObject({ settled: 'declined' });
  });
});
