import { defineGame, ok, playerKind } from '@reticle/core';
import { defineMatch, defineMove, type MatchEvent, type MatchMigration } from '@reticle/core/match';
import * as z from 'zod';

const PLAYERS = ['ann', 'bob', 'cat'] as const;
const state = z.strictObject({
  picks: z.record(z.string(), z.int()),
  scores: z.record(z.string(), z.int()),
  rounds: z.int(),
});
/** The state of the game: secret picks, and the points won by them. */
export type PickState = z.infer<typeof state>;

const hasPicked = ({ picks }: PickState, id: string) => Object.hasOwn(picks, id);

/** Chooses which of the picked numbers scores. */
type Best = (...picks: readonly number[]) => number;

/** Returns the state after a pick. Once all have picked, the best pick scores and a new round begins. */
function afterPick(
  best: Best,
  now: PickState,
  player: string,
  number: number,
  emit: (event: MatchEvent) => void,
): PickState {
  const picks = { ...now.picks, [player]: number };
  if (PLAYERS.some((id) => picks[id] === undefined)) return { ...now, picks };
  const scoring = best(...Object.values(picks));
  const winner = PLAYERS.find((id) => picks[id] === scoring) ?? player;
  emit({ type: 'shown', picks, winner });
  const scores = { ...now.scores, [winner]: (now.scores[winner] ?? 0) + 1 };
  return { picks: {}, scores, rounds: now.rounds - 1 };
}

/** A version of the game: its number, which pick scores, and the migrations from earlier versions. */
interface PickVersion {
  readonly version?: number;
  readonly best?: Best;
  readonly migrate?: readonly MatchMigration[];
}

/** Defines the game: all three players pick a number in secret at the same time, and the best one scores. */
export const pickMatchOf = ({ version = 1, best = Math.max, migrate = [] }: PickVersion) =>
  defineMatch<PickState, { rounds: number }>({
    game: defineGame({
      id: 'pick',
      state,
      players: () => PLAYERS.map((id) => ({ id })),
      kinds: [playerKind({ list: () => PLAYERS.map((id) => ({ id })) })],
    }),
    version,
    migrate,
    options: z.strictObject({ rounds: z.int().min(1).default(2) }),
    setup: ({ rounds }) => ok({ picks: {}, scores: {}, rounds }),
    toAct: (now) => PLAYERS.filter((id) => !hasPicked(now, id)),
    outcome: ({ rounds, scores }) => {
      if (rounds > 0) return undefined;
      const highest = Math.max(...PLAYERS.map((id) => scores[id] ?? 0));
      return { winners: PLAYERS.filter((id) => (scores[id] ?? 0) === highest), reason: 'highest' };
    },
    moves: {
      pick: defineMove({
        params: z.strictObject({ number: z.int().min(1).max(9) }),
        refuses: () => [],
        variants: () => [{ number: 1 }, { number: 2 }, { number: 3 }],
        execute: ({ state: now, player, params, emit }) => {
          emit({ type: 'picked', by: player });
          return afterPick(best, now, player, params.number, emit);
        },
      }),
      dice: defineMove({
        params: z.strictObject({}),
        refuses: () => [],
        variants: () => [{}],
        execute: ({ state: now, player, random, emit }) =>
          afterPick(best, now, player, random.below(9) + 1, emit),
      }),
    },
    view: (now, viewer) => ({
      rounds: now.rounds,
      scores: now.scores,
      picked: PLAYERS.filter((id) => hasPicked(now, id)),
      own: viewer === undefined ? null : (now.picks[viewer] ?? null),
    }),
  });

/** The default game: the highest pick scores. */
export const pickMatch = pickMatchOf({});
