/** One word, number, symbol or mark of a text, with its place in the original. */
export interface Token {
  /** Lower case; typographic quotes, dashes and minus signs as their plain forms. */
  readonly text: string;
  /** As it stands there, where it begins with a capital letter or is a symbol; else its plain form. */
  readonly raw: string;
  /** First character in the original text, and one past the last. */
  readonly start: number;
  readonly end: number;
  /** Whether it begins with a capital letter. */
  readonly capital: boolean;
  /** How many quotation marks are open around it. */
  readonly depth: number;
}

/** Where something stands in the original text: from `start` up to, not including, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether a token is a word, not a number, a symbol or a mark. */
export const isWord = ({ text }: Token): boolean =>
  text.toLowerCase() !== text.toUpperCase() && !text.startsWith('{');

/** The span of some tokens, from the first up to, not including, another. */
export function spanOf(tokens: readonly Token[], from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? tokens.at(-1)?.end ?? 0 };
}

/** Some tokens as people write them. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=[.,:;])/gu, '');

/** Token texts with a meaning of their own. */
export const MARK = { line: '\n', quote: '"', bullet: '•', dash: '—', self: '~' } as const;

/** A prefix that is a token by itself, so that "nonblack" is read as "non-" and "black". */
export const NON = 'non-';
