import { baseCard, baseCardFilter, cardKind, coreMatchers, defineGame, defineKind } from '@reticle/core';
import * as z from 'zod';
import type { BenchState } from './boards.js';

const state = z.object({
  players: z.array(z.object({ id: z.string() })).readonly(),
  cards: z.array(baseCard).readonly(),
});

const cards = {
  ...cardKind,
  object: baseCard,
  filter: baseCardFilter,
  matchers: coreMatchers,
  list: (at: BenchState) => at.cards,
};

const players = (at: BenchState) => at.players;

/** A game without protections, so that the filter decides alone, as with every other contestant. */
export const open = defineGame({ id: 'bench-open', state, players, kinds: [defineKind(cards)] });

/** A game with the same cards, some of which have protections. */
export const guarded = defineGame({
  id: 'bench-guarded',
  state,
  players,
  kinds: [
    defineKind({
      ...cards,
      protections: {
        veil: {
          rule: 'B1',
          refuses: (card, { controller }) => card.controller !== controller && card.keywords.includes('veil'),
        },
        ward: {
          rule: 'B2',
          refuses: (card, { chooser, mode }) =>
            mode === 'choose' && card.controller !== chooser && card.keywords.includes('ward'),
        },
      },
    }),
  ],
});
