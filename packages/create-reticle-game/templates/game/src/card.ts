import { baseCard, type Named } from '@reticle/core';
import * as z from 'zod';

/** A lamp on the table: what every card has, and what only this game's have. */
export const card = baseCard.extend({
  /** What it counts in the end, if it is lit. */
  glow: z.int().nonnegative(),
  lit: z.boolean(),
});
/** A lamp on the table. */
export type Card = Named<z.infer<typeof card>>;
