import type { JsonObject } from '../json.js';
import type { FilterContext } from './comparison.js';
import type { Sieve } from './sieve.js';

/** A key's words, placed before or after the noun: "exerted card", "card in play". */
export type Words = { readonly before: string } | { readonly after: string };

/**
 * Whether an object satisfies one key of a filter. Pure; returns false for anything unknown. `beside` holds
 * the other keys of the same filter, for a key that another one modifies.
 */
type MatcherTest<Obj, Wanted, Keys> = (
  object: Obj,
  wanted: Wanted,
  context: FilterContext,
  beside: Readonly<Keys>,
) => boolean;

/**
 * The full meaning of a filter key: how it is tested, explained and described. Only `test` is required; a
 * bare function is short for `{ test }`. The optional fast forms (`prepare`, `sieve`) must give the same
 * answers as `test`.
 */
export interface MatcherRecord<Obj, Wanted, Keys> {
  readonly test: MatcherTest<Obj, Wanted, Keys>;
  /** Compiles the same test for one `wanted`, for keys that are asked of many objects. */
  readonly prepare?: (
    wanted: Wanted,
    beside: Readonly<Keys>,
  ) => (object: Obj, context: FilterContext) => boolean;
  /**
   * Makes the same test as a loop over many objects. Returns undefined if there is none for what is wanted.
   * It must find the same objects.
   */
  readonly sieve?: (wanted: Wanted) => Sieve<Obj> | undefined;
  /** The test's cost, relative to reading one property (1, the default). The cheapest key is asked first. */
  readonly cost?: number;
  /** Reads what the object has instead, to explain a refusal. Plain JSON. */
  readonly actual?: (object: Obj, context: FilterContext) => unknown;
  /**
   * Proposes small changes to the object after which the test might hold (or might fail, if `holds` is
   * false). Each proposal is tried and judged before anybody is told, so it only needs to be worth a try.
   */
  readonly changes?: (
    object: Obj,
    wanted: Wanted,
    holds: boolean,
    context: FilterContext,
  ) => readonly JsonObject[];
  readonly words?: (wanted: Wanted, beside: Readonly<Keys>) => Words;
  /**
   * True if the test looks only at the object (and at references under the key). Its answer can then be kept
   * for as long as the object stays on a list.
   */
  readonly intrinsic?: true;
  /**
   * True if the test looks only at the object and, by `isPlayer`, at the seat that asks (and at references
   * under the key). Its answer can then be kept for that seat for as long as the object stays on a list.
   */
  readonly ofSeat?: true;
  /**
   * True if strings under this key may be references (`source.cost`, `slots.first`, `role.defender`, `X`).
   */
  readonly references?: true;
  /**
   * True if the key compares with the source itself, so that a question without a source cannot be answered.
   */
  readonly needsSource?: true;
  /** The other key that this one modifies. It may stand only beside that key. */
  readonly modifies?: keyof Keys & string;
}

/** A key's meaning: a test, or the test with more; see {@link MatcherRecord}. */
export type Matcher<Obj, Wanted, Keys> = MatcherTest<Obj, Wanted, Keys> | MatcherRecord<Obj, Wanted, Keys>;

/**
 * One matcher for each key of the filter. A missing matcher does not compile, and neither does a surplus one.
 */
export type Matchers<Obj, Keys> = { readonly [K in keyof Keys]-?: Matcher<Obj, NonNullable<Keys[K]>, Keys> };

/** Returns a matcher as a record: a bare function becomes its `test`. */
export function matcherRecord<Obj, Wanted, Keys>(
  matcher: Matcher<Obj, Wanted, Keys>,
): MatcherRecord<Obj, Wanted, Keys> {
  return typeof matcher === 'function' ? { test: matcher } : matcher;
}
