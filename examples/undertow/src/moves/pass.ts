import { defineMove, type EnumerableMove } from '@reticle/core/match';
import * as z from 'zod';
import { drawn } from '../board/changes.js';
import { rival, type State } from '../state.js';
import { refusal } from './refusals.js';

/** Ends the turn: the other player's creatures are ready, and they draw a card. */
export const pass: EnumerableMove<State> = defineMove({
  params: z.strictObject({}),
  refuses: ({ state }) => (state.frame ? [refusal('asked')] : []),
  variants: () => [{}],
  execute: ({ state, player, emit }) => {
    const next = rival(player);
    const { state: after, ids } = drawn(state, next, 1);
    emit({ type: 'turn', player: next });
    emit({ type: 'drewCards', cards: ids, visibleTo: [next] });
    return {
      ...after,
      turn: next,
      left: state.left - 1,
      players: after.players.map((one) => ({ ...one, done: [] })),
      cards: after.cards.map((card) => (card.controller === next ? { ...card, exerted: false } : card)),
    };
  },
});
