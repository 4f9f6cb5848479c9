import * as z from 'zod';
import { pinnedRef } from '../ref.js';

const id = z.string().min(1).max(256);

/**
 * Makes the schema of a `Frame`, for a state that holds frames.
 *
 * @param effect the schema of the game's effects
 */
export const frame = <Effect>(effect: z.ZodType<Effect>) =>
  z.strictObject({
    controller: id,
    source: pinnedRef,
    variables: z.strictObject({ X: z.int().nonnegative().optional() }),
    bound: z.record(id, z.array(pinnedRef).readonly()),
    todo: z.array(effect).readonly(),
  });
