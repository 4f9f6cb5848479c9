import { ok, refuse, type GameIssue, type Result } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import { cardIdOf, type CardDefinition } from '../abilities/card.js';
import { lorcanaIssue } from '../moves/issue.js';
import { unexpressedOf } from '../keywords/performed.js';
import { plainName } from '../state/card.js';
import { INKS, type Ink } from '../state/vocabulary.js';
import { catalogOf } from './catalog.js';
import type { LorcanaOptions } from './options.js';
import type { PlayerId } from './players.js';

const isWhole = (card: CardDefinition): boolean => unexpressedOf(card).length === 0;

/** The cards from which decks are drawn: those of which a match does all that they do. */
const poolOf = ({ cards, only }: LorcanaOptions): readonly CardDefinition[] =>
  (only ? cards : [...catalogOf(cards).values()]).filter(isWhole);

/** Every way to take so many inks, in the order in which they stand. */
function inksOf(inks: readonly Ink[], count: number): readonly (readonly Ink[])[] {
  if (count === 0) return [[]];
  return inks.flatMap((ink, at) => inksOf(inks.slice(at + 1), count - 1).map((others) => [ink, ...others]));
}

/** A deck of as many inks as it may have: of the first such inks, in the order of the seed, that have cards enough. */
function drawnDeck(options: LorcanaOptions, random: Random): Result<readonly string[]> {
  const { deckSize, copies, inks } = options;
  const pool = poolOf(options);
  let most = 0;
  for (const among of inksOf(random.shuffle(INKS), inks)) {
    const ids = pool.filter(({ facts }) => among.includes(facts.ink)).map((card) => cardIdOf(card));
    most = Math.max(most, ids.length * copies);
    if (ids.length * copies < deckSize) continue;
    return ok(
      random.shuffle(ids.flatMap((id) => Array.from({ length: copies }, () => id))).slice(0, deckSize),
    );
  }
  return refuse(lorcanaIssue('poolTooSmall', { wanted: deckSize, got: most }));
}

/** The deck of a player, shuffled: as the options say (rule 1.10.1.1), or drawn by the seed. Ids of cards. */
export function deckOf(options: LorcanaOptions, player: PlayerId, random: Random): Result<readonly string[]> {
  const { decks, cards, deckSize, copies, inks } = options;
  const listed = decks[player];
  if (!listed) return drawnDeck(options, random);
  const catalog = catalogOf(cards);
  const entries = Object.entries(listed);
  const counts = new Map<string, number>();
  for (const [name, count] of entries)
    counts.set(plainName(name), (counts.get(plainName(name)) ?? 0) + count);
  const ids = [...counts].flatMap(([id, count]) => Array.from({ length: count }, () => id));
  const found = INKS.filter((ink) => [...counts.keys()].some((id) => catalog.get(id)?.facts.ink === ink));
  const at = (...inside: readonly string[]) => ({ path: ['decks', player, ...inside] });
  const issues: readonly GameIssue[] = [
    ...entries.flatMap(([cardId]) =>
      catalog.has(plainName(cardId)) ? [] : [{ ...lorcanaIssue('unknownCard', { cardId }), ...at(cardId) }],
    ),
    ...entries.flatMap(([cardId]) => {
      const card = catalog.get(plainName(cardId));
      const lacks = card ? unexpressedOf(card) : [];
      return lacks.length > 0 ? [{ ...lorcanaIssue('notWhole', { cardId, lacks }), ...at(cardId) }] : [];
    }),
    ...entries.flatMap(([cardId]) =>
      (counts.get(plainName(cardId)) ?? 0) > copies
        ? [{ ...lorcanaIssue('tooManyCopies', { player, cardId, limit: copies }), ...at(cardId) }]
        : [],
    ),
    ...(found.length > inks
      ? [{ ...lorcanaIssue('tooManyInks', { player, limit: inks, got: found }), ...at() }]
      : []),
    ...(ids.length < deckSize
      ? [{ ...lorcanaIssue('deckSize', { player, wanted: deckSize, got: ids.length }), ...at() }]
      : []),
  ];
  if (issues.length > 0) return { ok: false, issues };
  return ok(random.shuffle(ids));
}
