import { isGameIssue, ok, type GameIssue, type Issue, type Result } from '../issue.js';
import { parseWith } from '../json.js';
import type { AbilityWords } from '../play/effect.js';
import type { CardSet, PrintedText } from '../standard/card-set.js';
import { sentencesIn } from '../standard/card-text.js';
import {
  cardTableMessages,
  cellReader,
  inColumns,
  inOneLine,
  namesOf,
  rowReader,
  type CardColumns,
} from './card-columns.js';
import type { HostMatch } from './host.js';
import type { CardFiles, CardSource } from './words.js';

/** How a game reads files of cards: which columns hold what is printed on a card. */
export interface CardTableRules<Printed extends PrintedText> {
  /** The id of the game, by which `reticle import` knows its files. */
  readonly game: string;
  readonly set: Pick<CardSet<AbilityWords, unknown, Printed>, 'cards' | 'printed' | 'read'>;
  readonly columns: CardColumns<Printed>;
  /** The columns that say nothing of the game: a painter, a number. Any other that is not read makes a card unplayable. */
  readonly ignores?: readonly string[];
  /** Returns the types of a card. Defaults to none. */
  readonly types?: (card: Printed) => readonly string[];
}

/** Gives the refusal of a sentence its words, by which those of many cards are counted. */
const withWords = (found: Issue, words: string): GameIssue =>
  isGameIssue(found)
    ? { code: found.code, data: { words, ...found.data } }
    : { code: 'cards.unread', data: { words } };

/**
 * Makes the cards part of a host from a table of columns. Files are JSON arrays, JSON lines, or CSV. Texts are read as the game
 * reads those of its own cards, and what is not understood of a card is listed: no deck takes such a card. A game adds to it
 * what else it has: how cards are shown, formats of decks.
 */
export function cardTable<Printed extends PrintedText>({
  game,
  set,
  columns,
  ignores,
  types = () => [],
}: CardTableRules<Printed>): CardFiles {
  const rowOf = rowReader(columns, ignores);
  const nameIn = cellReader(columns, 'name');
  /** Reads a card, with the columns that nobody reads. */
  const cardIn = (value: unknown): Result<{ readonly card: Printed; readonly unread: readonly string[] }> => {
    const row = rowOf(value);
    if (!row.ok) return row;
    const card = inColumns(parseWith(set.printed, row.value.values), row.value);
    return card.ok ? ok({ card: card.value, unread: row.value.unread }) : card;
  };

  const source: CardSource & Required<Pick<CardSource, 'columns'>> = {
    columns: namesOf(columns),
    read(value) {
      const found = cardIn(value);
      if (!found.ok) return found;
      const { card, unread } = found.value;
      const { name, text, ...facts } = card;
      const face = {
        name,
        text,
        types: types(card),
        facts,
        unread: unread.map((column) => `column ${column}`),
      };
      return ok({ id: name, name, faces: [face] });
    },
    playable(value) {
      const found = cardIn(value);
      if (!found.ok) return found;
      const { card, unread } = found.value;
      const ofColumns = unread.map((words): GameIssue => ({
        code: 'cards.unreadColumn',
        data: { words, known: Object.keys(columns) },
      }));
      const ofText = sentencesIn(card.text).flatMap(({ words }) => {
        const reading = set.read(words);
        return reading.ok ? [] : reading.issues.map((issue) => withWords(issue, words));
      });
      return ok({ id: card.name, definition: card, lacks: [...ofColumns, ...ofText] });
    },
    namesOf(value) {
      const name = nameIn(value);
      return typeof name === 'string' ? [inOneLine(name)] : [];
    },
  };
  const [first] = set.cards;
  return {
    ...source,
    shape: { keys: source.columns, example: { ...first } },
    known: set.cards,
    sources: { [game]: source },
    messages: cardTableMessages,
  };
}

/** Makes the options of a match with the cards and decks of files, for a game whose match has the options of its card set. */
export const withCardFiles: NonNullable<HostMatch<unknown>['withCards']> = (cards, decks) => ({
  cards,
  ...(decks.length === 0 ? {} : { decks: decks.map(({ main }) => main) }),
});
