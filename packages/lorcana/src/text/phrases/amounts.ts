import { numberOf, type Hole, type Token } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { Amount } from '../../language/filter.js';
import type { Reference } from '../../language/filter.js';
import { IT, SINGLE, wordsOf, type WordsContext } from './context.js';
import { printPlace, readPlace } from './places.js';
import { said, type Words } from './said.js';
import { printReference, readReference } from './selections.js';

/** "2". */
export const digits: Hole<number, unknown> = {
  read: (words) => {
    const number = words.length === 1 ? numberOf(words[0]?.text ?? '') : undefined;
    return typeof number === 'number' ? number : undefined;
  },
  print: (value) => (Number.isInteger(value) && value >= 0 ? String(value) : undefined),
};

/** "A card", "2 cards". */
export const countOf = (one: string, many = `${one}s`): Hole<number, unknown> => ({
  read([first, ...rest]) {
    const noun = wordsOf(rest);
    if (noun === one && (first?.text === 'a' || first?.text === 'an')) return 1;
    const count = numberOf(first?.text ?? '');
    return typeof count === 'number' && noun === (count === 1 ? one : many) ? count : undefined;
  },
  print: (value) => (value === 1 ? `a ${one}` : value > 1 ? `${value} ${many}` : undefined),
});

/**
 * The words for the result of an earlier effect. While words are read and printed, these names stand for `result`.
 */
export const RESULTS: readonly (readonly [words: string, of: string, ...also: string[]])[] = [
  ['1 damage removed this way', 'REMOVED', '1 damage removed'],
  ['1 damage dealt this way', 'DEALT'],
  ['1 damage moved this way', 'MOVED', 'damage counter moved this way'],
  ['1 lore lost this way', 'LOST'],
  ['card discarded this way', 'DISCARDED'],
  ['card drawn this way', 'DREW'],
  ...(['character', 'item', 'location', 'card'] as const).flatMap((type) => [
    [`${type} banished this way`, `BANISHED_${type}`] as const,
    [`${type} returned this way`, `RETURNED_${type}`] as const,
    [`${type} moved this way`, `MOVED_${type}`, `${type} you moved`] as const,
    [`${type} exerted this way`, `EXERTED_${type}`] as const,
    [`${type} readied this way`, `READIED_${type}`] as const,
  ]),
];
/** The words for the result of an earlier effect after "equal to". */
const AS_MUCH: readonly (readonly [words: string, of: string, ...also: string[]])[] = [
  ['that number', 'COUNTED', 'that amount'],
  ['the lore lost this way', 'LOST'],
  ['the damage removed this way', 'REMOVED'],
  ['the damage dealt this way', 'DEALT'],
];

const PROPERTIES: readonly (readonly [
  sign: string,
  property: 'strength' | 'willpower' | 'lore' | 'cost' | 'damage',
])[] = [
  ['{s}', 'strength'],
  ['{w}', 'willpower'],
  ['{l}', 'lore'],
  ['cost', 'cost'],
];
type ComputedAmount = Extract<Amount, { readonly count: unknown } | { readonly property: unknown }>;
const isComputed = (amount: Amount): amount is ComputedAmount =>
  typeof amount === 'object' && ('count' in amount || 'property' in amount);

/** Splits "to a maximum of 3" off the end: returns the counted words and the cap. */
function capOf(words: readonly Token[]): { readonly words: readonly Token[]; readonly most?: number } {
  const at = words.length - CAP.length - 1;
  const most = numberOf(words.at(-1)?.text ?? '');
  if (at < 1 || typeof most !== 'number' || most < 1 || wordsOf(words.slice(at, -1)) !== CAP.join(' '))
    return { words };
  return { words: words.slice(0, words[at - 1]?.text === ',' ? at - 1 : at), most };
}
const CAP = ['to', 'a', 'maximum', 'of'];

/** What is counted: "other character you have in play", "card in your hand", "1 damage on ~". A cap may follow. */
export const counted: Hole<Amount, WordsContext> = {
  read(given, context) {
    const { words, most } = capOf(given);
    const read = uncapped.read(words, context);
    if (most === undefined) return read;
    return read === undefined || !isComputed(read) || 'most' in read ? undefined : { ...read, most };
  },
  print(amount, context) {
    if (!isComputed(amount) || amount.most === undefined) return uncapped.print(amount, context);
    const { most, ...rest } = amount;
    return said`${uncapped.print(rest, context)} ${CAP.join(' ')} ${most}`;
  },
};

