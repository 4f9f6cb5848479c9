import * as z from 'zod';
import { playerId } from './players.js';

const turns = z.int().min(1).max(1_000);

/**
 * How a match is won. Whoever has no unit left loses, whatever else was agreed. Turns are those of either player, one
 * after the other, from 1.
 */
export const victoryCondition = z.discriminatedUnion('type', [
  /** Destroy every enemy unit. */
  z.strictObject({ type: z.literal('annihilation') }),
  /** Have a unit on the tile at the end of so many turns in a row, the enemy's included. */
  z.strictObject({ type: z.literal('hold'), x: z.int().nonnegative(), y: z.int().nonnegative(), turns }),
  /** The player has a unit left at the end of that turn. */
  z.strictObject({ type: z.literal('survive'), player: playerId, turns }),
  /** More units than the enemy at the end of that turn. */
  z.strictObject({ type: z.literal('mostUnits'), turns }),
]);
/** How a match is won. */
export type VictoryCondition = z.infer<typeof victoryCondition>;
