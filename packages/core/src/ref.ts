import * as z from 'zod';

/**
 * A reference to one thing that can be chosen: its kind, and its id within the kind. With an `incarnation` it
 * means one object only: an object that changes zones gets another incarnation, and is another object.
 */
export const targetRef = z.strictObject({
  kind: z.string().min(1).max(64),
  id: z.string().min(1).max(256),
  incarnation: z.int().nonnegative().optional(),
});
/** A reference to one thing that can be chosen; see {@link targetRef}. */
export type TargetRef = Named<z.infer<typeof targetRef>>;

/** Whether two references name the same thing, whatever their incarnations. */
export function sameTarget(a: TargetRef, b: TargetRef): boolean {
  return a.kind === b.kind && a.id === b.id;
}

/** The schema of a reference with its incarnation: it means one object only. Part of saved states. */
export const pinnedRef = targetRef.extend({ incarnation: z.int().nonnegative() });
/** A reference with its incarnation: it means one object only. */
export type PinnedRef = TargetRef & {
  readonly incarnation: number;
};

/** A player as targeting sees them. Players of one team are not opponents of each other. */
export interface Player {
  readonly id: string;
  readonly team?: string | undefined;
}

/**
 * The same object type under a name of its own. `type Card = Named<z.infer<typeof card>>` is printed as
 * `Card` in declarations and in the editor, instead of being spelled out wherever it is used.
 */
export type Named<Data, Keys extends keyof Data = keyof Data> = { [Key in Keys]: Data[Key] };

/** Like {@link Named}, for a union of objects. */
export type NamedUnion<Data> = { [Key in keyof Data]: Data[Key] };
