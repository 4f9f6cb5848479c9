import {
  type FilterContext,
  type MatcherRecord,
  type NumericComparison,
  type StringComparison,
  amount,
  player,
  text,
} from '@reticle/core';
import { type CardFacts, cardFacts } from '../../state/facts.js';
import { withoutUndefined } from '../../state/without-undefined.js';

type Wanted = string | readonly string[];
const listOf = (wanted: Wanted): readonly string[] => (typeof wanted === 'string' ? [wanted] : wanted);

/**
 * The object that asks. It has no incarnation if the question names none; then it is any object of that id.
 */
interface Asking {
  readonly id: string;
  readonly incarnation?: number | undefined;
}

const numberIn = (object: object, key: string): number | undefined => {
  const found: unknown = Reflect.get(object, key);
  return typeof found === 'number' ? found : undefined;
};

/**
 * Returns the card that asks: the source, or for an ability on the stack the object that has it (rule 113.7).
 */
function askingOf({ source = {}, sourceRef }: FilterContext): Asking | undefined {
  if (sourceRef?.kind === 'card') {
    return { id: sourceRef.id, incarnation: sourceRef.incarnation ?? numberIn(source, 'incarnation') };
  }
  return 'sourceId' in source && typeof source.sourceId === 'string'
    ? { id: source.sourceId, incarnation: numberIn(source, 'sourceIncarnation') }
    : undefined;
}

/** Returns the id of the card that asks. */
export const sourceId = (context: FilterContext): string | undefined => askingOf(context)?.id;

/**
 * Whether a card is the object that asks. False if there is no source. A card that left and came back is
 * another object with the same id (rule 400.7).
 */
export function isSource(
  { instanceId, incarnation }: Pick<CardFacts, 'instanceId' | 'incarnation'>,
  context: FilterContext,
): boolean {
  const asking = askingOf(context);
  return (
    asking?.id === instanceId && (asking.incarnation === undefined || asking.incarnation === incarnation)
  );
}

/** Builds a matcher from a yes-or-no test, for which no single change of a fact is proposed. */
export function fact<Obj>(
  holds: (object: Obj, context: FilterContext) => boolean,
  words: { readonly yes: string; readonly no: string },
): MatcherRecord<Obj, boolean, unknown> {
  return {
    test: (object, wanted, context) => holds(object, context) === wanted,
    actual: holds,
    words: (wanted) => ({ after: wanted ? words.yes : words.no }),
  };
}

/** Builds the words of a matcher about a player, named as core names players: "you", "an opponent". */
export function wordsOfPlayer(words: (who: string) => string) {
  const { words: said } = player('', () => undefined, words);
  return withoutUndefined({ words: said });
}

/** Matches counters by kind. A kind without counters counts 0. */
export const counters: MatcherRecord<CardFacts, Readonly<Record<string, NumericComparison>>, unknown> = {
  test: (card, wanted, context) =>
    Object.entries(wanted).every(([kind, is]) =>
      amount('counters', (found: CardFacts) => countersOf(found, kind)).test(card, is, context, {}),
    ),
  cost: 3,
  actual: (card) => card.counters,
  words: (wanted, filter) => ({
    after: Object.entries(wanted)
      .map((entry) => counterWords(entry, filter))
      .join(' and '),
  }),
  references: true,
};

/** Returns "with" or "without" counters of a kind if nothing else is asked, or how many. */
function counterWords([kind, is]: readonly [string, NumericComparison], filter: object): string {
  const { gte, eq, ...more } = typeof is === 'object' ? is : { eq: is };
  if (gte === undefined && eq === 0) return `without ${kind} counters`;
  const some = gte === 1 && eq === undefined && Object.keys(more).length === 0;
  const said = some ? undefined : amount(`${kind} counters`, () => 0).words?.(is, filter);
  return said !== undefined && 'after' in said ? said.after : `with ${kind} counters`;
}

function countersOf({ counters: found }: CardFacts, kind: string): number {
  return Object.hasOwn(found, kind) ? (found[kind] ?? 0) : 0;
}

/** Returns the words of a fact: `wasDealtDamage` becomes "was dealt damage". */
const factWords = (name: string): string => name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

