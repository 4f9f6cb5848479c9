import * as z from 'zod';

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
export type PinnedRef = TargetRef & {
  readonly incarnation: number;
};

/** A player as targeting sees one. Players of one team are no opponents of each other. */
export interface Player {
  readonly id: string;
  readonly team?: string | undefined;
}

/**
 * The very same object type, but `type Card = Named<z.infer<typeof card>>` is printed as `Card`, in declarations and in
 * the editor, where what a schema infers would be spelled out again wherever it is used.
 */
export type Named<Data, Keys extends keyof Data = keyof Data> = { [Key in Keys]: Data[Key] };

/** As {@link Named}, for a union of objects. */
export type NamedUnion<Data> = { [Key in keyof Data]: Data[Key] };
