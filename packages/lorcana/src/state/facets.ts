import {
  compareString,
  type FilterContext,
  type MatcherRecord,
  type StringComparison,
  strings,
  text,
} from '@reticle/core';
import { plainName, type TurnFact } from '../language/facts.js';
import { lorcanaCard, type LorcanaCard } from './card.js';

/** Whether a card is the source. A source that left and came back is another object (rule 7.1.6). */
export function isSource(
  { instanceId, incarnation }: Pick<LorcanaCard, 'instanceId' | 'incarnation'>,
  { sourceRef }: FilterContext,
): boolean {
  return (
    sourceRef?.kind === 'card' &&
    sourceRef.id === instanceId &&
    (sourceRef.incarnation === undefined || sourceRef.incarnation === incarnation)
  );
}

const facts = lorcanaCard.pick({ names: true, named: true }).partial().loose();

/** Returns the id of the card whose ability asks. Returns undefined if there is no source. */
export const sourceId = ({ sourceRef }: FilterContext): string | undefined =>
  sourceRef?.kind === 'card' ? sourceRef.id : undefined;

/** Returns the names of the source, and the name that was named for it. */
export function sourceNames({ source }: FilterContext): {
  readonly names: readonly string[];
  readonly named: string | undefined;
} {
  const read = facts.safeParse(source ?? {}).data;
  return { names: read?.names ?? [], named: read?.named === undefined ? undefined : plainName(read.named) };
}

/** Kinds of matchers that core's facets do not have. */

type Wanted = string | readonly string[];
const listOf = (wanted: Wanted): readonly string[] => (typeof wanted === 'string' ? [wanted] : wanted);

/**
 * Builds a yes-or-no matcher with its own words. It offers no repair, since no change of a single fact would help.
 */
export function fact(
  holds: (card: LorcanaCard, context: FilterContext) => boolean,
  words: { readonly yes: string; readonly no: string },
): MatcherRecord<LorcanaCard, boolean, unknown> {
  return {
    test: (card, wanted, context) => holds(card, context) === wanted,
    actual: holds,
    words: (wanted) => ({ after: wanted ? words.yes : words.no }),
  };
}

/** Whether a card can be ready or exerted: cards in play except locations (5.1.2.3, 5.1.2.7), and ink. */
export const hasState = ({ zone, types }: LorcanaCard): boolean =>
  zone === 'inkwell' || (zone === 'play' && !types.includes('location'));

/**
 * Builds the matcher for ready or exerted. Cards without either state match neither. `{ exerted: false }` wants a
 * ready card, as `{ ready: true }` does.
 */
export function exertion(whenExerted: boolean): MatcherRecord<LorcanaCard, boolean, unknown> {
  const wants = (wanted: boolean) => wanted === whenExerted;
  return {
    test: (card, wanted) => hasState(card) && card.exerted === wants(wanted),
    intrinsic: true,
    actual: (card) => (hasState(card) ? card.exerted === whenExerted : null),
    changes: (_card, wanted, holds) => [{ exerted: wants(wanted) === holds }],
    words: (wanted) => ({ before: wants(wanted) ? 'exerted' : 'ready' }),
  };
}

type NameList = MatcherRecord<LorcanaCard, Wanted, unknown>;

const plainNames = (wanted: Wanted): Wanted =>
  typeof wanted === 'string' ? plainName(wanted) : wanted.map(plainName);

/** Builds a matcher for names in a list. Each name is compared whole, with either apostrophe. */
export function nameList(quantifier: 'any' | 'none', words: (names: readonly string[]) => string): NameList {
  const list: NameList = strings(
    'names',
    ({ names }: LorcanaCard) => names,
    quantifier,
    (names) => ({
      after: words(names),
    }),
  );
  const { prepare, changes } = list;
  return {
    ...list,
    test: (card, wanted, ...rest) => list.test(card, plainNames(wanted), ...rest),
    ...(prepare ? { prepare: (wanted, ...rest) => prepare(plainNames(wanted), ...rest) } : {}),
    ...(changes ? { changes: (card, wanted, ...rest) => changes(card, plainNames(wanted), ...rest) } : {}),
  };
}

const one = text('name', (name: string) => name);

/** Returns a comparison with plain apostrophes, as names are compared. */
function plainComparison(wanted: StringComparison): StringComparison {
  if (typeof wanted === 'string') return plainName(wanted);
  const { eq, not, oneOf, starts, ends, includes, ignoreCase } = wanted;
  const plain = (name: string | undefined) => (name === undefined ? undefined : plainName(name));
  return {
    eq: plain(eq),
    not: plain(not),
    oneOf: oneOf?.map(plainName),
    starts: plain(starts),
    ends: plain(ends),
    includes: plain(includes),
    ignoreCase,
  };
}

/**
 * Matches if any of the card's names compares so. `not` means that none of them is the given
 * name (rule 5.2.6).
 */
export const nameComparison: MatcherRecord<LorcanaCard, StringComparison, unknown> = {
  test: ({ names }, given) => {
    const wanted = plainComparison(given);
    if (typeof wanted !== 'object' || wanted.not === undefined)
      return names.some((name) => compareString(name, wanted));
    return (
      names.length > 0 &&
      names.every((name) => compareString(name, { not: wanted.not, ignoreCase: wanted.ignoreCase })) &&
      names.some((name) => compareString(name, { ...wanted, not: undefined }))
    );
  },
  cost: 2,
  intrinsic: true,
  actual: ({ names }) => names,
  ...(one.words ? { words: one.words } : {}),
};

/** What happened to a card, in words. */
const HAPPENED: Readonly<Record<TurnFact, string>> = {
  played: 'was played',
  shifted: 'was put on another card',
  moved: 'moved',
  quested: 'quested',
  sang: 'sang',
  challenged: 'challenged',
  wasChallenged: 'was challenged',
  dealtDamage: 'dealt damage',
  wasDamaged: 'was damaged',
  lostDamage: 'lost damage',
  wasBanished: 'was banished',
  banishedAnother: 'banished another card',
  putIntoInkwell: 'was put into the inkwell',
  gotCardUnder: 'got a card under it',
};
const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(HAPPENED));
const happened = (what: string): string => WORDS.get(what) ?? what;

/** Builds the matcher for one thing that did or did not happen to a card this turn. */
export function turnFact(which: TurnFact, no: string): MatcherRecord<LorcanaCard, boolean, unknown> {
  return {
    test: (card, wanted) => card.thisTurn.includes(which) === wanted,
    cost: 2,
    intrinsic: true,
    actual: (card) => card.thisTurn,
    changes: (card, wanted, holds) => [
      {
        thisTurn:
          wanted === holds ? [...card.thisTurn, which] : card.thisTurn.filter((entry) => entry !== which),
      },
    ],
    words: (wanted) => ({ after: `that ${wanted ? happened(which) : no} this turn` }),
  };
}

/** Matches if all the given facts happened this turn. */
export const thisTurn: MatcherRecord<LorcanaCard, Wanted, unknown> = {
  test: (card, wanted) => listOf(wanted).every((entry) => card.thisTurn.some((found) => found === entry)),
  cost: 3,
  intrinsic: true,
  actual: (card) => card.thisTurn,
  changes: (card, wanted, holds) => [
    {
      thisTurn: holds
        ? [...new Set([...card.thisTurn, ...listOf(wanted)])]
        : card.thisTurn.filter((entry) => !listOf(wanted).includes(entry)),
    },
  ],
  words: (wanted) => ({ after: `that ${listOf(wanted).map(happened).join(' and ')} this turn` }),
};
