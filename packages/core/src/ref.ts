import * as z from 'zod';
import type { Named } from './named.js';

/**
 * Names one thing that can be chosen: its kind and its id within the kind. With `incarnation` it means that very object:
 * after a change of zone the number is another, and so is the object.
 */
export const targetRef = z.strictObject({
  kind: z.string().min(1).max(64),
  id: z.string().min(1).max(256),
  incarnation: z.int().nonnegative().optional(),
});
/** Names one thing that can be chosen; see {@link targetRef}. */
export type TargetRef = Named<z.infer<typeof targetRef>>;

export function sameTarget(a: TargetRef, b: TargetRef): boolean {
  return a.kind === b.kind && a.id === b.id;
}

/** A reference that means one very object, as JSON that is part of a state. */
export const pinnedRef = targetRef.extend({ incarnation: z.int().nonnegative() });
/** A reference that means one very object. */
export interface PinnedRef extends TargetRef {
  readonly incarnation: number;
}
