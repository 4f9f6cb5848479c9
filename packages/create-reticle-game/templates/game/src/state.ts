import type { Named } from '@reticle/core';
import * as z from 'zod';
import { card } from './card.js';

/** Who plays. */
export const PLAYERS = ['ann', 'bob'] as const;

/** All that there is in a match. Plain JSON. */
export const state = z.strictObject({
  turn: z.enum(PLAYERS),
  /** Moves until dusk. */
  left: z.int().nonnegative(),
  cards: z.array(card).readonly(),
});
/** All that there is in a match. */
export type State = Named<z.infer<typeof state>>;
