import { MARK, type Token } from '@reticle/core/text';

const ENDS: ReadonlySet<string> = new Set(['.', MARK.line, MARK.quote, MARK.bullet]);

const said = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(" 's", "'s")
    .replaceAll(' ,', ',');

/** "The number of ..." within a phrase counts as X; these are its words. */
export function amountIn(
  tokens: readonly Token[],
  { from, to }: { readonly from: number; readonly to: number },
): string | undefined {
  for (let at = from; at + 2 < to; at++) {
    if (tokens[at]?.text === 'the' && tokens[at + 1]?.text === 'number' && tokens[at + 2]?.text === 'of')
      return said(tokens.slice(at, to));
  }
  return undefined;
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
