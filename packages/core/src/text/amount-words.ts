import type { Stretch } from './split.js';
import type { Token } from './token.js';

/** "The number of ..." within a phrase counts as X; these are its words. */
export function amountWords(tokens: readonly Token[], { from, to }: Stretch): readonly Token[] | undefined {
  const isAmount = (at: number): boolean =>
    ['the', 'number', 'of'].every((word, index) => tokens[at + index]?.text === word);
  for (let at = from; at + 2 < to; at++) if (isAmount(at)) return tokens.slice(at, to);
  return undefined;
}
