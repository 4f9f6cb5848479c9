import { type GameIssue, type Issue, parseWith } from '@reticle/core';
import type { DeckList, DeckRules } from '@reticle/core/host';
import * as z from 'zod';
import { cardDefinition, type CardDefinition, cardIdOf } from '../language/card-definition.js';
import { colorIdentityOf } from '../language/color-identity.js';
import { hasKeyword } from '../language/keyword.js';
import type { PerformedKeyword } from '../language/performed.js';
import { cardsByDeckId, deckIdsOf } from '../language/layouts.js';
import { FORMATS, mtgFormat, type MtgFormat } from '../language/format.js';
import { withoutUndefined } from '../state/without-undefined.js';

/** One card of a deck: its name in the list, its section, and how many copies. */
interface DeckEntry {
  readonly section: keyof DeckList;
  readonly name: string;
  readonly count: number;
  readonly card: CardDefinition | undefined;
  /** The path of this entry in the deck. */
  readonly path: readonly (string | number)[];
}

const issue = (code: GameIssue['code'], data: GameIssue['data'], path: DeckEntry['path'] = []): GameIssue =>
  path.length === 0 ? { code, data } : { code, data, path };

const SECTIONS = ['main', 'sideboard', 'commander'] as const;

const isBasicLand = ({ supertypes, types }: CardDefinition): boolean =>
  supertypes.includes('basic') && types.includes('land');

const sizeOf = (entries: readonly DeckEntry[], ...sections: readonly (keyof DeckList)[]): number =>
  entries.reduce((sum, { section, count }) => (sections.includes(section) ? sum + count : sum), 0);

/** Compares how many cards there are with how many there may be (rules 100.2a, 100.4a, 903.5a). */
function sizeIssues(
  entries: readonly DeckEntry[],
  { deckSize, mostCards, sideboard }: MtgFormat,
): readonly GameIssue[] {
  const [got, beside] = [sizeOf(entries, 'main', 'commander'), sizeOf(entries, 'sideboard')];
  const isFit = got >= deckSize && got <= (mostCards ?? got);
  return [
    ...(isFit ? [] : [issue('mtg.deckSize', { least: deckSize, most: mostCards ?? null, got })]),
    ...(beside > sideboard
      ? [issue('mtg.sideboardSize', { most: sideboard, got: beside }, ['sideboard'])]
      : []),
  ];
}

/**
 * Returns what a format says about single cards: whether they are banned, and how many copies are allowed if
 * that differs from the usual number.
 */
export function limitsOf({
  copiesOf,
  banned,
}: MtgFormat): (
  name: string,
  card?: CardDefinition,
) => { readonly limit?: number; readonly isBanned: boolean } {
  const limits = new Map(Object.entries(copiesOf).map(([name, most]) => [cardIdOf(name), most]));
  const out = new Set(banned.map(cardIdOf));
  return (name, card) => {
    const ids = card ? deckIdsOf(card) : [cardIdOf(name)];
    return {
      ...withoutUndefined({ limit: ids.flatMap((id) => limits.get(id) ?? [])[0] }),
      isBanned: ids.some((id) => out.has(id)),
    };
  };
}

/** Finds cards that are unknown, banned, or in the deck too often (rules 100.2a, 903.5b). */
function cardIssues(entries: readonly DeckEntry[], format: MtgFormat): readonly GameIssue[] {
  const counts = new Map<string, number>();
  const idOf = ({ name, card }: DeckEntry): string => card?.id ?? cardIdOf(name);
  for (const entry of entries) counts.set(idOf(entry), (counts.get(idOf(entry)) ?? 0) + entry.count);
  const limits = limitsOf(format);
  return entries.flatMap((entry): readonly GameIssue[] => {
    const { name, card, path } = entry;
    if (!card) return [issue('mtg.unknownCard', { card: name }, path)];
    const said = { card: name };
    const [got, { limit = format.copies, isBanned }] = [counts.get(idOf(entry)) ?? 0, limits(name, card)];
    const isTooOften = got > limit && !(isBasicLand(card) && limits(name, card).limit === undefined);
    return [
      ...(isBanned ? [issue('mtg.bannedInFormat', said, path)] : []),
      ...(isTooOften ? [issue('mtg.tooManyCopies', { ...said, limit, got }, path)] : []),
    ];
  });
}

/** Keywords that both of two commanders have (rules 702.124a, 702.124g). */
const BOTH = ['partner', 'friends forever'] as const satisfies readonly PerformedKeyword[];
const BACKGROUND = 'choose a background' satisfies PerformedKeyword;
const isBackground = ({ supertypes, types, subtypes }: CardDefinition): boolean =>
  supertypes.includes('legendary') && types.includes('enchantment') && subtypes.includes('Background');

/** Whether two cards lead a deck together (rule 702.124). */
const leadTogether = (one: CardDefinition, other: CardDefinition): boolean =>
  BOTH.some((name) => hasKeyword(one, name) && hasKeyword(other, name)) ||
  // 702.124i: a legendary Background enchantment is the other commander.
  [
    [one, other],
    [other, one],
  ].some(([creature, enchantment]) =>
    creature && enchantment ? hasKeyword(creature, BACKGROUND) && isBackground(enchantment) : false,
  );

