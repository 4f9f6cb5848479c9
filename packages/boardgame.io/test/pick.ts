import { defineGame, ok, playerKind } from '@reticle/core';
import { defineMatch, defineMove } from '@reticle/core/match';
import * as z from 'zod';

const PLAYERS = ['ann', 'bob', 'cat'] as const;
const state = z.strictObject({ picks: z.record(z.string(), z.int()), rounds: z.int() });
type State = z.infer<typeof state>;

const allIn = ({ picks }: State) => PLAYERS.every((id) => Object.hasOwn(picks, id));

/**
 * A game in which all three pick a number in secret at the same time. In the last round the highest number
 * wins.
 */
export const pickMatch = defineMatch<State, { rounds: number }>({
  game: defineGame({
    id: 'pick',
    state,
    players: () => PLAYERS.map((id) => ({ id })),
    kinds: [playerKind({ list: () => PLAYERS.map((id) => ({ id })) })],
  }),
  version: 1,
  options: z.strictObject({ rounds: z.int().min(1).default(2) }),
  setup: ({ rounds }) => ok({ picks: {}, rounds }),
  toAct: ({ picks }) => PLAYERS.filter((id) => !Object.hasOwn(picks, id)),
  outcome: (now) => {
    if (now.rounds > 0) return undefined;
    const highest = Math.max(...PLAYERS.map((id) => now.picks[id] ?? 0));
    return { winners: PLAYERS.filter((id) => now.picks[id] === highest), reason: 'highest' };
  },
  moves: {
    pick: defineMove({
      params: z.strictObject({ number: z.int().min(1).max(9) }),
      refuses: () => [],
      variants: () => [{ number: 1 }, { number: 2 }, { number: 3 }],
      execute: ({ state: { picks, rounds }, player, params, emit }) => {
        emit({ type: 'picked', by: player, number: params.number, visibleTo: [player] });
        const next = { picks: { ...picks, [player]: params.number }, rounds };
        if (!allIn(next)) return next;
        return { picks: rounds > 1 ? {} : next.picks, rounds: rounds - 1 };
      },
    }),
  },
  view: ({ picks, rounds }, viewer) => ({
    rounds,
    own: viewer === undefined ? null : (picks[viewer] ?? null),
  }),
});
