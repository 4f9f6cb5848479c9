import { MARK, tokenize, withSelf, type Token } from '@reticle/core';

/** Signs for symbols, as some texts write them. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '⟳': '{e}',
  '⬡': '{i}',
  '¤': '{s}',
  '⛉': '{w}',
  '◊': '{l}',
  '◉': '{c}',
};

/** What "here" is after a verb of motion: a word that no tail has. */
export const HITHER = 'hither';

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
      const symbol = SYMBOLS[token.text];
      return symbol === undefined ? token : { ...token, text: symbol, raw: symbol };
    });
  return withSelf(unbroken(tokens), THIS).map((token, at, all) =>
    token.text === 'here' && movedTo(all, at) ? { ...token, text: HITHER } : token,
  );
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

/** "Move one of your characters here": where to, not where it is; "move 1 damage from a character here" is neither. */
function movedTo(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0; back--) {
    const text = tokens[back]?.text ?? '.';
    if (text === '.' || text === ',' || text === MARK.line || text === 'damage') return false;
    if (text === 'move' || text === 'moves') return true;
  }
  return false;
}
