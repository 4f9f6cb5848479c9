/**
 * Facets: the shapes that most filter keys have. Each makes a full matcher (test, words, what the object has
 * instead, changes worth a try), so a game's key is usually one line: `might: amount('might', (unit: Unit) =>
 * unit.might)`.
 *
 * Some facets take `direct`: the same test with the property written out in it. The JavaScript engine
 * compiles a function that reads one property of one kind of object for just that. Use it for keys that a
 * search asks millions of times.
 */
import {
  compareNumber,
  compareString,
  numberTest,
  numbersNear,
  numberWords,
  stringWords,
  type NumericComparison,
  type StringComparison,
  type FilterContext,
} from './comparison.js';
import type { MatcherRecord } from './matcher.js';
import { plainWords, playerWords, type PlayerReference } from './value.js';

/** One name, or several of which any will do. */
type OneOrMany = string | readonly string[];

function listOf(wanted: OneOrMany): readonly string[] {
  return typeof wanted === 'string' ? [wanted] : wanted;
}

/**
 * Makes a matcher for a yes-or-no property. `when` is the value of the property for which the key `true`
 * holds.
 */
export function flag<Obj>(
  property: string,
  read: (object: Obj) => boolean | undefined,
  words: { readonly yes: string; readonly no: string },
  when = true,
  direct?: (value: boolean) => (object: Obj) => boolean,
): MatcherRecord<Obj, boolean, unknown> {
  return {
    test: (object, wanted) => ((read(object) ?? false) === when) === wanted,
    prepare: (wanted) => {
      const value = wanted === when;
      return direct?.(value) ?? ((object) => (read(object) ?? false) === value);
    },
    actual: (object) => (read(object) ?? false) === when,
    changes: (_object, wanted, holds) => [{ [property]: (wanted === holds) === when }],
    intrinsic: true,
    words: (wanted) => ({ before: wanted ? words.yes : words.no }),
  };
}

/**
 * Makes a matcher that compares a number with a {@link NumericComparison}. An object without the number
 * matches nothing.
 */
export function amount<Obj>(
  property: string,
  read: (object: Obj) => number | undefined,
  direct?: (holds: ReturnType<typeof numberTest>) => (object: Obj, context: FilterContext) => boolean,
): MatcherRecord<Obj, NumericComparison, unknown> {
  return {
    test: (object, wanted, context) => compareNumber(read(object), wanted, context),
    prepare: (wanted) => {
      const holds = numberTest(wanted);
      return direct?.(holds) ?? ((object, context) => holds(read(object), context));
    },
    cost: 2,
    actual: read,
    changes: (_object, wanted, _holds, context) =>
      numbersNear(wanted, context).map((near) => ({ [property]: near })),
    words: (wanted) => ({ after: `with ${plainWords(property)} ${numberWords(wanted)}` }),
    intrinsic: true,
    references: true,
  };
}

/** Makes a matcher that compares a name, whole or by a part of it: see {@link StringComparison}. */
export function text<Obj>(
  property: string,
  read: (object: Obj) => string | undefined,
): MatcherRecord<Obj, StringComparison, unknown> {
  return {
    test: (object, wanted) => compareString(read(object), wanted),
    cost: 2,
    actual: read,
    intrinsic: true,
    words: (wanted) => ({ after: `with ${plainWords(property)} ${stringWords(wanted)}` }),
  };
}

/** Makes a matcher for a property that is one string and must be one of those wanted. */
export function member<Obj>(
  property: string,
  read: (object: Obj) => string | undefined,
  words: (alternatives: string) => string,
  changeable = true,
  direct?: (only: string) => (object: Obj) => boolean,
): MatcherRecord<Obj, OneOrMany, unknown> {
  const among = (found: string | undefined, wanted: readonly string[]) =>
    found !== undefined && wanted.includes(found);
  return {
    test: (object, wanted) => among(read(object), listOf(wanted)),
    prepare: (wanted) => {
      const all = listOf(wanted);
      const only = all.length === 1 ? all[0] : undefined;
      if (only === undefined) return (object) => among(read(object), all);
      return direct?.(only) ?? ((object) => read(object) === only);
    },
    actual: read,
    changes: (_object, wanted, holds) =>
      changeable && holds ? listOf(wanted).map((entry) => ({ [property]: entry })) : [],
    intrinsic: true,
    words: (wanted) => ({ after: words(listOf(wanted).join(' or ')) }),
  };
}

