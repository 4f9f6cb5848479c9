import { legalTargets, targetSpec } from '@reticle/core';
import * as z from 'zod';
import type { Named } from './named.js';

const announced = z.strictObject({
  spec: targetSpec,
  targets: legalTargets,
  /** Chosen modes in printed order, a repeated one once a time (rule 700.2d). */
  modes: z.array(z.string()).readonly(),
  /** Optional and additional costs that were paid: what was kicked, bargained ... */
  costs: z.array(z.string()).readonly(),
});
/** What was announced for a spell or ability: modes, X, targets, shares (rule 601.2). */
export type Announcement = Named<z.infer<typeof announced>>;
/**
 * All that was chosen as a spell or ability was put on the stack; copies have it too (rule 707.2). X stands in
 * `targets.attempt.variables`.
 */
export const announcement: z.ZodType<Announcement> = announced;
