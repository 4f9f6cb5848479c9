import { type Named, type NamedUnion, pinnedRef } from '@reticle/core';
import * as z from 'zod';
import { change, duration } from '../language/change.js';
import { cardFilter, qualityFilter } from '../language/filter.js';

/** What a filter that is asked later refers to: players by the names under which it does, and X. */
const meant = {
  roles: z.record(z.string().min(1).max(64), z.string().min(1)).optional(),
  X: z.int().optional(),
};

/**
 * A continuous effect of a resolved spell or ability. What it affects was settled as it began (rule 611.2c),
 * and so were its amounts (608.2h). One that changes no characteristics changes the rules, so that what
 * matches later is affected as well: `each`.
 */
export const continuousEffect = z.strictObject({
  id: z.int().nonnegative(),
  controller: z.string().min(1),
  source: pinnedRef,
  affects: z.array(pinnedRef).max(10_000).readonly(),
  each: cardFilter.optional(),
  ...meant,
  change,
  until: duration,
});

/** A continuous effect from a resolution; see {@link continuousEffect}. */
export type ContinuousEffect = Named<z.infer<typeof continuousEffect>>;

/**
 * A replacement or prevention effect that lasts this turn (rules 614, 615, 701.19): a regeneration shield, or
 * a shield that prevents damage or redirects it.
 */
export const shield = z.discriminatedUnion('shield', [
  z.strictObject({ shield: z.literal('regenerate'), id: z.int().nonnegative(), what: pinnedRef }),
  z.strictObject({
    shield: z.literal('damage'),
    id: z.int().nonnegative(),
    controller: z.string().min(1),
    source: pinnedRef,
    /** Only damage to these. Defaults to damage to anything. */
    to: z.array(pinnedRef).readonly().optional(),
    /** Damage to permanents that match as it is dealt; in addition to `to`, if there is one (rule 611.2c). */
    toEach: cardFilter.optional(),
    /** Only damage from these sources. */
    by: z.array(pinnedRef).readonly().optional(),
    /** Damage from permanents that match as they deal it, in addition to `by`, if there is one. */
    byEach: cardFilter.optional(),
    ...meant,
    /** Only damage from sources of this quality, as the controller sees them. */
    byQuality: qualityFilter.optional(),
    combat: z.boolean().optional(),
    /** How much damage it still prevents or redirects. Defaults to all. */
    left: z.int().positive().optional(),
    /** Whether the first damage uses it up: "the next time". */
    once: z.boolean().optional(),
    /** The recipient to which damage is redirected, if it isn't prevented (rule 614.9). */
    redirectTo: pinnedRef.optional(),
    /** Whether the controller gains that much life. */
    gainsLife: z.boolean().optional(),
  }),
]);

/** A shield that waits this turn; see {@link shield}. */
export type Shield = NamedUnion<z.infer<typeof shield>>;
