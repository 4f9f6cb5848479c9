import type { Stretch } from './split.js';
import { standsAt, tokenize, type Token } from './tokenize.js';

/** Small facts of English that printing and reading share. */

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;
const BY_WORD: ReadonlyMap<string, number> = new Map(NUMBERS.map((word, number) => [word, number]));

/** Digits of which every number is exact. */
const MOST_DIGITS = 15;

/** "two" and "2" as 2, "x" as `'X'`; `undefined` for everything else. */
export function numberOf(word: string): number | 'X' | undefined {
  if (word === 'x') return 'X';
  const spelled = BY_WORD.get(word);
  if (spelled !== undefined) return spelled;
  const first = word.charCodeAt(0);
  if (word.length > MOST_DIGITS || !(first >= 48 && first <= 57)) return undefined;
  const number = Number(word);
  return Number.isInteger(number) ? number : undefined;
}

/** "+2000" and "-1" as numbers; `undefined` for everything else, also without a sign. */
export function signedNumberOf(word: string): number | undefined {
  const sign = word.charAt(0);
  const number = sign === '+' || sign === '-' ? numberOf(word.slice(1)) : undefined;
  return typeof number === 'number' ? (sign === '-' ? 0 - number : number) : undefined;
}

/** 2 as "two" where counts are spelled; numbers beyond twenty stay digits. */
export function numberWord(number: number | string): string {
  return typeof number === 'number' ? (NUMBERS[number] ?? String(number)) : number;
}

/** The regular plural of the last word: "card" -> "cards", "ability" -> "abilities". */
export function regularPlural(words: string): string {
  const last = words.at(-1);
  const before = words.at(-2) ?? '';
  if (last === 'y' && !'aeiou'.includes(before)) return `${words.slice(0, -1)}ies`;
  if (last === 's' || last === 'x' || last === 'z' || (last === 'h' && (before === 'c' || before === 's')))
    return `${words}es`;
  return `${words}s`;
}

/** "a", "a and b", "a, b, and c". */
export function listed(words: readonly string[], conjunction: string): string {
  if (words.length <= 2) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1) ?? ''}`;
}

/** What a text of nothing but small letters of English and spaces, in which no word denies another, does not hold. */
const NOT_PLAIN = /[^a-z ]|non/u;

/** The words of a text of a lexicon, as {@link tokenize} has them: most are plain, and need no tokenizer. */
export function wordsIn(text: string): readonly { readonly text: string; readonly raw: string }[] {
  if (NOT_PLAIN.test(text)) return tokenize(text);
  if (text !== '' && !text.includes(' ')) return [{ text, raw: text }];
  return text.split(' ').flatMap((word) => (word === '' ? [] : [{ text: word, raw: word }]));
}

/** {@link wordsIn} without what they look like. */
export const textsIn = (text: string): readonly string[] => wordsIn(text).map((word) => word.text);

/** "The number of ..." within a phrase counts as X; these are its words. */
export function amountWords(tokens: readonly Token[], { from, to }: Stretch): readonly Token[] | undefined {
  const isAmount = (at: number): boolean => standsAt(['the', 'number', 'of'], tokens, at);
  for (let at = from; at + 2 < to; at++) if (isAmount(at)) return tokens.slice(at, to);
  return undefined;
}
