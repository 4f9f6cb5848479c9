import * as z from 'zod';
import type { TargetRef } from '../ref.js';
import { value, valueWords, type Value, type PlayerReference } from './value.js';

/** A compiled test of one thing, prepared once to be asked of many things. */
export type Test<Thing> = (thing: Thing, context: FilterContext) => boolean;

/**
 * Combines tests into one that holds if all of them hold. They are asked in order; the usual short lists need
 * no loop.
 */
export function allOf<Thing>(tests: readonly Test<Thing>[]): Test<Thing> {
  const [a, b, c, d, ...rest] = tests;
  if (!a) return () => true;
  if (!b) return a;
  if (!c) return (thing, context) => a(thing, context) && b(thing, context);
  if (!d) return (thing, context) => a(thing, context) && b(thing, context) && c(thing, context);
  const four: Test<Thing> = (thing, context) =>
    a(thing, context) && b(thing, context) && c(thing, context) && d(thing, context);
  return rest.length === 0 ? four : allOf([four, ...rest]);
}

/** Combines tests into one that holds if at least one of them holds. They are asked in order. */
export function anyOf<Thing>(tests: readonly Test<Thing>[]): Test<Thing> {
  const [a, b, ...rest] = tests;
  if (!a) return () => false;
  if (!b) return a;
  const two: Test<Thing> = (thing, context) => a(thing, context) || b(thing, context);
  return rest.length === 0 ? two : anyOf([two, ...rest]);
}

const OPERATORS = ['eq', 'gt', 'gte', 'lt', 'lte'] as const;
type Operator = (typeof OPERATORS)[number];

const atLeastOne = (bounds: object) => Object.values(bounds).some((bound) => bound !== undefined);

/**
 * The schema of a comparison of numbers: `3` means `{ eq: 3 }`, and several operators must all hold, as in `{
 * gte: 2, lt: 5 }`.
 */
export const numericComparison = z.union([
  value,
  z
    .strictObject({
      eq: value.optional(),
      gt: value.optional(),
      gte: value.optional(),
      lt: value.optional(),
      lte: value.optional(),
    })
    .refine(atLeastOne, 'a comparison needs at least one of eq, gt, gte, lt, lte')
    .meta({ minProperties: 1 }),
]);
/** A comparison of numbers; see {@link numericComparison}. */
export type NumericComparison = z.infer<typeof numericComparison>;

/** The operators of a comparison of names. Each compares the name with a text. */
const NAME_OPERATORS = ['eq', 'not', 'oneOf', 'starts', 'ends', 'includes'] as const;

const part = z.string().min(1).optional();

/**
 * The schema of a comparison of names. A plain string, `eq`, `not` and `oneOf` compare a name whole: `'Ant'`
 * is not in `'Elephant'`. `starts`, `ends` and `includes` compare a part of it. With `ignoreCase` all of them
 * take capital and small letters for the same. All given operators must hold.
 */
export const stringComparison = z.union([
  z.string(),
  z
    .strictObject({
      eq: z.string().optional(),
      not: z.string().optional(),
      oneOf: z.array(z.string()).min(1).readonly().optional(),
      starts: part.clone(),
      ends: part.clone(),
      includes: part.clone(),
      ignoreCase: z.boolean().optional(),
    })
    .refine(
      (comparison) => NAME_OPERATORS.some((operator) => comparison[operator] !== undefined),
      `a comparison needs at least one of ${NAME_OPERATORS.join(', ')}`,
    )
    // ignoreCase alone compares nothing.
    .meta({
      minProperties: 1,
      dependentSchemas: { ignoreCase: { type: 'object', minProperties: 2 } },
    }),
]);
/** A comparison of names; see {@link stringComparison}. */
export type StringComparison = z.infer<typeof stringComparison>;

const HOLDS: { readonly [K in Operator]: (actual: number, bound: number) => boolean } = {
  eq: (actual, bound) => actual === bound,
  gt: (actual, bound) => actual > bound,
  gte: (actual, bound) => actual >= bound,
  lt: (actual, bound) => actual < bound,
  lte: (actual, bound) => actual <= bound,
};

/** Lists the operators of a comparison with their bounds. */
export function boundsOf(comparison: NumericComparison): readonly { operator: Operator; bound: Value }[] {
  if (typeof comparison !== 'object') return [{ operator: 'eq', bound: comparison }];
  return OPERATORS.flatMap((operator) => {
    const bound = comparison[operator];
    return bound === undefined ? [] : [{ operator, bound }];
  });
}

/**
 * Whether a number satisfies the comparison. A missing number, or a bound that refers to something unbound,
 * gives false: what is unknown never matches.
 */
export function compareNumber(
  actual: number | undefined,
  comparison: NumericComparison,
  context: FilterContext,
): boolean {
  return numberTest(comparison)(actual, context);
}

