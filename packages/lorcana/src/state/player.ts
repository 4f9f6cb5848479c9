import * as z from 'zod';
import type { Named } from './named.js';

const id = z.string().min(1).max(256);

/** A player; the order of players is the turn order. */
export const lorcanaPlayer = z.strictObject({
  id,
  lore: z.number(),
  /** Players of one team are no opponents of each other (rules 1.3.5, 1.3.6). */
  team: z.string().optional(),
});
/** A player. Plain JSON. */
export type LorcanaPlayer = Named<z.infer<typeof lorcanaPlayer>>;