/** Matches objects to which all of these happened this turn. */
export const thisTurn: MatcherRecord<CardFacts, Wanted, unknown> = {
  test: (card, wanted) => listOf(wanted).every((entry) => card.thisTurn.some((found) => found === entry)),
  cost: 3,
  actual: (card) => card.thisTurn,
  changes: (card, wanted, holds) => [
    {
      thisTurn: holds
        ? [...new Set([...card.thisTurn, ...listOf(wanted)])]
        : card.thisTurn.filter((entry) => !listOf(wanted).includes(entry)),
    },
  ],
  words: (wanted) => ({ after: `that ${listOf(wanted).map(factWords).join(' and ')} this turn` }),
};
/**
 * The chosen qualities that filters can ask about. Forms, copies and players chosen for an object are not
 * qualities of others.
 */
type ChosenQualities = Omit<NonNullable<CardFacts['chosen']>, 'copied' | 'form' | 'one' | 'player'>;

const LISTS: { readonly [K in keyof ChosenQualities]-?: (card: CardFacts) => readonly string[] } = {
  subtype: ({ subtypes }) => subtypes,
  color: ({ colors }) => colors,
  name: ({ names }) => names,
};
const chosenShape = cardFacts.shape.chosen;

/** Returns the source; for an ability, the object that has it. */
const sourceCard = ({ source }: FilterContext): unknown =>
  source !== undefined && 'sourceCard' in source ? source.sourceCard : source;

/** Returns what was chosen for the source. */
function chosenFor(context: FilterContext): ChosenQualities {
  const card = sourceCard(context);
  if (typeof card !== 'object' || card === null || !('chosen' in card)) return {};
  return chosenShape.safeParse(card.chosen).data ?? {};
}

/** Matches "of the chosen type". Matches nothing if nothing is chosen. */
export const chosenMatcher: MatcherRecord<CardFacts, keyof ChosenQualities, unknown> = {
  test(card, wanted, context) {
    const chosen = chosenFor(context)[wanted];
    return chosen !== undefined && LISTS[wanted](card).includes(chosen);
  },
  cost: 3,
  actual: ({ subtypes, colors, names }) => ({ subtypes, colors, names }),
  words: (wanted) => ({ after: `of the chosen ${wanted}` }),
};
const one = text('name', (name: string) => name);

/**
 * Matches any of an object's names, each compared as a whole; `not` excludes all of them (rule 201.2). An
 * object without a name has none.
 */
export const nameMatcher: MatcherRecord<CardFacts, StringComparison, unknown> = {
  test: ({ names }, wanted, context) =>
    names.length > 0 &&
    (typeof wanted === 'object' && wanted.not !== undefined
      ? names.every((name) => one.test(name, wanted, context, {}))
      : names.some((name) => one.test(name, wanted, context, {}))),
  cost: 2,
  actual: ({ names }) => names,
  ...withoutUndefined({ words: one.words }),
};

const namesShape = cardFacts.shape.names;

/** Matches objects that share a name with the source. An object without a name shares none (rule 201.2a). */
export const sourceNameMatcher: MatcherRecord<CardFacts, boolean, unknown> = {
  test({ names }, wanted, context) {
    const card = sourceCard(context);
    const known = typeof card === 'object' && card !== null && 'names' in card ? card.names : [];
    const own = namesShape.safeParse(known).data ?? [];
    return names.some((name) => own.includes(name)) === wanted;
  },
  needsSource: true,
  cost: 3,
  actual: ({ names }) => names,
  words: (wanted) => ({ after: `${wanted ? '' : 'not '}named like this` }),
};

/** Matches objects with the same owner as the source: "with the same owner as this spell" (rule 702.140a). */
export const sourceOwnerMatcher: MatcherRecord<CardFacts, boolean, unknown> = {
  test({ owner }, wanted, context) {
    const card = sourceCard(context);
    const known = typeof card === 'object' && card !== null && 'owner' in card ? card.owner : undefined;
    return (owner === known) === wanted;
  },
  needsSource: true,
  actual: ({ owner }) => owner,
  words: (wanted) => ({ after: `with ${wanted ? 'the' : 'not the'} owner of this` }),
};
