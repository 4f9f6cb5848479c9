import type { Clause, PhraseClause, Token } from '@reticle/core/text';
import { lorcanaGrammar } from '../lexicon/index.js';
import { wordSet } from '../words.js';

type Code = Extract<Clause, { found: 'unread' }>['code'];

/** Words before a phrase that say whose, which or how it is, if no phrase contains them. */
const BEFORE = wordSet('your their his her its opposing other damaged undamaged but than');
/** The distance within which words may belong to a phrase. */
const NEAR = 24;

/**
 * Returns why a phrase is not everything that the text says there. Returns undefined if it is. To stop before
 * words that belong to the phrase would drop them: "chosen character and item", "chosen opponent's item",
 * "chosen item, with cost 2 or less".
 */
export function leftOver(tokens: readonly Token[], clause: PhraseClause): Code | undefined {
  const { from, to } = clause;
  const anchor = tokens[from];
  if (!anchor) return undefined;
  const bare = lorcanaGrammar.isAnchor(anchor);
  if ((bare && isPlural(tokens, clause)) || countGoesBack(tokens, from)) return 'text.unknownCount';
  return thingFollows(tokens, to) || tailFollows(tokens, to) ? 'text.unknownTail' : undefined;
}

/**
 * Whether words before the phrase count it: "All but one of your items", "one, two, or three chosen items",
 * "1 to 3 chosen items", "the strongest chosen character".
 */
function countGoesBack(tokens: readonly Token[], from: number): boolean {
  const word = (back: number): string => tokens[from - back]?.text ?? '';
  if (BEFORE.has(word(1)) || (word(1) === 'or' && word(2) === ',')) return true;
  if (word(1) === 'to' && /^\d+$/.test(word(2))) return true;
  return word(2) === 'the' && /^\p{L}/u.test(word(1));
}

/** Reads the tokens after other words than those in the text. */
function readAfter(tokens: readonly Token[], from: number, words: readonly string[]): Clause {
  const [token] = tokens.slice(from - 1);
  const said = words.flatMap((text) => (token ? [{ ...token, text, raw: text, capital: false }] : []));
  return lorcanaGrammar.readAt([...said, ...tokens.slice(from, from + NEAR)], 0);
}

/**
 * Whether another thing follows: "chosen character and item", "chosen character, item, and location", "chosen
 * opponent's item".
 */
function thingFollows(tokens: readonly Token[], to: number): boolean {
  const join = tokens[to]?.text ?? '';
  if (join === ',' && alternativeFollows(tokens, to + 1)) return true;
  if (join !== 'and' && join !== ',' && join !== "'s") return false;
  const next = readAfter(tokens, to + 1, ['chosen']);
  if (next.found !== 'phrase') return false;
  if (join === "'s")
    return next.phrase.accepts.some(({ kind }) => kind === 'card') && !isPlural(tokens, next);
  if (join === 'and') return true;
  const end = to + next.to;
  const listContinues = tokens[end]?.text === ',' || tokens[end]?.text === 'and';
  return listContinues && tokens.slice(to + 1, end).some(({ text }) => THINGS.has(text));
}

/** Whether alternatives follow: "one of your characters, an item, or a location". */
function alternativeFollows(tokens: readonly Token[], at: number): boolean {
  if (!ARTICLES.has(tokens[at]?.text ?? '')) return false;
  const next = readAfter(tokens, at + 1, ['chosen']);
  if (next.found !== 'phrase') return false;
  const [comma, or] = tokens.slice(at + next.to, at + next.to + 2);
  return comma?.text === 'or' || (comma?.text === ',' && or?.text === 'or');
}

const ARTICLES = wordSet('a an one another');
const THINGS = wordSet('character item location card');

/** Whether a description follows: "chosen character, who was damaged this turn". */
export function tailFollows(tokens: readonly Token[], to: number): boolean {
  if (tokens[to]?.text !== ',') return false;
  const words = ['chosen', 'character'];
  const next = readAfter(tokens, to + 1, words);
  return next.found === 'phrase' && next.to > words.length;
}

/** Whether "at random" follows, so that nobody chooses. */
export const atRandom = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'at' && tokens[at + 1]?.text === 'random';

const NAMING = wordSet('adjective class head');

/** Whether the things of a phrase are in the plural. The normal form of a single thing has no plural. */
export function isPlural(tokens: readonly Token[], { words, parts, span }: PhraseClause): boolean {
  const known = new Set(words.toLowerCase().split(/[^\p{L}']+/u));
  const many = tokens.filter(
    ({ text, start, end }) =>
      start >= span.start && end <= span.end && text.endsWith('s') && !known.has(text),
  );
  const naming = many.length > 0 ? parts().filter(({ role }) => NAMING.has(role)) : [];
  return naming.some((part) => many.some(({ end }) => end === part.span.end));
}
