import { attempt, targetSpec } from '@reticle/core';
import * as z from 'zod';

const pinned = z.strictObject({
  kind: z.string().min(1).max(64),
  id: z.string().min(1).max(256),
  incarnation: z.int().nonnegative(),
});

/** Targets that were checked and announced: core's `LegalTargets` as it lies on the stack. */
const announcedTargets = z.strictObject({
  attempt,
  slots: z
    .array(
      z.strictObject({
        slot: z.string(),
        targets: z.array(pinned).readonly(),
        division: z.array(z.int()).readonly().exactOptional(),
      }),
    )
    .readonly(),
});

/**
 * All that was chosen as a spell or ability was put on the stack; copies have it too (rule 707.2). X stands in
 * `targets.attempt.variables`.
 */
export const announcement = z.strictObject({
  spec: targetSpec,
  targets: announcedTargets,
  /** Chosen modes in printed order, a repeated one once a time (rule 700.2d). */
  modes: z.array(z.string()).readonly(),
  /** Optional and additional costs that were paid: what was kicked, bargained ... */
  costs: z.array(z.string()).readonly(),
});
export type Announcement = z.infer<typeof announcement>;

/** What was announced with no choice at all. */
export function hasTargets({ targets }: Announcement): boolean {
  return targets.slots.some((slot) => slot.targets.length > 0);
}
