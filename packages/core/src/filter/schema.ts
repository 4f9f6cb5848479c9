import * as z from 'zod';
import { frozenCopy, type JsonObject } from '../json.js';
import type { Named } from '../ref.js';
import { numericComparison, stringComparison } from './comparison.js';
import { playerReference } from './value.js';

const strings = z.array(z.string()).readonly();
const oneOrMany = z.union([z.string(), z.array(z.string()).min(1).readonly()]);

/**
 * The facts that every card of every game has. Games extend them: `baseCard.extend({ willpower: z.number()
 * })`. They are the current facts (types, keywords and numbers after all effects), not the printed ones.
 */
export const baseCard = z.strictObject({
  /** The id of this object. A reference names it by this id for as long as it stays in its zone. */
  instanceId: z.string().min(1).max(256),
  /** The number of the object's zone changes. With another incarnation it is another object. */
  incarnation: z.int().nonnegative(),
  /** The id of the printed card, which all its copies share. */
  publicId: z.string().min(1),
  name: z.string(),
  types: strings,
  zone: z.string(),
  owner: z.string(),
  controller: z.string(),
  exerted: z.boolean(),
  damage: z.number().nonnegative(),
  cost: z.number().optional(),
  strength: z.number().optional(),
  keywords: strings,
  characteristics: strings,
});
/** The facts that every card of every game has; see {@link baseCard}. */
export type BaseCard = Named<z.infer<typeof baseCard>>;

/**
 * The schema of the filter keys that every game shares; `coreJsonSchemas` says what each one means. Games
 * extend it: `baseCardFilter.extend({ willpower: numericComparison })`.
 */
export const baseCardFilter = z.strictObject({
  zone: oneOrMany.optional(),
  owner: playerReference.optional(),
  controller: playerReference.optional(),
  publicId: oneOrMany.optional(),
  instanceId: oneOrMany.optional(),
  type: oneOrMany.optional(),
  ready: z.boolean().optional(),
  exerted: z.boolean().optional(),
  damaged: z.boolean().optional(),
  cost: numericComparison.optional(),
  strength: numericComparison.optional(),
  name: stringComparison.optional(),
  withKeyword: oneOrMany.optional(),
  withoutKeyword: oneOrMany.optional(),
  withCharacteristics: z.array(z.string()).min(1).readonly().optional(),
  characteristicsMode: z.enum(['all', 'any', 'none']).optional(),
  excludeSelf: z.boolean().optional(),
});

/**
 * A filter: a pure predicate on one object, as plain JSON over a set of keys. It holds if all keys hold, all
 * of `allOf`, at least one of `anyOf`, and not `not`. It says which objects are meant, never how many are
 * chosen (a selection) and never whether an object refuses (a protection).
 */
export type Filter<Keys> = Keys & {
  readonly anyOf?: readonly Filter<Keys>[] | undefined;
  readonly allOf?: readonly Filter<Keys>[] | undefined;
  readonly not?: Filter<Keys> | undefined;
};

/** The filter that every game shares. Plain JSON; `{}` matches every card. */
export type BaseCoreCardFilter = Filter<z.infer<typeof baseCardFilter>>;

export const COMBINATORS = ['anyOf', 'allOf', 'not'] as const;

/**
 * Makes the schema of a filter over the given keys: strict, with `anyOf`, `allOf` and `not` over the same
 * keys.
 *
 * @throws TypeError if a key has the name of a combinator
 */
export function filterSchema<Keys>(
  keys: z.ZodObject<z.ZodRawShape> & z.ZodType<Keys>,
): z.ZodType<Filter<Keys> & JsonObject> {
  const taken = COMBINATORS.find((name) => Object.hasOwn(keys.shape, name));
  if (taken !== undefined) throw new TypeError(`A filter key may not be named ${taken}`);
  const schema: z.ZodType = z.strictObject({
    ...keys.shape,
    get anyOf() {
      return z.array(schema).min(1).readonly().optional();
    },
    get allOf() {
      return z.array(schema).min(1).readonly().optional();
    },
    get not() {
      return schema.optional();
    },
  });
  // zod cannot infer a schema that recurs through a type parameter.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return schema as z.ZodType<Filter<Keys> & JsonObject>;
}

/** Makes the schema of a filter as a slot writes it, with further keys beside it at the root only. */
export function flatFilterSchema(
  keys: z.ZodObject<z.ZodRawShape>,
  filter: z.ZodType,
  beside: z.ZodObject<z.ZodRawShape>,
): z.ZodType {
  const some = z.array(filter).min(1).readonly().optional();
  return z.strictObject({ ...keys.shape, ...beside.shape, anyOf: some, allOf: some, not: filter.optional() });
}

/** A builder of filters. Each key has a method that returns a new builder; `build()` returns plain JSON. */
export type CardFilterBuilder<Keys> = {
  readonly [K in keyof Filter<Keys> & string]-?: (
    wanted: NonNullable<Filter<Keys>[K]>,
  ) => CardFilterBuilder<Keys>;
} & {
  /** Returns the filter so far, frozen. */
  build(): Filter<Keys>;
};

/**
 * Makes a builder over the given keys, including a game's own.
 *
 * ```ts
 * builder.type('creature').cost({ lte: 3 }).build(); // { type: 'creature', cost: { lte: 3 } }
 * ```
 */
export function cardFilterBuilder<Keys>(
  keys: readonly string[],
  filter: Filter<Keys>,
): CardFilterBuilder<Keys> {
  const setters = keys.map((key) => [
    key,
    (wanted: unknown) => cardFilterBuilder<Keys>(keys, { ...filter, [key]: frozenCopy(wanted) }),
  ]);
  // The mapped type is built key by key; TypeScript has no way to see that every key is there.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...Object.fromEntries(setters), build: () => frozenCopy(filter) } as CardFilterBuilder<Keys>;
}
