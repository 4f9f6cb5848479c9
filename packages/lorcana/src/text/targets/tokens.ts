import { MARK, replaceOwnName, type Token, tokenize } from '@reticle/core/text';
import { lorcanaLexicon } from '../lexicon/index.js';
import { withOneOpponent } from './slot.js';

/**
 * Replaces the texts of tokens by those that they have in their place. A word with another meaning there gets
 * the text of another lexicon entry, or one that no entry has.
 */
const inPlace = (tokens: readonly Token[]): readonly Token[] =>
  tokens.map((token, at) => {
    const text = textInPlace(tokens, at);
    return text === undefined ? token : { ...token, text };
  });

function textInPlace(tokens: readonly Token[], at: number): string | undefined {
  const word = (ahead: number): string => tokens[at + ahead]?.text ?? '';
  const text = word(0);
  if (text === 'here') return movedTo(tokens, at) ? 'hither' : undefined;
  // "With damage equal to" says how much, not only that there is some.
  if (text === 'damage') return word(1) === 'equal' && HAS.test(word(-1)) ? 'damages' : undefined;
  // "At a location named Old Mill", "with cost 2 or less": this belongs to the location, not to the card
  // there.
  if (!/^locations?$/.test(word(-1)) || (word(-2) !== 'at' && word(-3) !== 'at')) return undefined;
  if (text === 'named') return 'called';
  return TELLS.test(text) ? 'having' : undefined;
}

const HAS = /^(?:with|has|have)$/;
const TELLS = /^(?:with|without|that)$/;

/**
 * Whether "here" says where something moves: "move one of your characters here". In "move 1 damage from a
 * character here" and "move a character here to another location" it does not.
 */
function movedTo(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.text === 'to') return false;
  for (let back = at - 1; back >= 0; back--) {
    const text = tokens[back]?.text ?? '.';
    if (text === '.' || text === ',' || text === MARK.line || text === 'damage') return false;
    if (text === 'move' || text === 'moves') return true;
  }
  return false;
}

/** Signs that some texts use for symbols. */
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['⟳', '{e}'],
  ['⬡', '{i}'],
  ['¤', '{s}'],
  ['⛉', '{w}'],
  ['◊', '{l}'],
  ['◉', '{c}'],
  ['-', MARK.dash],
]);

const THIS: readonly (readonly string[])[] = ['character', 'item', 'location', 'card', 'action', 'song'].map(
  (noun) => ['this', noun],
);

/** Brackets around a keyword only mean bold print. */
const isBracket = ({ text }: Token): boolean => text === '<' || text === '>';

/** A short dash right before a number is a minus: "gets –2 {S}". */
const MINUS = /(?<=^|[\s(])\u2013(?=\d)/gu;

/** Splits a text into tokens: symbols in braces, keywords without their brackets, "this character" as `~`. */
export function tokensOf(text: string): readonly Token[] {
  const tokens = tokenize(text.replaceAll(MINUS, '\u2212'), lorcanaLexicon.reminder)
    .filter((token) => !isBracket(token))
    .map((token) => {
      const symbol = SYMBOLS.get(token.text);
      return symbol === undefined ? token : { ...token, text: symbol, raw: symbol };
    });
  return inPlace(withOneOpponent(replaceOwnName(unbroken(shouted(tokens)), THIS)));
}

/** Marks that can end the name of a card. No sentence of a card ends in one. */
const SHOUTS: ReadonlySet<string> = new Set(['!', '?']);

/**
 * Joins the mark of a name to it: "named Hold On! from your discard". Before a capital letter the mark may
 * end a sentence, so it is not joined.
 */
function shouted(tokens: readonly Token[]): readonly Token[] {
  let inName = false;
  const marked: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const last = marked.at(-1);
    if (last?.text === 'named') inName = token.capital;
    else if (token.text === '.' || token.text === MARK.line) inName = false;
    const ends = inName && SHOUTS.has(token.text) && last?.end === token.start && last.capital;
    if (!ends || tokens[at + 1]?.capital === true) marked.push(token);
    else {
      const { text, raw } = last;
      marked.splice(-1, 1, { ...last, text: text + token.text, raw: raw + token.text, end: token.end });
    }
  }
  return marked;
}

/** The tokens at which a sentence or a list of keywords may end. */
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ':', ';', MARK.quote, MARK.line]);

/** Removes line breaks inside sentences. An ability never begins with a small letter. */
function unbroken(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ text }, at) => {
    const next = tokens[at + 1];
    if (text !== MARK.line || !next || ENDS.has(tokens[at - 1]?.text ?? MARK.line)) return true;
    return next.capital || !/^\p{L}/u.test(next.text);
  });
}