/** How many of several names must hold. */
export type Quantifier = 'any' | 'all' | 'none';

const QUANTIFIED: {
  readonly [Q in Quantifier]: (found: readonly string[], wanted: readonly string[]) => boolean;
} = {
  any: (found, wanted) => {
    for (const entry of wanted) if (found.includes(entry)) return true;
    return false;
  },
  all: (found, wanted) => wanted.every((entry) => found.includes(entry)),
  none: (found, wanted) => !wanted.some((entry) => found.includes(entry)),
};

/** Whether a list of strings has any, all or none of some strings, compared whole. */
export function quantified(
  found: readonly string[],
  wanted: readonly string[],
  quantifier: Quantifier,
): boolean {
  return QUANTIFIED[quantifier](found, wanted);
}

/**
 * Makes a matcher for a property that is a list of strings (types, keywords). Each entry is compared whole.
 */
export function strings<Obj>(
  property: string,
  read: (object: Obj) => readonly string[] | undefined,
  quantifier: Quantifier,
  words: (wanted: readonly string[]) => { readonly before: string } | { readonly after: string },
  direct?: (only: string, has: boolean) => (object: Obj) => boolean,
): MatcherRecord<Obj, OneOrMany, unknown> {
  const holds = QUANTIFIED[quantifier];
  return {
    test: (object, wanted) => holds(read(object) ?? [], listOf(wanted)),
    prepare: (wanted) => {
      const all = listOf(wanted);
      const only = all.length === 1 ? all[0] : undefined;
      if (only === undefined) return (object) => holds(read(object) ?? [], all);
      const has = quantifier !== 'none';
      return direct?.(only, has) ?? ((object) => (read(object)?.includes(only) ?? false) === has);
    },
    cost: 3,
    actual: (object) => read(object) ?? [],
    changes: (object, wanted, should) => {
      const found = read(object) ?? [];
      const all = listOf(wanted);
      const without = found.filter((entry) => !all.includes(entry));
      const add = should === (quantifier !== 'none');
      if (!add) return [{ [property]: without }];
      return quantifier === 'any'
        ? all.map((entry) => ({ [property]: [...found, entry] }))
        : [{ [property]: [...new Set([...found, ...all])] }];
    },
    intrinsic: true,
    words: (wanted) => words(listOf(wanted)),
  };
}

/**
 * Whether a player stands in a relation to the controller, like `isPlayer`. It answers `self` without a call.
 */
export function isInRelation(
  who: string | undefined,
  reference: PlayerReference,
  context: FilterContext,
): boolean {
  if (reference === 'self') return who === context.controller;
  return (reference !== 'opponent' || who !== context.controller) && context.isPlayer(who, reference);
}

/**
 * Makes a matcher for a property that names a player, seen from the controller of the source. Set
 * `changeable` to false if the object would be a different one with another player.
 */
export function player<Obj>(
  property: string,
  read: (object: Obj) => string | undefined,
  words: (who: string) => string,
  changeable = true,
  direct?: (wanted: PlayerReference) => (object: Obj, context: FilterContext) => boolean,
): MatcherRecord<Obj, PlayerReference, unknown> {
  return {
    test: (object, wanted, context) => context.isPlayer(read(object), wanted),
    prepare: (wanted) =>
      direct?.(wanted) ?? ((object, context) => isInRelation(read(object), wanted, context)),
    actual: read,
    changes: (object, _wanted, _holds, context) =>
      changeable ? context.players.filter((id) => id !== read(object)).map((id) => ({ [property]: id })) : [],
    words: (wanted) => ({ after: words(playerWords(wanted)) }),
    ofSeat: true,
    references: true,
  };
}
