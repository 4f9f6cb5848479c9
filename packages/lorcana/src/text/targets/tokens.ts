import { MARK, replaceOwnName, type Token, tokenize } from '@reticle/core/text';
import { withOneOpponent } from './slot.js';

/**
 * Tokens with the texts that they have where they stand: words that mean something else there get one that other entries
 * of the lexicon have, or none.
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
  // "With damage equal to": how much, and not only that there is some.
  if (text === 'damage') return word(1) === 'equal' && HAS.test(word(-1)) ? 'damages' : undefined;
  // "At a location named Old Mill", "with cost 2 or less": the location's, and not of what is there.
  if (!/^locations?$/.test(word(-1)) || (word(-2) !== 'at' && word(-3) !== 'at')) return undefined;
  if (text === 'named') return 'called';
  return TELLS.test(text) ? 'having' : undefined;
}

const HAS = /^(?:with|has|have)$/;
const TELLS = /^(?:with|without|that)$/;

/**
 * "Move one of your characters here": where to, not where it is; "move 1 damage from a character here" is neither, nor is
 * "move a character here to another location".
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

/** Signs for symbols, as some texts write them. */
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

/** Brackets around a keyword only print it bold. */
const isBracket = ({ text }: Token): boolean => text === '<' || text === '>';

/** A text as tokens: symbols in braces, keywords without their brackets, "this character" as `~`. */
export function tokensOf(text: string): readonly Token[] {
  const tokens = tokenize(text)
    .filter((token) => !isBracket(token))
    .map((token) => {
      const symbol = SYMBOLS.get(token.text);
      return symbol === undefined ? token : { ...token, text: symbol, raw: symbol };
    });
  return inPlace(withOneOpponent(replaceOwnName(unbroken(shouted(tokens)), THIS)));
}

/** Marks that end the name of a card: no sentence of a card ends in one. */
const SHOUTS: ReadonlySet<string> = new Set(['!', '?']);

/** "named Hold On! from your discard": the mark is the name's. Before a capital letter it may end a sentence, and is not. */
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

/** Where a sentence, or a list of keywords, may end. */
const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ':', ';', MARK.quote, MARK.line]);

/** Without the line breaks inside sentences: an ability never begins with a small letter. */
function unbroken(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ text }, at) => {
    const next = tokens[at + 1];
    if (text !== MARK.line || !next || ENDS.has(tokens[at - 1]?.text ?? MARK.line)) return true;
    return next.capital || !/^\p{L}/u.test(next.text);
  });
}