/** Whether a card can be a commander: a legendary creature (rule 903.3). */
export const canLead = ({ supertypes, types }: CardDefinition): boolean =>
  supertypes.includes('legendary') && types.includes('creature');

/**
 * Finds why these cards can't lead a deck: one commander, or two that lead together (rules 903.3,
 * 702.124).
 */
function leaderIssues(leaders: readonly DeckEntry[]): readonly GameIssue[] {
  const refused = (why: string, rule: string, path: DeckEntry['path']): readonly GameIssue[] => [
    { code: 'mtg.commander', data: { why, rule }, path },
  ];
  if (leaders.length === 0) return refused('it has none', '903.3', ['commander']);
  const count = sizeOf(leaders, 'commander');
  if (count > MOST_LEADERS)
    return refused(`${count} are more than ${MOST_LEADERS}`, '702.124a', ['commander']);
  return leaders.flatMap(({ card, path }) => {
    if (!card) return [];
    const others = leaders.flatMap((entry) => (entry.card && entry.card !== card ? [entry.card] : []));
    const isPaired = others.some((other) => leadTogether(card, other));
    if (!canLead(card) && !(isPaired && isBackground(card)))
      return refused('it is no legendary creature', '903.3', path);
    const isWith = isPaired || hasKeyword(card, 'partner');
    return count < MOST_LEADERS || isWith ? [] : refused('of two each must have partner', '702.124a', path);
  });
}

/** The most commanders of a deck. */
const MOST_LEADERS = 2;

/**
 * Finds cards outside the colour identity of the commanders together (rules 702.124c, 903.5c, 903.5d). The
 * identity of a card that is not completely data is unknown.
 */
function identityIssues(
  entries: readonly DeckEntry[],
  leaders: readonly CardDefinition[],
): readonly GameIssue[] {
  const identity = new Set(leaders.flatMap(colorIdentityOf));
  const isKnown = (card: CardDefinition): boolean => card.unexpressed.length === 0;
  return entries.flatMap(({ card, name, path }): readonly GameIssue[] => {
    if (!card) return [];
    const colors = colorIdentityOf(card).filter((color) => !identity.has(color));
    if (colors.length > 0)
      return [{ code: 'mtg.colorIdentity', data: { card: name, colors, rule: '903.5c' }, path }];
    return isKnown(card) ? [] : [{ code: 'mtg.identityUnknown', data: { card: name, rule: '903.4' }, path }];
  });
}

function commanderIssues(entries: readonly DeckEntry[], { commander }: MtgFormat): readonly GameIssue[] {
  const leaders = entries.filter(({ section }) => section === 'commander');
  if (!commander)
    return leaders.length === 0
      ? []
      : [{ code: 'mtg.commander', data: { why: 'the format has none', rule: '903.3' }, path: ['commander'] }];
  const issues = leaderIssues(leaders);
  const cards = leaders.flatMap(({ card }) => card ?? []);
  return issues.length > 0 || cards.length < leaders.length ? issues : identityIssues(entries, cards);
}

/**
 * Finds what a format has against a deck. Each issue has its path in the deck; the list is empty if the deck
 * is legal. The codes are `mtg.deckSize`, `mtg.sideboardSize`, `mtg.tooManyCopies`, `mtg.unknownCard` and
 * `mtg.bannedInFormat`; in formats with commanders also `mtg.commander`, `mtg.colorIdentity`, and
 * `mtg.identityUnknown` for a card that is not completely data.
 *
 * @param cardOf returns the card of an id
 */
export function deckIssues(
  deck: DeckList,
  cardOf: (id: string) => CardDefinition | undefined,
  format: MtgFormat,
): readonly GameIssue[] {
  const entries = SECTIONS.flatMap((section) =>
    Object.entries(deck[section] ?? {}).map(([name, count]): DeckEntry => ({
      section,
      name,
      count,
      card: cardOf(cardIdOf(name)),
      path: [section, name],
    })),
  );
  return [
    ...sizeIssues(entries, format),
    ...cardIssues(entries, format),
    ...commanderIssues(entries, format),
  ];
}

/** Removes `main` from the path of an issue about a deck that is given as counts alone. */
export const ofBareDeck = ({ path: [section, ...path] = [], ...said }: GameIssue): GameIssue =>
  section === undefined ? said : { ...said, path: section === 'main' ? path : [section, ...path] };

/** How decks are judged by formats that are given as data. */
export const mtgDecks: DeckRules = {
  sections: ['sideboard', 'commander'],
  unheaded: { most: 15, behind: 40 },
  formats: FORMATS,
  judge(deck, cards, format): readonly Issue[] {
    const read = parseWith(mtgFormat, format);
    if (!read.ok) return read.issues;
    const known = cardsByDeckId(z.array(cardDefinition).parse(cards));
    const issues = deckIssues(deck, known, read.value);
    return deck.sideboard === undefined && deck.commander === undefined ? issues.map(ofBareDeck) : issues;
  },
};
