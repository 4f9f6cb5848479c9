/**
 * A made-up game in three versions: a match that was saved before a release continues, or is refused with a
 * reason.
 */
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { defineGame, issue, ok, parseWith, refuse, unwrap, type Json, type JsonObject } from '../index.js';
import { defineMatch, defineMove, playedRecord, type MatchMigration, type PlayedMove } from './index.js';

const PLAYERS = [{ id: 'ann' }, { id: 'bob' }];

/**
 * Players take stones in turn. After a rule change nobody takes more than `most` at once, and the rest of a
 * request is lost.
 */
function stones(version: number, most: number, migrate: readonly MatchMigration[] = []) {
  const state = z.strictObject({ turn: z.enum(['ann', 'bob']), stones: z.int().min(0) });
  type State = z.infer<typeof state>;
  const game = defineGame({ id: 'stones', state, players: () => PLAYERS, kinds: [] });
  return defineMatch<State, { stones: number }>({
    game,
    version,
    migrate,
    options: z.strictObject({ stones: z.int().min(1).default(20) }),
    setup: ({ stones: left }) => ok({ turn: 'ann' as const, stones: left }),
    toAct: ({ turn }: State) => [turn],
    outcome: ({ stones: left, turn }) => (left > 0 ? undefined : { winners: [turn], reason: 'last' }),
    moves: {
      take: defineMove<State, { count: number }>({
        params: z.strictObject({ count: z.int().min(1).max(6) }),
        refuses: ({ state: { stones: left }, params }) =>
          params.count > left ? [issue('notCompletable', {})] : [],
        variants: () => [1, 2, 3, 4, 5, 6].map((count) => ({ count })),
        execute: ({ state: { turn, stones: left }, params, emit }) => {
          const taken = Math.min(params.count, most);
          emit({ type: 'taken', count: taken });
          return { turn: turn === 'ann' ? ('bob' as const) : ('ann' as const), stones: left - taken };
        },
      }),
    },
    view: (seen) => seen,
  });
}

const record = z.record(z.string(), z.json());
/** What version 1 wrote differently: `heap` for the stones, in states and options, and `many` in moves. */
const renamed = (from: string, to: string) => (json: Json) => {
  const parsed = parseWith(record, json);
  if (!parsed.ok) return parsed;
  const { [from]: value, ...rest } = parsed.value;
  return ok<JsonObject>({ ...rest, ...(value === undefined ? {} : { [to]: value }) });
};
const fromFirst: MatchMigration = {
  from: 1,
  state: renamed('heap', 'stones'),
  options: renamed('heap', 'stones'),
  move: (move) => {
    const params = renamed('many', 'count')(move.params ?? {});
    return params.ok ? ok({ ...move, params: params.value }) : params;
  },
};

const second = stones(2, 6, [fromFirst]);
const third = stones(3, 3, [fromFirst, { from: 2 }]);

/** Makes a record of version 2 in which these numbers were taken. */
function recordOf(...counts: readonly number[]) {
  const header = unwrap(second.record({}, 1));
  let match = unwrap(second.start({}, 1));
  const played: PlayedMove[] = [];
  for (const count of counts) {
    const move = { move: 'take', player: match.state.turn, params: { count } };
    const applied = unwrap(second.apply(match, move));
    match = applied.match;
    played.push({ move, events: applied.events });
  }
  return { match, record: playedRecord(header, played, match) };
}
const first = {
  ...recordOf(2, 3).record,
  version: 1,
  options: { heap: 12 },
  moves: [
    { move: 'take', player: 'ann', params: { many: 2 } },
    { move: 'take', player: 'bob', params: { many: 3 } },
  ],
};