const uncapped: Hole<Amount, WordsContext> = {
  read(words, context) {
    const text = wordsOf(words);
    const result = RESULTS.find(([known, , ...also]) => known === text || also.includes(text));
    if (result) return { of: result[1], property: 'damage' };
    if (text.startsWith('1 damage on ') || text.startsWith('damage on ')) {
      const of = readReference(words.slice(words.findIndex((word) => word.text === 'on') + 1), context);
      return of === undefined ? undefined : { of, property: 'damage' };
    }
    if (/^cards? under (?:~|them|him|her|it)$/u.test(text)) {
      const of = readReference(words.slice(2), context);
      return of === undefined ? undefined : { of, property: 'cardsUnder' };
    }
    const count = readPlace(words, false, context);
    return count && { count };
  },
  print(amount, context) {
    if (!isComputed(amount)) return undefined;
    if ('count' in amount) return amount.times === undefined ? printPlace(amount.count, false) : undefined;
    const result = RESULTS.find(([, of]) => of === amount.of)?.[0];
    if (result !== undefined) return result;
    const of = printReference(amount.of, context);
    if (amount.property === 'damage') return said`1 damage on ${of}`;
    return amount.property === 'cardsUnder' ? said`card under ${of}` : undefined;
  },
};

/** Returns a counted amount with a factor. */
export const times = (amount: Amount, by: number): Amount =>
  by === 1 || !isComputed(amount) ? amount : { ...amount, times: by };
/** Splits an amount into its factor and the amount without it. */
export const byOne = (amount: Amount): { readonly by: number; readonly amount: Amount } | undefined => {
  if (!isComputed(amount)) return undefined;
  const { times: by = 1, ...rest } = amount;
  return { by, amount: rest };
};

/** An amount after "equal to": "their {S}", "the cost of ~", "the number of characters you have in play". */
export const computed: Hole<Amount, WordsContext> = {
  read(words, context) {
    const text = wordsOf(words);
    const result = AS_MUCH.find(([known, , ...also]) => known === text || also.includes(text));
    if (result) return { of: result[1], property: 'damage' };
    if (text.startsWith('the number of ')) {
      const count = readPlace(words.slice(3), true, context);
      return count && { count };
    }
    if (text.startsWith('the damage on ')) {
      const of = readReference(words.slice(3), context);
      return of === undefined ? undefined : { of, property: 'damage' };
    }
    const last = words.at(-1)?.text ?? '';
    const property = PROPERTIES.find(([sign]) => sign === last)?.[1];
    if (property === undefined) return undefined;
    const of = ownerOf(words.slice(0, -1), context);
    return of === undefined ? undefined : { of, property };
  },
  print(amount, context) {
    if (!isComputed(amount) || amount.most !== undefined) return undefined;
    if ('count' in amount)
      return amount.times === undefined ? said`the number of ${printPlace(amount.count, true)}` : undefined;
    if (amount.times !== undefined) return undefined;
    const result = AS_MUCH.find(([, of]) => of === amount.of)?.[0];
    if (result !== undefined) return result;
    if (amount.property === 'damage') return said`the damage on ${printReference(amount.of, context)}`;
    const sign = PROPERTIES.find(([, property]) => property === amount.property)?.[0];
    const whose: Words = amount.of === IT ? 'their' : said`${printReference(amount.of, context)}'s`;
    return said`${whose} ${sign?.startsWith('{') === true ? sign.toUpperCase() : sign}`;
  },
};

const THEIRS: Readonly<Record<string, Reference>> = { their: IT, his: SINGLE, her: SINGLE, its: SINGLE };

/** Reads whose number it is: "their", "~'s", "that character's". */
function ownerOf(words: readonly Token[], context: WordsContext): string | undefined {
  const [first] = words;
  if (words.length === 1 && first && Object.hasOwn(THEIRS, first.text)) return THEIRS[first.text];
  return words.at(-1)?.text === "'s" ? readReference(words.slice(0, -1), context) : undefined;
}

/** The number that a condition requires. */
export type Is = Extract<Condition, { readonly test: 'count' }>['is'];

/**
 * Reads how many a condition requires, as in "a", "another", "2 or more", "no", "exactly 1". Also returns the index
 * after the last token.
 */
export function readHowMany(
  words: readonly Token[],
): { readonly is: Is; readonly many: boolean; readonly to: number } | undefined {
  const [first, second, third] = words.map(({ text }) => text);
  if (first === 'a' || first === 'an') return { is: { gte: 1 }, many: false, to: 1 };
  if (first === 'no') return { is: { eq: 0 }, many: true, to: 1 };
  if (first === 'any') return { is: { gte: 1 }, many: true, to: 1 };
  const exact = first === 'exactly' || first === 'only';
  const number = numberOf((exact ? second : first) ?? '');
  if (typeof number !== 'number') return undefined;
  if (exact) return { is: { eq: number }, many: number !== 1, to: 2 };
  if (second === 'or' && third === 'more') return { is: { gte: number }, many: true, to: 3 };
  return second === 'or' && (third === 'fewer' || third === 'less')
    ? { is: { lte: number }, many: true, to: 3 }
    : undefined;
}