/** Compiles {@link compareNumber} for one comparison, to be asked of many numbers. */
export function numberTest(
  comparison: NumericComparison,
): (actual: number | undefined, context: FilterContext) => boolean {
  const bounds = boundsOf(comparison);
  const range = rangeOf(bounds);
  if (range) return within(range);
  const tests = bounds.map(({ operator, bound }) => {
    const holds = HOLDS[operator];
    if (typeof bound === 'number') return (actual: number) => holds(actual, bound);
    return (actual: number, context: FilterContext) => {
      const limit = context.number(bound);
      return limit !== undefined && holds(actual, limit);
    };
  });
  const all = allOf(tests);
  return (actual, context) => actual !== undefined && all(actual, context);
}

/** Merges all bounds into one range. Returns undefined if a bound is a reference. */
function rangeOf(bounds: ReturnType<typeof boundsOf>) {
  const range = { low: -Infinity, aboveLow: false, high: Infinity, belowHigh: false };
  for (const { operator, bound } of bounds) {
    if (typeof bound !== 'number') return undefined;
    if (operator !== 'lt' && operator !== 'lte' && bound >= range.low) {
      range.aboveLow = operator === 'gt' || (bound === range.low && range.aboveLow);
      range.low = bound;
    }
    if (operator !== 'gt' && operator !== 'gte' && bound <= range.high) {
      range.belowHigh = operator === 'lt' || (bound === range.high && range.belowHigh);
      range.high = bound;
    }
  }
  return range;
}

function within({ low, aboveLow, high, belowHigh }: NonNullable<ReturnType<typeof rangeOf>>) {
  return (actual: number | undefined): boolean =>
    actual !== undefined &&
    (actual > low || (actual === low && !aboveLow)) &&
    (actual < high || (actual === high && !belowHigh));
}

/** Lists the numbers worth trying to make a comparison hold, or fail: each bound and its two neighbours. */
export function numbersNear(comparison: NumericComparison, context: FilterContext): readonly number[] {
  return boundsOf(comparison).flatMap(({ bound }) => {
    const limit = typeof bound === 'number' ? bound : context.number(bound);
    return limit === undefined ? [] : [limit, limit + 1, limit - 1];
  });
}

/** Whether a name satisfies the comparison. A missing name gives false. */
export function compareString(actual: string | undefined, comparison: StringComparison): boolean {
  if (actual === undefined) return false;
  if (typeof comparison === 'string') return actual === comparison;
  const { eq, not, oneOf, starts, ends, includes, ignoreCase = false } = comparison;
  const plain = (text: string): string => (ignoreCase ? text.toLowerCase() : text);
  const name = plain(actual);
  return (
    (eq === undefined || name === plain(eq)) &&
    (not === undefined || name !== plain(not)) &&
    (oneOf === undefined || oneOf.some((one) => name === plain(one))) &&
    (starts === undefined || name.startsWith(plain(starts))) &&
    (ends === undefined || name.endsWith(plain(ends))) &&
    (includes === undefined || name.includes(plain(includes)))
  );
}

const OPERATOR_WORDS: { readonly [K in Operator]: (bound: Value) => string } = {
  eq: (bound) => valueWords(bound),
  gt: (bound) => `more than ${valueWords(bound)}`,
  gte: (bound) => `${valueWords(bound)} or more`,
  lt: (bound) => `less than ${valueWords(bound)}`,
  lte: (bound) => `${valueWords(bound)} or less`,
};

export function numberWords(comparison: NumericComparison): string {
  return boundsOf(comparison)
    .map(({ operator, bound }) => OPERATOR_WORDS[operator](bound))
    .join(' and ');
}

export function stringWords(comparison: StringComparison): string {
  if (typeof comparison === 'string') return `"${comparison}"`;
  const { eq, not, oneOf, starts, ends, includes, ignoreCase } = comparison;
  const words = [
    ...(eq === undefined ? [] : [`"${eq}"`]),
    ...(oneOf === undefined ? [] : [oneOf.map((name) => `"${name}"`).join(' or ')]),
    ...(not === undefined ? [] : [`other than "${not}"`]),
    ...(starts === undefined ? [] : [`that starts with "${starts}"`]),
    ...(ends === undefined ? [] : [`that ends with "${ends}"`]),
    ...(includes === undefined ? [] : [`that includes "${includes}"`]),
  ].join(' and ');
  return ignoreCase === true ? `${words} in capital or small letters` : words;
}

/**
 * The context of a question: everything outside the object itself that a filter, a protection or a game's
 * step may look at.
 */
export interface FilterContext {
  /** The player who controls the source: `self` in filters. */
  readonly controller: string;
  /** The object whose ability asks, as it is now, or as it last was if the game remembers that. */
  readonly source: object | undefined;
  readonly sourceRef: TargetRef | undefined;
  /** Every player's id, in the order of the game. */
  readonly players: readonly string[];
  /** Resolves a value to its number. Returns undefined if nothing binds it. */
  number(value: Value): number | undefined;
  /** Whether a player stands in that relation to the controller. False if nothing binds the reference. */
  isPlayer(player: string | undefined, reference: PlayerReference): boolean;
}
