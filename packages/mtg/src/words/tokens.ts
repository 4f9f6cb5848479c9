import { numberOf, type Hole, type Token } from '@reticle/core';
import type { AbilityAmount } from '../abilities/amount.js';
import type { TokenFacts } from '../effects/create-token.js';
import { COLORS } from '../state/vocabulary.js';
import { spelled } from './amounts.js';
import type { WordsContext } from './context.js';
import { keywordList, listed } from './keywords.js';

/** So many tokens of one kind. */
export interface Tokens {
  readonly token: TokenFacts;
  readonly count: AbilityAmount;
  readonly tapped: boolean;
}

const TYPES: ReadonlySet<string> = new Set(['artifact', 'enchantment', 'land']);
const SIZE = /^(\d{1,2}|x)\/(\d{1,2}|x)$/u;
const isColor = (text: string) => COLORS.some((color) => color === text);
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Reads words one after the other. */
function cursor(words: readonly Token[]) {
  let at = 0;
  const takeWhile = (fits: (token: Token) => boolean): readonly Token[] => {
    const from = at;
    for (let token = words[at]; token && fits(token); token = words[at]) at++;
    return words.slice(from, at);
  };
  return {
    take: (...texts: readonly string[]): boolean => takeOne(texts),
    next: (): Token | undefined => words[at++],
    takeWhile,
    rest: (): readonly Token[] => words.slice(at),
  };
  function takeOne(texts: readonly string[]): boolean {
    const found = texts.includes(words[at]?.text ?? '');
    if (found) at++;
    return found;
  }
}

const sizeOf = (text: string, x: AbilityAmount): AbilityAmount => (text === 'x' ? x : Number(text));

function colorsOf(words: readonly Token[]): readonly (typeof COLORS)[number][] | undefined {
  const said = words.map(({ text }) => text);
  if (said.length === 1 && said[0] === 'colorless') return [];
  const colors = COLORS.filter((color) => said.includes(color));
  return colors.length > 0 && listed(said.filter(isColor)).replaceAll(',', ' ,') === said.join(' ')
    ? colors
    : undefined;
}

function read(words: readonly Token[], context: WordsContext): Tokens | undefined {
  const { x = 'X' } = context;
  const { take, next, takeWhile, rest } = cursor(words);
  const first = next()?.text ?? '';
  const number = first === 'a' || first === 'an' ? 1 : numberOf(first);
  if (number === undefined || first === 'one') return undefined;
  const tapped = take('tapped');
  const [, power, toughness] = SIZE.exec(next()?.text ?? '') ?? [];
  const colors = colorsOf(takeWhile(({ text }) => isColor(text) || ['colorless', 'and', ','].includes(text)));
  const subtypes = takeWhile(({ text, capital }) => capital && /^[a-z-]+$/u.test(text));
  const types = takeWhile(({ text }) => TYPES.has(text));
  if (power === undefined || toughness === undefined || !colors || subtypes.length === 0 || !take('creature'))
    return undefined;
  if (!take(number === 1 ? 'token' : 'tokens')) return undefined;
  const [first2, ...more] = rest();
  const namedAt = more.findIndex(({ text }) => text === 'named');
  const nameWords = first2?.text === 'named' ? more : namedAt < 0 ? [] : more.slice(namedAt + 1);
  const keywordWords = first2?.text === 'with' ? (namedAt < 0 ? more : more.slice(0, namedAt)) : [];
  const keywords = keywordWords.length > 0 ? keywordList.read(keywordWords, context) : [];
  const understood =
    !first2 || first2.text === 'named' || (first2.text === 'with' && keywordWords.length > 0);
  if (!keywords || !understood || !nameWords.every(({ capital }) => capital)) return undefined;
  return {
    count: number === 'X' ? x : number,
    tapped,
    token: {
      ...(nameWords.length === 0 ? {} : { name: nameWords.map(({ text }) => capitalised(text)).join(' ') }),
      types: [...types.map(({ text }) => text), 'creature'],
      subtypes: subtypes.map(({ text }) => capitalised(text)),
      ...(colors.length === 0 ? {} : { colors }),
      power: sizeOf(power, x),
      toughness: sizeOf(toughness, x),
      ...(keywords.length === 0 ? {} : { keywords }),
    },
  };
}

function print({ token, count, tapped }: Tokens, context: WordsContext): string | undefined {
  const { name, supertypes = [], types, subtypes = [], colors = [], power, toughness, keywords = [] } = token;
  const number = count === 1 ? 'a' : spelled.print(count, context);
  const sizes = [power, toughness].flatMap((size) =>
    typeof size === 'number' || size === 'X' ? [String(size)] : [],
  );
  const isCreature = types.at(-1) === 'creature' && types.slice(0, -1).every((type) => TYPES.has(type));
  const having = keywords.length === 0 ? '' : keywordList.print(keywords, context);
  if (
    number === undefined ||
    having === undefined ||
    sizes.length < 2 ||
    !isCreature ||
    supertypes.length > 0
  )
    return undefined;
  return [
    number,
    ...(tapped ? ['tapped'] : []),
    sizes.join('/'),
    colors.length === 0 ? 'colorless' : listed(COLORS.filter((color) => colors.includes(color))),
    ...subtypes,
    ...types,
    count === 1 ? 'token' : 'tokens',
    ...(having === '' ? [] : ['with', having]),
    ...(name === undefined ? [] : ['named', name]),
  ].join(' ');
}

/** "A 1/1 white Soldier creature token", "X 2/2 green Wolf creature tokens with trample". */
export const tokens: Hole<Tokens, WordsContext> = { read, print };
