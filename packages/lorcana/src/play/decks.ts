import { parseWith, type GameIssue, type Issue } from '@reticle/core';
import type { DeckList, DeckRules } from '@reticle/core/host';
import * as z from 'zod';
import { cardDefinition, type CardDefinition, cardIdOf } from '../language/card.js';
import { FORMATS, lorcanaFormat, type LorcanaFormat } from '../language/format.js';
import { INKS, inksOfCard, plainName } from '../language/facts.js';
import { lorcanaIssue } from '../state/issues.js';

/** Counts each card in a deck, by its id. Names that differ only in their apostrophes are the same card. */
export function countsOf(deck: DeckList['main']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [name, count] of Object.entries(deck))
    counts.set(plainName(name), (counts.get(plainName(name)) ?? 0) + count);
  return counts;
}

/** The limits of a deck. */
type Limits = Pick<LorcanaFormat, 'deckSize' | 'copies' | 'inks'> & Partial<Pick<LorcanaFormat, 'copiesOf'>>;

/** Returns the issues of a deck's size, copies and inks (rule 1.10.1.1), each with its path in the deck. */
export function shapeIssues(
  deck: DeckList['main'],
  player: string,
  { deckSize, copies, inks, copiesOf = {} }: Limits,
  cardOf: (id: string) => CardDefinition | undefined,
): readonly GameIssue[] {
  const counts = countsOf(deck);
  const mostOf = new Map(Object.entries(copiesOf).map(([name, most]) => [plainName(name), most]));
  const had = new Set(
    [...counts.keys()].flatMap((id) => {
      const facts = cardOf(id)?.facts;
      return facts ? inksOfCard(facts) : [];
    }),
  );
  const got = INKS.filter((ink) => had.has(ink));
  const size = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...Object.keys(deck).flatMap((cardId) => {
      const id = plainName(cardId);
      const limit = mostOf.get(id) ?? copies;
      return (counts.get(id) ?? 0) > limit
        ? [{ ...lorcanaIssue('tooManyCopies', { player, cardId, limit }), path: [cardId] }]
        : [];
    }),
    ...(got.length > inks ? [lorcanaIssue('tooManyInks', { player, limit: inks, got })] : []),
    ...(size < deckSize ? [lorcanaIssue('deckSize', { player, wanted: deckSize, got: size })] : []),
  ];
}

/** Returns a set code in one form. "005" and "5" are the same set. */
const plainSet = (code: string): string => code.replace(/^0+(?=.)/u, '').toUpperCase();

/** Returns the issues of a card of a deck in a format, given all its printings. */
function cardIssues(
  cardId: string,
  printings: readonly CardDefinition[],
  { sets, banned }: LorcanaFormat,
): readonly GameIssue[] {
  if (printings.length === 0) return [lorcanaIssue('unknownCard', { cardId })];
  if (banned.some((name) => plainName(name) === plainName(cardId)))
    return [lorcanaIssue('bannedInFormat', { cardId })];
  if (!sets) return [];
  const allowed = new Set(sets.map(plainSet));
  const known = printings.flatMap(({ facts }) => (facts.set === undefined ? [] : [facts.set]));
  if (known.some((code) => allowed.has(plainSet(code)))) return [];
  return known.length < printings.length
    ? [lorcanaIssue('unknownSet', { cardId })]
    : [lorcanaIssue('notInFormat', { cardId, sets: known })];
}

/**
 * Returns the issues of a deck in a format, or none if the deck is legal: `lorcana.deckSize`,
 * `lorcana.tooManyCopies`, `lorcana.tooManyInks`, `lorcana.unknownCard`, `lorcana.notInFormat`,
 * `lorcana.unknownSet` if a card has no set, `lorcana.bannedInFormat`.
 *
 * @param cards at least all printings of the deck's cards. One printing in a set of the format is enough
 */
export function deckIssues(
  deck: DeckList['main'],
  cards: readonly CardDefinition[],
  format: LorcanaFormat,
): readonly GameIssue[] {
  const printings = new Map<string, CardDefinition[]>(Object.keys(deck).map((name) => [plainName(name), []]));
  for (const card of cards) printings.get(cardIdOf(card))?.push(card);
  const of = (id: string) => printings.get(plainName(id)) ?? [];
  return [
    ...Object.keys(deck).flatMap((cardId) =>
      cardIssues(cardId, of(cardId), format).map((found) => ({ ...found, path: [cardId] })),
    ),
    ...shapeIssues(deck, 'the player', format, (id) => of(id)[0]),
  ];
}

/** The deck rules of Lorcana. Formats are data. */
export const lorcanaDecks: DeckRules = {
  formats: FORMATS,
  judge({ main }, cards, format): readonly Issue[] {
    const read = parseWith(lorcanaFormat, format);
    if (!read.ok) return read.issues;
    return deckIssues(main, z.array(cardDefinition).parse(cards), read.value);
  },
};
