/**
 * The very same object type, but `type Card = Named<z.infer<typeof card>>` is printed as `Card`, in declarations and in
 * the editor, where what a schema infers would be spelled out again wherever it is used.
 */
export type Named<Data, Keys extends keyof Data = keyof Data> = { [Key in Keys]: Data[Key] };

/** As {@link Named}, for a union of objects. */
export type NamedUnion<Data> = { [Key in keyof Data]: Data[Key] };
