import type { Named } from '@reticle/core';
import * as z from 'zod';
import { mtgKeyword } from '../language/keyword.js';

const id = z.string().min(1);

/** A player; the order of players is the turn order. */
export const mtgPlayer = z.strictObject({
  id,
  team: z.string().optional(),
  keywords: z.array(mtgKeyword).readonly().optional(),
  life: z.number().optional(),
  counters: z.record(z.string(), z.int().nonnegative()).optional(),
  /** Has left the game: is there to be remembered only (rules 800.4a, 800.4i). */
  left: z.boolean().optional(),
  /** Who is within the player's range of influence this turn (rule 801.2c); absent where it is not limited. */
  range: z.array(id).readonly().optional(),
});

/** A player, with the keywords that players may have. */
export type MtgPlayer = Named<z.infer<typeof mtgPlayer>>;