describe('a record of an earlier version', () => {
  it('plays after all steps from its version on', () => {
    for (const runtime of [second, third])
      expect(unwrap(runtime.replay(first)).match).toMatchObject({
        version: runtime === second ? 2 : 3,
        state: { turn: 'ann', stones: 7 },
      });
  });

  it('is written as the version of today writes it, without the fingerprint of its end', () => {
    const migrated = unwrap(third.migrate({ ...first, digest: 'feed' }));
    expect(migrated).toMatchObject({ version: 3, options: { stones: 12 }, eventDigests: first.eventDigests });
    expect(migrated.moves.map(({ params }) => params)).toEqual([{ count: 2 }, { count: 3 }]);
    expect(migrated).not.toHaveProperty('digest');
    expect(third.migrate(migrated)).toEqual(ok(migrated));
  });

  it('names the first move in which something else happens', () => {
    expect(third.replay(recordOf(3, 1, 5, 6).record)).toMatchObject({
      issues: [{ code: 'replayDiverged', path: ['moves', 2], data: { step: 3 } }],
    });
  });

  it('names the first move that is refused', () => {
    const { eventDigests: _told, ...silent } = recordOf(6, 6, 6).record;
    const unlucky = stones(3, 1, [
      {
        from: 2,
        move: (move) => (move.player === 'bob' ? refuse(issue('cannotPay', { cost: 'x' })) : ok(move)),
      },
    ]);
    expect(unlucky.replay(silent)).toMatchObject({ issues: [{ code: 'cannotPay', path: ['moves', 1] }] });
    const tiny = {
      ...silent,
      version: 1,
      options: { heap: 7 },
      moves: first.moves.map((move) => ({ ...move, params: { many: 6 } })),
    };
    expect(second.replay(tiny)).toMatchObject({ issues: [{ code: 'notCompletable', path: ['moves', 1] }] });
  });

  it('is not compared move by move where events have another form since', () => {
    const other = stones(3, 3, [{ from: 2, eventsChanged: true }]);
    expect(unwrap(other.replay(recordOf(6).record)).match.state.stones).toBe(17);
  });

  it.each([
    ['whose version no step leads away from', { version: 1 }, stones(3, 3, [{ from: 2 }])],
    ['of a later version', { version: 4 }, third],
    ['of another game', { game: 'chess' }, third],
  ])('%s is refused', (_what, change, runtime) => {
    expect(runtime.replay({ ...first, ...change })).toMatchObject({ issues: [{ code: 'wrongGame' }] });
  });
});

describe('a record of today', () => {
  it('names the move that tells otherwise, also if the end is the same', () => {
    const { record: kept } = recordOf(2, 3, 1);
    expect(second.replay(kept).ok).toBe(true);
    const wrong = { ...kept, eventDigests: kept.eventDigests?.map((told, at) => (at === 1 ? 'feed' : told)) };
    expect(second.replay(wrong)).toMatchObject({
      issues: [{ code: 'replayDiverged', path: ['moves', 1], data: { step: 2, wanted: 'feed' } }],
    });
  });

  it('keeps what was told of the moves that are left', () => {
    const { record: kept } = recordOf(2, 3, 1);
    expect(unwrap(second.undo(kept)).eventDigests).toEqual(kept.eventDigests?.slice(0, 2));
  });
});

describe('a match that was saved in an earlier version', () => {
  const saved = { ...recordOf(2).match, version: 1, state: { turn: 'bob', heap: 18 } };

  it('is read after all steps', () => {
    expect(unwrap(third.parseMatch(saved))).toEqual({
      ...saved,
      version: 3,
      state: { turn: 'bob', stones: 18 },
    });
  });

  it.each([
    ['that a step refuses', { ...saved, state: null }, 'wrongType'],
    ['that is no state after the steps', { ...saved, state: { turn: 'bob', heap: -1 } }, 'invalidValue'],
    ['of another game', { ...saved, game: 'chess' }, 'wrongGame'],
    ['with a key of its own', { ...saved, extra: 1 }, 'unknownKey'],
    ['without a step', { ...saved, step: undefined }, 'wrongType'],
    ['that is no match', 'stones', 'wrongType'],
  ])('%s is refused', (_what, json, code) => {
    const parsed = third.parseMatch(json);
    expect(parsed.ok ? [] : parsed.issues.map((found) => found.code)).toContain(code);
  });
});

describe('migrations that are no steps to the version of today', () => {
  it.each<[string, readonly MatchMigration[]]>([
    ['two from one version', [{ from: 1 }, { from: 1 }]],
    ['one from today', [{ from: 3 }]],
  ])('%s', (_what, steps) => {
    expect(() => stones(3, 3, steps)).toThrow(RangeError);
  });
});
