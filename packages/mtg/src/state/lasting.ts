import { type Named, type NamedUnion, pinnedRef } from '@reticle/core';
import * as z from 'zod';
import { change, duration } from '../language/change.js';
import { qualityFilter } from '../language/filter.js';

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

/**
 * A replacement that waits for damage or destruction this turn (rules 614, 615, 701.19): a regeneration shield, or
 * damage that is prevented, or dealt to another in its stead.
 */
export const shield = z.discriminatedUnion('shield', [
  z.strictObject({ shield: z.literal('regenerate'), id: z.int().nonnegative(), what: pinnedRef }),
  z.strictObject({
    shield: z.literal('damage'),
    id: z.int().nonnegative(),
    controller: z.string().min(1),
    source: pinnedRef,
    /** Damage to these only; to anything, where it is left out. */
    to: z.array(pinnedRef).readonly().optional(),
    /** Damage from these only. */
    by: z.array(pinnedRef).readonly().optional(),
    /** Damage from such sources only, seen by the controller. */
    byQuality: qualityFilter.optional(),
    combat: z.boolean().optional(),
    /** How much of it is still caught; all, where it is left out. */
    left: z.int().positive().optional(),
    /** Used up by the first damage that it catches: "the next time". */
    once: z.boolean().optional(),
    /** Dealt to this instead of being prevented (rule 614.9). */
    redirectTo: pinnedRef.optional(),
    /** The controller gains that much life. */
    gainsLife: z.boolean().optional(),
  }),
]);

/** A shield that waits this turn; see {@link shield}. */
export type Shield = NamedUnion<z.infer<typeof shield>>;
