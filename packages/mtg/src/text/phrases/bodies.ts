import { type Token, type Hole, fixedHole } from '@reticle/core/text';
import type { Change, Duration } from '../../language/change.js';
import type { MtgKeyword } from '../../language/keyword.js';
import type { AbilityAmount } from '../../language/selector.js';
import { COLORS, type Color } from '../../language/vocabulary.js';
import type { WordsContext } from './context.js';
import { keywordList, listWords, printKeywords } from './keywords.js';

/** A creature as words describe it: "2/2 green Wolf artifact creature", "... with trample". */
export interface Body {
  readonly power: AbilityAmount;
  readonly toughness: AbilityAmount;
  /** Empty for "colorless"; undefined if no colour is mentioned. */
  readonly colors: readonly Color[] | undefined;
  readonly subtypes: readonly string[];
  readonly types: readonly string[];
  readonly keywords: readonly MtgKeyword[];
}
const TYPES: ReadonlySet<string> = new Set(['artifact', 'enchantment', 'land']);
const SIZE = /^(\d{1,2}|x)\/(\d{1,2}|x)$/u;
const COLOR_WORDS: ReadonlySet<string> = new Set([...COLORS, 'colorless', 'and', ',']);
const SUBTYPE = /^[a-z-]{3,}$/u;
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const sizeOf = (text: string, x: AbilityAmount): AbilityAmount => (text === 'x' ? x : Number(text));

/** Returns the words from a position on that fit. */
function run(words: readonly Token[], from: number, fits: (token: Token) => boolean): readonly Token[] {
  const end = words.findIndex((token, at) => at >= from && !fits(token));
  return words.slice(from, end < 0 ? words.length : end);
}

export function colorsOf(words: readonly Token[]): readonly Color[] | 'none' | undefined {
  if (words.length === 0) return 'none';
  const said = words.map(({ text }) => text);
  if (said.join(' ') === 'colorless') return [];
  const colors = said.flatMap((text) => COLORS.find((color) => color === text) ?? []);
  const listedAs = listWords(colors).replaceAll(',', ' ,');
  return colors.length > 0 && listedAs === said.join(' ')
    ? COLORS.filter((color) => colors.includes(color))
    : undefined;
}

/** Reads the body at the beginning of some words, up to "creature", and how many words it has. */
export function readBody(
  words: readonly Token[],
  { x = 'X' }: WordsContext,
): { readonly body: Body; readonly length: number } | undefined {
  const [, power, toughness] = SIZE.exec(words[0]?.text ?? '') ?? [];
  if (power === undefined || toughness === undefined) return undefined;
  const colorWords = run(words, 1, ({ text }) => COLOR_WORDS.has(text));
  const colors = colorsOf(colorWords);
  const subtypes = run(words, 1 + colorWords.length, ({ text, capital }) => capital && SUBTYPE.test(text));
  const types = run(words, 1 + colorWords.length + subtypes.length, ({ text }) => TYPES.has(text));
  const length = 2 + colorWords.length + subtypes.length + types.length;
  if (!colors || words[length - 1]?.text !== 'creature') return undefined;
  const body: Body = {
    power: sizeOf(power, x),
    toughness: sizeOf(toughness, x),
    colors: colors === 'none' ? undefined : colors,
    subtypes: subtypes.map(({ text }) => capitalised(text)),
    types: [...types.map(({ text }) => text), 'creature'],
    keywords: [],
  };
  return { body, length };
}

/** Reads "with flying and haste", or no words. Returns undefined for other words. */
export function readWith(words: readonly Token[], context: WordsContext): readonly MtgKeyword[] | undefined {
  const [first, ...rest] = words;
  if (!first) return [];
  return first.text === 'with' && rest.length > 0 ? keywordList.read(rest, context) : undefined;
}

/** Prints a body up to "creature". Returns undefined if it can't be said that way. */
export function printBody({ power, toughness, colors, subtypes, types }: Body): string | undefined {
  const sizes = [power, toughness].flatMap((size) =>
    typeof size === 'number' || size === 'X' ? [String(size)] : [],
  );
  const isCreature = types.at(-1) === 'creature' && types.slice(0, -1).every((type) => TYPES.has(type));
  if (sizes.length < 2 || !isCreature) return undefined;
  const named =
    colors?.length === 0
      ? ['colorless']
      : colors && [listWords(COLORS.filter((one) => colors.includes(one)))];
  return [sizes.join('/'), ...(named ?? []), ...subtypes, ...types].join(' ');
}

/** Prints " with flying", or an empty string. */
export function printWith(keywords: readonly MtgKeyword[], context: WordsContext): string | undefined {
  if (keywords.length === 0) return '';
  const words = printKeywords(keywords, context);
  return words && ` with ${words}`;
}

/** What is added to power and toughness. */
export interface Pump {
  readonly power: AbilityAmount;
  readonly toughness: AbilityAmount;
}
/** Returns the change without zeros, as cards' data leave them out. */
export const added = ({ power, toughness }: Pump): Change => ({
  ...(power === 0 ? {} : { power }),
  ...(toughness === 0 ? {} : { toughness }),
});
const HALF = /^([+-])(\d{1,3}|x)$/u;

function readHalf(text: string, x: AbilityAmount): AbilityAmount | undefined {
  const [, sign, number = ''] = HALF.exec(text) ?? [];
  if (sign === undefined) return undefined;
  if (number === 'x') return sign === '-' ? { minus: x } : x;
  return sign === '-' && number !== '0' ? -Number(number) : Number(number);
}

/** Prints one half: "+2" for 2. A zero takes the sign of the other half. */
function printHalf(amount: AbilityAmount, negative: boolean): string | undefined {
  if (amount === 'X') return '+X';
  if (typeof amount === 'number')
    return amount < 0 || (amount === 0 && negative) ? `-${Math.abs(amount)}` : `+${amount}`;
  return 'minus' in amount && amount.minus === 'X' ? '-X' : undefined;
}

const isNegative = (amount: AbilityAmount): boolean =>
  typeof amount === 'number' ? amount < 0 : typeof amount === 'object' && 'minus' in amount;

/** "+1/+0", "-X/-X". */
export const pump: Hole<Pump, WordsContext> = {
  read([word, ...others], { x = 'X' }) {
    const halves = word && others.length === 0 ? word.text.split('/') : [];
    const [power, toughness] = halves.map((half) => readHalf(half, x));
    return halves.length === 2 && power !== undefined && toughness !== undefined
      ? { power, toughness }
      : undefined;
  },
  print({ power, toughness }) {
    const one = printHalf(power, isNegative(toughness));
    const two = printHalf(toughness, isNegative(power));
    return one && two && `${one}/${two}`;
  },
};

/** How long a continuous effect lasts (rule 611.2a). An effect without a duration has no words for it. */
export const duration = fixedHole([
  ['until end of turn', 'endOfTurn'],
  ['until your next turn', 'yourNextTurn'],
  ['until end of combat', 'endOfCombat'],
  ['for as long as ~ remains tapped', 'whileSourceTapped'],
  ['for as long as you control ~', 'whileYouControl'],
  ['for as long as ~ remains on the battlefield', 'whileSourceRemains'],
]);

/** The durations with words of their own. */
export type SaidDuration = Exclude<Duration, 'forever' | 'nextUntapStep'>;

export const isSaid = (until: Duration): until is SaidDuration =>
  until !== 'forever' && until !== 'nextUntapStep';
