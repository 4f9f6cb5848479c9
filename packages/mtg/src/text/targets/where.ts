import { amountWords, MARK, type Stretch, type Token } from '@reticle/core/text';

const ENDS: ReadonlySet<string> = new Set(['.', MARK.line, MARK.quote, MARK.bullet]);

const said = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(" 's", "'s")
    .replaceAll(' ,', ',');

/** "The number of ..." within a phrase counts as X; these are its words. */
export function amountIn(tokens: readonly Token[], phrase: Stretch): string | undefined {
  const words = amountWords(tokens, phrase);
  return words && said(words);
}

/** "..., where X is the number of lands you control": what X is, of the sentence in which a token stands. */
export function whereXIs(tokens: readonly Token[], at: number): string | undefined {
  const text = (index: number): string => tokens[index]?.text ?? MARK.line;
  let end = at;
  let start: number | undefined;
  for (; !ENDS.has(text(end)); end++) {
    if (text(end) === 'where' && text(end + 1) === 'x' && text(end + 2) === 'is') start = end + 3;
  }
  return start === undefined || start === end ? undefined : said(tokens.slice(start, end));
}
