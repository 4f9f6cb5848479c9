import { baseCard, type Named } from '@reticle/core';
import * as z from 'zod';

/** The schema of a lamp on the table: the facts of every card, and those of this game. */
export const card = baseCard.extend({
  /** The points that it is worth at the end, if it is lit. */
  glow: z.int().nonnegative(),
  lit: z.boolean(),
});
/** A lamp on the table. */
export type Card = Named<z.infer<typeof card>>;
