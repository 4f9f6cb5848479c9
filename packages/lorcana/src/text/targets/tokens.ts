import { MARK, tokenize, replaceOwnName, type Token } from '@reticle/core/text';
import { inPlace } from './in-place.js';
import { withOneOpponent } from './slot.js';

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
