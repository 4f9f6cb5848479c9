import { defineMove, type EnumerableMove } from '@reticle/core/match';
import * as z from 'zod';
import type { State } from '../state.js';
import { passTurn } from './turn.js';

/** Readies all cards of the player. */
export const rest: EnumerableMove<State> = defineMove({
  params: z.strictObject({}),
  refuses: () => [],
  variants: () => [{}],
  execute: ({ state, player }) => {
    const cards = state.cards.map((card) =>
      card.controller === player ? { ...card, exerted: false } : card,
    );
    return passTurn({ ...state, cards });
  },
});
