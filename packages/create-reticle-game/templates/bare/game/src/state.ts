import type { Named } from '@reticle/core';
import * as z from 'zod';
import { card } from './card.js';

/** The players. */
export const PLAYERS = ['ann', 'bob'] as const;

/** The zones in which a card can be. */
export type Zone = 'play' | 'hand' | 'deck';

/** The schema of the state: everything that there is in a match. Plain JSON. */
export const state = z.strictObject({
  turn: z.enum(PLAYERS),
  /** The number of moves until dusk. */
  left: z.int().nonnegative(),
  /** All cards in play, in hands and in decks. A deck's first card is on top. */
  cards: z.array(card).readonly(),
});
/** The state: everything that there is in a match. */
export type State = Named<z.infer<typeof state>>;
