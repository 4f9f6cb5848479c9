import { standsAt, numberOf, type Token } from '@reticle/core/text';
import { KEYWORDS, type LorcanaKeyword } from '../../language/facts.js';

/** The keywords whose N is added to something. */
const ADDS: ReadonlySet<string> = new Set(['challenger', 'resist']);
/** The keywords whose N is a payment. */
const PAID: ReadonlySet<string> = new Set(['boost']);

/** Prints a keyword: "Rush", "Challenger +2", "Sing Together 7". */
export function keywordWords(keyword: string, value: number | undefined): string {
  const name = keyword
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  if (value === undefined) return name;
  return `${name} ${ADDS.has(keyword) ? '+' : ''}${value}${PAID.has(keyword) ? ' {I}' : ''}`;
}

/** A keyword with its N, and the index after its last token. */
interface ReadKeyword {
  readonly keyword: LorcanaKeyword;
  readonly value?: number;
  readonly end: number;
}

const LONGEST_FIRST = KEYWORDS.toSorted((a, b) => b.length - a.length).map((keyword) => ({
  keyword,
  words: keyword.split(' '),
}));

/** Reads the keyword that begins at a token: "Rush", "Challenger +2", "Shift 5 {I}". */
export function readKeyword(tokens: readonly Token[], at: number): ReadKeyword | undefined {
  const found = LONGEST_FIRST.find(({ words }) => standsAt(words, tokens, at));
  if (!found) return undefined;
  const end = at + found.words.length;
  const number = tokens[end]?.text.replace(/^\+/u, '') ?? '';
  const value = /^\d+$/u.test(number) ? numberOf(number) : undefined;
  if (typeof value !== 'number') return { keyword: found.keyword, end };
  const ink = tokens[end + 1]?.text === '{i}' ? 1 : 0;
  return { keyword: found.keyword, value, end: end + 1 + ink };
}
