import * as z from 'zod';
import type { Named } from '../ref.js';

/** The keys of some data, as schemas by name. */
type KindKeys = Readonly<Record<string, z.ZodType>>;

/** Something that must hold of data beyond the schemas of their keys. */
export interface KindCheck {
  readonly message: string;
  holds(data: object): boolean;
}

/**
 * One kind of effect, trigger, condition or cost: the keys of its data, without the one that names the kind. A
 * game adds the facts that its rules and its words need of every kind.
 */
export interface KindEntry {
  readonly keys: KindKeys;
  readonly checks?: readonly KindCheck[];
}

/**
 * A family of kinds, by name. Everything else is inferred from it: the types of the data ({@link FamilyData}),
 * their schema ({@link familyUnion}), and what a table of handlers must hold.
 */
export type Family<Entry extends KindEntry = KindEntry> = Readonly<Record<string, Entry>>;

/** The data of each kind of a family, with the name of the kind under a key of its own, as in `effect: 'draw'`. */
export type FamilyData<Tag extends string, Kinds extends Family> = {
  readonly [Name in keyof Kinds]: Named<
    z.core.$InferObjectOutput<
      { readonly [Key in Tag]: z.ZodLiteral<Name & string> } & Kinds[Name]['keys'],
      {}
    >
  >;
};

/**
 * The family of data whose types are written by hand because they are recursive. A kind or a key that is
 * missing, left over or of another type does not compile.
 */
export type FamilyOf<Tag extends string, Data, Entry extends KindEntry = KindEntry> = {
  readonly [Name in keyof Data]: Omit<Entry, 'keys'> & {
    readonly keys: {
      readonly [Key in Exclude<keyof Data[Name], Tag>]-?: z.ZodType<Data[Name][Key]>;
    };
  };
};

/** Returns the schema of one kind: its keys after the key `tag`, and no others. */
const kindSchema = (tag: string, name: string, { keys, checks = [] }: KindEntry) =>
  checked(z.strictObject({ [tag]: z.literal(name), ...keys }), checks);

const checked = (schema: z.ZodObject, checks: readonly KindCheck[]): z.ZodObject =>
  checks.reduce((before, check) => before.refine((data) => check.holds(data), check.message), schema);

/**
 * Returns the schema of a family: the data of any of its kinds, told apart by the key `tag`.
 *
 * @throws RangeError for a family without kinds
 */
export function familyUnion<const Tag extends string, const Kinds extends Family>(
  tag: Tag,
  kinds: Kinds,
): z.ZodType<FamilyData<Tag, Kinds>[keyof Kinds]>;
export function familyUnion(tag: string, kinds: Family): z.ZodType {
  const [first, ...others] = Object.entries(kinds).map(([name, entry]) => kindSchema(tag, name, entry));
  if (!first) throw new RangeError('A family without kinds has no data');
  return z.discriminatedUnion(tag, [first, ...others]);
}

/**
 * Returns the schemas of kinds that are told apart by their keys alone. The types of the data are written by
 * hand, by a name for each kind, because they are recursive.
 */
export function keyedSchemas<Data extends object>(
  kinds: FamilyOf<never, Data>,
): readonly z.ZodType<Data[keyof Data]>[];
export function keyedSchemas(kinds: Family): readonly z.ZodType[] {
  return Object.values(kinds).map(({ keys, checks = [] }) => checked(z.strictObject(keys), checks));
}
