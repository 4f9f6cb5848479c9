import { ok, refuse, type GameIssue, type Result } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import { cardIdOf, type CardDefinition } from '../abilities/card.js';
import { lorcanaIssue } from '../moves/issue.js';
import { INKS } from '../state/vocabulary.js';
import { catalogOf } from './catalog.js';
import type { LorcanaOptions } from './options.js';
import type { PlayerId } from './players.js';

const INKS_OF_A_DECK = 2;

/** The cards from which decks are drawn. */
const poolOf = ({ cards, only }: LorcanaOptions): readonly CardDefinition[] =>
  only ? cards : [...catalogOf(cards).values()];

/** A deck of two inks, or of more where two have not cards enough. */
function drawnDeck(options: LorcanaOptions, random: Random): Result<readonly string[]> {
  const { deckSize, copies } = options;
  const pool = poolOf(options);
  const inks = random.shuffle(INKS);
  for (let count = INKS_OF_A_DECK; count <= INKS.length; count++) {
    const among = new Set(inks.slice(0, count));
    const ids = pool.filter(({ facts }) => among.has(facts.ink)).map((card) => cardIdOf(card));
    if (ids.length * copies < deckSize) continue;
    return ok(
      random.shuffle(ids.flatMap((id) => Array.from({ length: copies }, () => id))).slice(0, deckSize),
    );
  }
  return refuse(lorcanaIssue('poolTooSmall', { wanted: deckSize, got: pool.length * copies }));
}

/** The deck of a player, shuffled: as the options say, or drawn by the seed. Ids of cards. */
export function deckOf(options: LorcanaOptions, player: PlayerId, random: Random): Result<readonly string[]> {
  const { decks, cards, deckSize, copies } = options;
  const listed = decks[player];
  if (!listed) return drawnDeck(options, random);
  const catalog = catalogOf(cards);
  const entries = Object.entries(listed);
  const got = entries.reduce((sum, [, count]) => sum + count, 0);
  const at = (...inside: readonly string[]) => ({ path: ['decks', player, ...inside] });
  const issues: readonly GameIssue[] = [
    ...entries.flatMap(([cardId]) =>
      catalog.has(cardId) ? [] : [{ ...lorcanaIssue('unknownCard', { cardId }), ...at(cardId) }],
    ),
    ...entries.flatMap(([cardId, count]) =>
      count > copies
        ? [{ ...lorcanaIssue('tooManyCopies', { player, cardId, limit: copies }), ...at(cardId) }]
        : [],
    ),
    ...(got === deckSize
      ? []
      : [{ ...lorcanaIssue('deckSize', { player, wanted: deckSize, got }), ...at() }]),
  ];
  if (issues.length > 0) return { ok: false, issues };
  return ok(random.shuffle(entries.flatMap(([id, count]) => Array.from({ length: count }, () => id))));
}
