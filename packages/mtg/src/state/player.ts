import type { Named } from '@reticle/core';
import * as z from 'zod';
import { HAPPENED } from '../language/happened.js';
import { mtgKeyword } from '../language/keyword.js';

const id = z.string().min(1);

/** A player; the order of players is the turn order. */
export const mtgPlayer = z.strictObject({
  id,
  team: z.string().optional(),
  keywords: z.array(mtgKeyword).readonly().optional(),
  life: z.number().optional(),
  /** What happened to the player this turn, or was done by the player. In a match {@link linkedPlayers} adds it. */
  thisTurn: z.array(z.enum(HAPPENED)).readonly().optional(),
  counters: z.record(z.string(), z.int().nonnegative()).optional(),
  /**
   * Whether the player has left the game. The player stays in the state for reference only (rules 800.4a,
   * 800.4i).
   */
  left: z.boolean().optional(),
  /**
   * The players within this player's range of influence this turn (rule 801.2c). Absent if it is unlimited.
   */
  range: z.array(id).readonly().optional(),
});

/** A player, with the keywords that players may have. */
export type MtgPlayer = Named<z.infer<typeof mtgPlayer>>;
