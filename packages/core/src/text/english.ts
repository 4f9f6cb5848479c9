import type { Stretch } from './split.js';
import { standsAt, tokenize, type Token } from './tokenize.js';

/** Small facts of English that the printer and the reader share. */

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

/** The most digits with which every number is exact. */
const MOST_DIGITS = 15;

/** Reads a number: "two" and "2" as 2, "x" as `'X'`. Returns undefined for anything else. */
export function numberOf(word: string): number | 'X' | undefined {
  if (word === 'x') return 'X';
  const spelled = BY_WORD.get(word);
  if (spelled !== undefined) return spelled;
  const first = word.charCodeAt(0);
  if (word.length > MOST_DIGITS || !(first >= 48 && first <= 57)) return undefined;
  const number = Number(word);
  return Number.isInteger(number) ? number : undefined;
}

/**
 * Reads a number with a sign: "+2000", "-1". Returns undefined for anything else, also for a number without a
 * sign.
 */
export function signedNumberOf(word: string): number | undefined {
  const sign = word.charAt(0);
  const number = sign === '+' || sign === '-' ? numberOf(word.slice(1)) : undefined;
  return typeof number === 'number' ? (sign === '-' ? 0 - number : number) : undefined;
}

/** Writes a number as a count is spelled: 2 as "two". Numbers beyond twenty stay digits. */
export function numberWord(number: number | string): string {
  return typeof number === 'number' ? (NUMBERS[number] ?? String(number)) : number;
}

/** Words that begin with the sound of a vowel, and are written otherwise: "hour", "8/8", "X/X". */
const VOWEL_SOUND = /^(?:h(?:our|eir|onest|onou?r)|8|1[18](?!\d)|[fhlmnrsx](?![a-z\d]))/u;
/** Words that begin with a vowel, and are said otherwise: "unity", "one-eyed". */
const OTHER_SOUND = /^(?:uni(?![nm])|us[eu]|eu|onc?e\b)/u;

/** Returns the article before some words: "a unit", "an hour", "an 8/8 Octopus". */
export function articleOf(words: string): 'a' | 'an' {
  const said = words.toLowerCase();
  return VOWEL_SOUND.test(said) || (/^[aeiou]/u.test(said) && !OTHER_SOUND.test(said)) ? 'an' : 'a';
}

/** Makes the regular plural of the last word: "card" becomes "cards", "ability" becomes "abilities". */
export function regularPlural(words: string): string {
  const last = words.at(-1);
  const before = words.at(-2) ?? '';
  if (last === 'y' && !'aeiou'.includes(before)) return `${words.slice(0, -1)}ies`;
  if (last === 's' || last === 'x' || last === 'z' || (last === 'h' && (before === 'c' || before === 's')))
    return `${words}es`;
  return `${words}s`;
}

/** Joins words as a list: "a", "a and b", "a, b, and c". */
export function listed(words: readonly string[], conjunction: string): string {
  if (words.length <= 2) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1) ?? ''}`;
}

/**
 * Matches a text that needs the tokenizer: it has more than lower-case letters and spaces, or a "non" that
 * may negate a word.
 */
const NOT_PLAIN = /[^a-z ]|non/u;

/**
 * Splits a lexicon's text into words, like {@link tokenize}. Most such texts are plain and need no tokenizer.
 */
export function wordsIn(text: string): readonly { readonly text: string; readonly raw: string }[] {
  if (NOT_PLAIN.test(text)) return tokenize(text);
  if (text !== '' && !text.includes(' ')) return [{ text, raw: text }];
  return text.split(' ').flatMap((word) => (word === '' ? [] : [{ text: word, raw: word }]));
}

/** Splits a lexicon's text into words, like {@link wordsIn}, without their raw forms. */
export const textsIn = (text: string): readonly string[] => wordsIn(text).map((word) => word.text);

const NUMBER_OF = ['the', 'number', 'of'] as const;
const EXTREMES: ReadonlySet<string> = new Set(['greatest', 'highest', 'least', 'lowest']);

/** The most words of a number's name: "mana value". */
const LONGEST_NAME = 2;

/**
 * Whether the words of an amount begin at a token: "the number of ...", "the greatest height among ...". They
 * count as X: the value is known when the question is asked.
 */
export function isAmountAt(tokens: readonly Token[], at: number): boolean {
  if (standsAt(NUMBER_OF, tokens, at)) return true;
  if (tokens[at]?.text !== 'the' || !EXTREMES.has(tokens[at + 1]?.text ?? '')) return false;
  const name = tokens.slice(at + 2, at + 3 + LONGEST_NAME).map(({ text }) => text);
  return name.indexOf('among') > 0;
}

/** Finds the words of an amount within a phrase: "the number of ...", which counts as X. */
export function amountWords(tokens: readonly Token[], { from, to }: Stretch): readonly Token[] | undefined {
  for (let at = from; at + 2 < to; at++) if (isAmountAt(tokens, at)) return tokens.slice(at, to);
  return undefined;
}
