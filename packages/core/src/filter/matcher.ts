import type { JsonObject } from '../json.js';
import type { FilterContext } from './comparison.js';
import type { Sieve } from './sieve.js';

/** Where a key's words go around the noun: "exerted card", "card in play". */
export type Words = { readonly before: string } | { readonly after: string };

/**
 * Whether an object is as one key of a filter wants it. Pure; anything not known is `false`. `beside` holds the other
 * keys of the same filter, for a key that another one modifies.
 */
type MatcherTest<Obj, Wanted, Keys> = (
  object: Obj,
  wanted: Wanted,
  context: FilterContext,
  beside: Readonly<Keys>,
) => boolean;

/** A key's meaning in full. Only `test` is needed; a bare function is short for `{ test }`. */
export interface MatcherRecord<Obj, Wanted, Keys> {
  readonly test: MatcherTest<Obj, Wanted, Keys>;
  /** The same test with `wanted` looked at once; for keys that are asked of many objects. */
  readonly prepare?: (
    wanted: Wanted,
    beside: Readonly<Keys>,
  ) => (object: Obj, context: FilterContext) => boolean;
  /** The same test as a loop over many objects; undefined where there is none for what is wanted. It must find the same. */
  readonly sieve?: (wanted: Wanted) => Sieve<Obj> | undefined;
  /** How dear the test is beside a property read (1, the default); the cheapest key is asked first. */
  readonly cost?: number;
  /** What the object has instead, for "why not". Plain JSON. */
  readonly actual?: (object: Obj, context: FilterContext) => unknown;
  /**
   * Small changes to the object after which the test might hold (or, for `holds` false, fail). Each is tried and judged
   * anew before anybody is told, so that a proposal need not be right, only worth a try.
   */
  readonly changes?: (
    object: Obj,
    wanted: Wanted,
    holds: boolean,
    context: FilterContext,
  ) => readonly JsonObject[];
  readonly words?: (wanted: Wanted, beside: Readonly<Keys>) => Words;
  /**
   * The test looks at nothing but the object (and at references under the key, where there are any): so its answer can
   * be kept for as long as the object stands on a list.
   */
  readonly intrinsic?: true;
  /**
   * The test looks at nothing but the object and the seat that asks, by `isPlayer` (and at references under the key, where there are
   * any): so its answer can be kept for that seat for as long as the object stands on a list.
   */
  readonly ofSeat?: true;
  /** Strings under this key may be references (`source.cost`, `slots.first`, `role.defender`, `X`). */
  readonly references?: true;
  /** The key compares with the source itself: a question without a source cannot be answered. */
  readonly needsSource?: true;
  /** The key only says how another key is meant, and stands only beside it. */
  readonly modifies?: keyof Keys & string;
}

/** A key's meaning: a test, or the test with more; see {@link MatcherRecord}. */
export type Matcher<Obj, Wanted, Keys> = MatcherTest<Obj, Wanted, Keys> | MatcherRecord<Obj, Wanted, Keys>;

/** One matcher for each key of the filter: a missing one does not compile, nor does one too many. */
export type Matchers<Obj, Keys> = { readonly [K in keyof Keys]-?: Matcher<Obj, NonNullable<Keys[K]>, Keys> };

export function matcherRecord<Obj, Wanted, Keys>(
  matcher: Matcher<Obj, Wanted, Keys>,
): MatcherRecord<Obj, Wanted, Keys> {
  return typeof matcher === 'function' ? { test: matcher } : matcher;
}
