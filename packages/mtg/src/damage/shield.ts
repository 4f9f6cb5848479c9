import * as z from 'zod';
import { qualityFilter } from '../filter/quality.js';

const pinned = z.strictObject({
  kind: z.string().min(1),
  id: z.string().min(1),
  incarnation: z.int().nonnegative(),
});

/**
 * A replacement that waits for damage or destruction this turn (rules 614, 615, 701.19): a regeneration shield, or
 * damage that is prevented, or dealt to another in its stead.
 */
export const shield = z.discriminatedUnion('shield', [
  z.strictObject({ shield: z.literal('regenerate'), id: z.int().nonnegative(), what: pinned }),
  z.strictObject({
    shield: z.literal('damage'),
    id: z.int().nonnegative(),
    controller: z.string().min(1),
    source: pinned,
    /** Damage to these only; to anything, where it is left out. */
    to: z.array(pinned).readonly().optional(),
    /** Damage from these only. */
    by: z.array(pinned).readonly().optional(),
    /** Damage from such sources only, seen by the controller. */
    byQuality: qualityFilter.optional(),
    combat: z.boolean().optional(),
    /** How much of it is still caught; all, where it is left out. */
    left: z.int().positive().optional(),
    /** Used up by the first damage that it catches: "the next time". */
    once: z.boolean().optional(),
    /** Dealt to this instead of being prevented (rule 614.9). */
    redirectTo: pinned.optional(),
    /** The controller gains that much life. */
    gainsLife: z.boolean().optional(),
  }),
]);
/** A shield that waits this turn; see {@link shield}. */
export type Shield = z.infer<typeof shield>;
