import { tokenize, withSelf, type Token } from '@reticle/core';

/** Signs for symbols, as some texts write them. */
const SYMBOLS: Readonly<Record<string, string>> = {
  '⟳': '{e}',
  '⬡': '{i}',
  '¤': '{s}',
  '⛉': '{w}',
  '◊': '{l}',
  '◉': '{c}',
};

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
  return withSelf(tokens, THIS);
}
