import { defineGame, ok, playerKind } from '@reticle/core';
import { defineMatch, defineMove, type MatchEvent } from '@reticle/core/match';
import * as z from 'zod';

const PLAYERS = ['ann', 'bob', 'cat'] as const;
const state = z.strictObject({
  picks: z.record(z.string(), z.int()),
  scores: z.record(z.string(), z.int()),
  rounds: z.int(),
});
/** Secret picks, and what was won by them. */
export type PickState = z.infer<typeof state>;

const hasPicked = ({ picks }: PickState, id: string) => Object.hasOwn(picks, id);

/** The state after a pick; once all have picked, the highest pick scores and a new round begins. */
function afterPick(
  now: PickState,
  player: string,
  number: number,
  emit: (event: MatchEvent) => void,
): PickState {
  const picks = { ...now.picks, [player]: number };
  if (PLAYERS.some((id) => picks[id] === undefined)) return { ...now, picks };
  const highest = Math.max(...Object.values(picks));
  const winner = PLAYERS.find((id) => picks[id] === highest) ?? player;
  emit({ type: 'shown', picks });
  const scores = { ...now.scores, [winner]: (now.scores[winner] ?? 0) + 1 };
  return { picks: {}, scores, rounds: now.rounds - 1 };
}

/** All three pick a number in secret at the same time; the highest one scores. Whoever rolls dice lets them pick. */
export const pickMatch = defineMatch<PickState, { rounds: number }>({
  game: defineGame({
    id: 'pick',
    state,
    players: () => PLAYERS.map((id) => ({ id })),
    kinds: [playerKind({ list: () => PLAYERS.map((id) => ({ id })) })],
  }),
  version: 1,
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
        return afterPick(now, player, params.number, emit);
      },
    }),
    dice: defineMove({
      params: z.strictObject({}),
      refuses: () => [],
      variants: () => [{}],
      execute: ({ state: now, player, random, emit }) => afterPick(now, player, random.below(9) + 1, emit),
    }),
  },
  view: (now, viewer) => ({
    rounds: now.rounds,
    scores: now.scores,
    picked: PLAYERS.filter((id) => hasPicked(now, id)),
    own: viewer === undefined ? null : (now.picks[viewer] ?? null),
  }),
});
