import { pinnedRef } from '@reticle/core/match';
import * as z from 'zod';
import type { Named } from '../state/named.js';
import { change, duration } from './change.js';

/**
 * A continuous effect that a spell or ability left behind. What it affects was settled as it began (rule 611.2c), and so
 * was every amount in it (608.2h).
 */
export const continuousEffect = z.strictObject({
  id: z.int().nonnegative(),
  controller: z.string().min(1),
  source: pinnedRef,
  affects: z.array(pinnedRef).max(10_000).readonly(),
  change,
  until: duration,
});
/** A continuous effect from a resolution; see {@link continuousEffect}. */
export type ContinuousEffect = Named<z.infer<typeof continuousEffect>>;
