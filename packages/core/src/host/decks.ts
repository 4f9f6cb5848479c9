import * as z from 'zod';
import { ok, refuse, type GameIssue, type GameMessages, type Issue, type Result } from '../issue.js';
import { parseJsonText, parseWith, STATE_LIMITS, type JsonObject } from '../json.js';

/** How often each card is in a deck, by its name. */
export type DeckList = Readonly<Record<string, number>>;

/** How a game judges decks by formats that are data. */
export interface DeckRules {
  /** The formats that are known, by their names; others are given as data of the same shape. */
  readonly formats: Readonly<Record<string, JsonObject>>;
  /**
   * What a deck of these cards has against a format; the cards may stand there several times, once for each printing. Nothing if
   * it is as the format wants it; a format that is none is refused with its paths.
   */
  readonly judge: (deck: DeckList, cards: readonly object[], format: unknown) => readonly Issue[];
}

const MOST_DECKS = 64;
const MOST_ISSUES = 100;
const LONGEST_NAME = 256;

const deckList = z.record(z.string().min(1).max(LONGEST_NAME), z.int().min(1).max(9_999));
const deckFile = z.union([
  z.array(deckList).min(1).max(MOST_DECKS).readonly(),
  z.record(z.string(), deckList).transform((named) => Object.values(named)),
]);

/** The words for what is refused of a text of decks. */
export const deckMessages: GameMessages = {
  'deck.noCount': ({ line, words }) =>
    `Line ${String(line)}, "${String(words)}", has no count: a card is written "4 Name".`,
  'deck.badCount': ({ line, count }) => `Line ${String(line)}: ${String(count)} is no count of cards.`,
  'deck.badName': ({ line, limit }) =>
    `Line ${String(line)}: the name is longer than ${String(limit)} characters.`,
  'deck.sideboard': ({ line }) =>
    `Line ${String(line)} begins a sideboard, which no match has: leave it out.`,
  'deck.tooMany': ({ line, limit }) => `Line ${String(line)} begins a deck more than ${String(limit)}.`,
  'deck.none': () => 'There is no deck in this text.',
  'deck.notWritten': ({ name }) => `"${String(name)}" cannot be written in a line of a list.`,
};

const refusal = (reason: string, data: GameIssue['data']): GameIssue => ({ code: `deck.${reason}`, data });

/** "4 Name", "4x Name", with one space between words. */
const CARD = /^(\d+)x? (.+)$/iu;
/** Where a card was printed, as some lists end their lines: "(ABC) 12". */
const PRINTING = / \([A-Z0-9]{2,6}\) \d{1,4}[a-z]?$/u;
/** A title, a comment, or the name of a part with the count of its cards. */
const HEADING = /^(?:\/\/|#)|(?::|\(\d{1,4}\))$/u;
const SIDEBOARD = /^(?:sideboard\b|sb:)/iu;

/** Whether a line is the name of a part of a deck: of a type of cards, of several. */
const namesPart = (line: string, parts: readonly string[]): boolean => {
  const [word = ''] = line.toLowerCase().split(/[ :(]/u);
  return parts.some((part) => [part, `${part}s`, part.replace(/y$/u, 'ies')].includes(word));
};

/** One line of a list as it is read. */
type Line =
  | { readonly is: 'empty' | 'part' | 'heading' | 'words' }
  | { readonly is: 'card'; readonly name: string; readonly count: number }
  | { readonly is: 'refused'; readonly issue: GameIssue };

function lineOf(text: string, line: number, parts: readonly string[]): Line {
  if (text === '') return { is: 'empty' };
  const [, digits, words = ''] = CARD.exec(text) ?? [];
  if (digits === undefined) {
    if (SIDEBOARD.test(text)) return { is: 'refused', issue: refusal('sideboard', { line }) };
    if (namesPart(text, parts)) return { is: 'part' };
    return { is: HEADING.test(text) ? 'heading' : 'words' };
  }
  const count = digits.length > 4 ? 0 : Number(digits);
  if (count === 0) return { is: 'refused', issue: refusal('badCount', { line, count: digits.slice(0, 20) }) };
  const name = words.replace(PRINTING, '');
  if (name.length > LONGEST_NAME)
    return { is: 'refused', issue: refusal('badName', { line, limit: LONGEST_NAME }) };
  return { is: 'card', name, count };
}

/**
 * The decks of a text: JSON (an array of counts by names, or such objects by players), or lists with a line for each card, "4 Name"
 * or "4x Name", with an empty line between two decks. Titles stand before the cards of a deck; a line with a colon or a count of
 * cards behind it, a comment (`//`, `#`), and a type of cards is a heading. After a heading that is a type the deck goes on.
 *
 * @param parts the game's types of cards: "character", "sorcery"
 * @returns one deck at least; or what is refused, each with its line (`deck.noCount`, `deck.badCount`, `deck.badName`,
 * `deck.sideboard`, `deck.tooMany`, `deck.none`) or its path in the JSON
 */
export function readDecks(text: string, parts: readonly string[] = []): Result<readonly DeckList[]> {
  if (/^\s*[[{]/u.test(text)) {
    const json = parseJsonText(text);
    return json.ok ? parseWith(deckFile, json.value, STATE_LIMITS) : json;
  }
  const decks: Map<string, number>[] = [];
  const issues: GameIssue[] = [];
  /** Lines without a count that are no headings, unless cards follow them. */
  let loose: GameIssue[] = [];
  /** The deck to which a card goes; none after an empty line. */
  let open: Map<string, number> | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    if (issues.length >= MOST_ISSUES) break;
    const words = raw.trim().replaceAll(/\s+/gu, ' ');
    const found = lineOf(words, index + 1, parts);
    if (found.is === 'refused') issues.push(found.issue);
    else if (found.is === 'empty') {
      open = undefined;
      if (decks.length > 0) issues.push(...loose.splice(0));
    } else if (found.is === 'part') open ??= decks.at(-1);
    else if (found.is === 'words') {
      const issue = refusal('noCount', { line: index + 1, words: words.slice(0, 80) });
      (open ? issues : loose).push(issue);
    } else if (found.is === 'card') {
      loose = [];
      if (!open && decks.length === MOST_DECKS) {
        issues.push(refusal('tooMany', { line: index + 1, limit: MOST_DECKS }));
        break;
      }
      if (!open) decks.push((open = new Map<string, number>()));
      open.set(found.name, (open.get(found.name) ?? 0) + found.count);
    }
  }
  const [first, ...others] = [...issues, ...loose].slice(0, MOST_ISSUES);
  if (first) return refuse(first, ...others);
  if (decks.length === 0) return refuse(refusal('none', {}));
  return ok(decks.map((deck) => Object.fromEntries(deck)));
}

/** Decks as lists that {@link readDecks} reads again; refused (`deck.notWritten`) where a name would be read as another. */
export function printDecks(decks: readonly DeckList[], parts: readonly string[] = []): Result<string> {
  const unwritten = decks
    .flatMap((deck) => Object.keys(deck))
    .filter((name) => {
      const again = readDecks(`1 ${name}`, parts);
      return !(again.ok && again.value.length === 1 && again.value[0]?.[name] === 1);
    });
  const [first, ...others] = unwritten
    .slice(0, MOST_ISSUES)
    .map((name) => refusal('notWritten', { name: name.slice(0, LONGEST_NAME) }));
  if (first) return refuse(first, ...others);
  const lists = decks.map((deck) =>
    Object.entries(deck)
      .map(([name, count]) => `${count} ${name}\n`)
      .join(''),
  );
  return ok(lists.join('\n'));
}
