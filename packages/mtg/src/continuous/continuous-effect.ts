import * as z from 'zod';
import { change, duration } from './change.js';

const pinned = z.strictObject({
  kind: z.string().min(1),
  id: z.string().min(1),
  incarnation: z.int().nonnegative(),
});

/**
 * A continuous effect that a spell or ability left behind. What it affects was settled as it began (rule 611.2c), and so
 * was every amount in it (608.2h).
 */
export const continuousEffect = z.strictObject({
  id: z.int().nonnegative(),
  controller: z.string().min(1),
  source: pinned,
  affects: z.array(pinned).max(10_000).readonly(),
  change,
  until: duration,
});
/** A continuous effect from a resolution; see {@link continuousEffect}. */
export type ContinuousEffect = z.infer<typeof continuousEffect>;
