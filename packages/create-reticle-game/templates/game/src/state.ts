import type { Named } from '@reticle/core';
import * as z from 'zod';
import { card } from './card.js';

/** Who plays. */
export const PLAYERS = ['ann', 'bob'] as const;

/** Where a card can be. */
export type Zone = 'play' | 'hand' | 'deck';

/** All that there is in a match. Plain JSON. */
export const state = z.strictObject({
  turn: z.enum(PLAYERS),
  /** Moves until dusk. */
  left: z.int().nonnegative(),
  /** Those in play, and those in hands and decks; a deck's first card is on top. */
  cards: z.array(card).readonly(),
});
/** All that there is in a match. */
export type State = Named<z.infer<typeof state>>;
