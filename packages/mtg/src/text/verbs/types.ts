import {
  type AmountType,
  countable,
  fixedHole,
  type Hole,
  holeRule,
  type HoleTypes,
  sameValue,
  someWithin,
  type Token,
  uncountable,
} from '@reticle/core/text';
import type { MtgCardFilter, QualityFilter } from '../../language/filter.js';
import type { EffectNamed } from '../../language/effects/effect.js';
import type { AbilityAmount, Selector } from '../../language/selector.js';
import { COLORS } from '../../language/vocabulary.js';
import { type Pump, pump } from '../phrases/bodies.js';
import { anyCards, cardsOfKind, filterOf, type Some, some, someCards } from '../phrases/cards-of.js';
import { condition } from '../phrases/conditions.js';
import { textOf, type WordsContext } from '../phrases/context.js';
import { counters, kindOfCounters } from '../phrases/counters.js';
import { keywordList } from '../phrases/keywords.js';
import { allOf, things, what, whatOrWho, who } from '../phrases/selectors.js';
import { printThing, readThings } from '../phrases/things.js';
import { type Tokens, tokens } from '../phrases/tokens.js';
import { countOf, halfOfOwn } from '../phrases/amounts.js';
import { amount, count, counted, number, several, single, things as someThings } from './amounts.js';
import { aimers, creatures, oneQuality, quality } from './state-types.js';

const said = (text: string): Token => ({ text, raw: text, start: 0, end: 0, capital: false, depth: 0 });

/** "The top card", "the top two cards". */
const topCards: Hole<AbilityAmount, WordsContext> = {
  read(words, context) {
    const text = textOf(words);
    if (text === 'the top card') return 1;
    return text.startsWith('the top ') ? severalCards.read(words.slice(2), context) : undefined;
  },
  print(value, context) {
    const many = value === 1 ? 'card' : severalCards.print(value, context);
    return many && `the top ${many}`;
  },
};
const severalCards = countOf('card');

/** Cards that are taken from others: "a land card", "two cards". */
const picked: Hole<Pick<EffectNamed<'dig'>, 'take' | 'filter'>, WordsContext> = {
  read(words, context) {
    const found = someCards.read(words, context);
    return found && { take: found.count ?? 1, ...filterOf(found.what) };
  },
  print: ({ take, filter: kind = {} }, context) =>
    take === 'all'
      ? undefined
      : someCards.print({ what: kind, ...(take === 1 ? {} : { count: take }) }, context),
};

/** One card: "a land card". */
const aCard: Hole<MtgCardFilter, WordsContext> = {
  read(words, context) {
    const found = someCards.read(words, context);
    return found?.count === undefined ? found?.what : undefined;
  },
  print: (kind, context) => someCards.print({ what: kind }, context),
};
/** Several cards of a kind: "two land cards". */
const someOfKind: Hole<Some, WordsContext> = {
  read(words, context) {
    const found = someCards.read(words, context);
    return found?.count !== undefined && Object.keys(found.what).length > 0 ? found : undefined;
  },
  print: (value, context) =>
    Object.keys(value.what).length > 0 ? someCards.print(value, context) : undefined,
};

/** Several objects without a number: "artifacts". */
const plural: Hole<MtgCardFilter, WordsContext> = {
  read: (words) => readThings(words),
  print: (filter) => printThing(filter, true),
};

/** Tokens in the plural without a number, of which an amount is created. */
const tokensOfKind: Hole<Omit<Tokens, 'count'>, WordsContext> = {
  read(words, context) {
    const made = tokens.read([said('two'), ...words], context);
    if (!made) return undefined;
    const { count: _two, ...kind } = made;
    return kind;
  },
  print: (made, context) => tokens.print({ ...made, count: 2 }, context)?.slice('two '.length),
};

/** Objects of a player whom the words after them name: their filter says "self". */
const owned = (
  hole: Hole<Some, WordsContext>,
  own: MtgCardFilter,
  one: boolean | undefined,
): Hole<Some, WordsContext> => ({
  read(words, context) {
    const found = hole.read(words, context);
    if (!found || (one !== undefined && (found.count === undefined) !== one)) return undefined;
    const { controller, owner, zone } = found.what;
    return controller === undefined && owner === undefined && zone === undefined
      ? { ...found, what: { ...own, ...found.what } }
      : undefined;
  },
  print(value, context) {
    const isOne = value.count === undefined;
    const keys = new Set(Object.keys(own));
    const kind = Object.fromEntries(Object.entries(value.what).filter(([key]) => !keys.has(key)));
    return (one === undefined || one === isOne) && sameValue({ ...kind, ...own }, value.what)
      ? hole.print({ ...value, what: kind }, context)
      : undefined;
  },
});
const CONTROLLED = { controller: 'self' } as const;

/** "An artifact", "Goblins": what objects become in addition to their other types. */
const cardType = fixedHole([
  ['an artifact', 'artifact'],
  ['an enchantment', 'enchantment'],
]);
const cardTypes = fixedHole([
  ['artifacts', 'artifact'],
  ['enchantments', 'enchantment'],
]);

/** "Twice", "three times": how often something is done. */
const times: Hole<AbilityAmount, WordsContext> = {
  read(words, context) {
    const text = textOf(words);
    return text === 'x times' ? (context.x ?? 'X') : OFTEN.read(words, context);
  },
  print: (value, context) =>
    value === 'X' ? 'X times' : value === 2 || value === 3 ? OFTEN.print(value, context) : undefined,
};
const OFTEN = fixedHole([
  ['twice', 2],
  ['three times', 3],
]);

const SIZE = /^(\d{1,2}|x)\/(\d{1,2}|x)$/u;
/** "4/4", "X/X". */
const size: Hole<Pump, WordsContext> = {
  read([word, ...others], { x = 'X' }) {
    const [, power, toughness] = SIZE.exec(word?.text ?? '') ?? [];
    if (power === undefined || toughness === undefined || others.length > 0) return undefined;
    const amountOf = (text: string): AbilityAmount => (text === 'x' ? x : Number(text));
    return { power: amountOf(power), toughness: amountOf(toughness) };
  },
  print: ({ power, toughness }) =>
    typeof power === 'object' || typeof toughness === 'object' ? undefined : `${power}/${toughness}`,
};

/** "You" in a filter that an object keeps would be another player. */
const anybodys = (hole: Hole<QualityFilter, WordsContext>): Hole<QualityFilter, WordsContext> => ({
  read(words, context) {
    const found = hole.read(words, context);
    return found && someWithin(found, isSomebodys) ? undefined : found;
  },
  print: (value, context) => hole.print(value, context),
});
const isSomebodys = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && ('controller' in part || 'owner' in part);

const measured = { number, counted: amount };
const pieces = { number: count, counted: amount };

/** One object alone: "it", "target creature". */
const singleObject: Hole<Selector, WordsContext> = {
  read(words, context) {
    const found = what.read(words, context);
    const isNamed = typeof found === 'string' || (typeof found === 'object' && 'bound' in found);
    return isNamed && what.plural?.(found, context) !== true ? found : undefined;
  },
  print: (value, context) => what.print(value, context),
};

/** A player who is not you. */
const otherPlayer: Hole<Selector, WordsContext> = {
  read(words, context) {
    const found = who.read(words, context);
    return found === 'you' ? undefined : found;
  },
  print: (value, context) => (value === 'you' ? undefined : who.print(value, context)),
};

const AND = 'and';
/** Players and objects, several of them without "each": "players", "you and creatures you control". */
const anybody: Hole<Selector, WordsContext> = {
  read(words, context) {
    const [first, and, ...rest] = words;
    if (first?.text === 'players' && !and) return 'eachPlayer';
    const found = whatOrWho.read(words, context) ?? things.read(words, context);
    if (found !== undefined || first?.text !== 'you' || and?.text !== AND) return found;
    const each = readThings(rest);
    return each && { among: ['you', { each }] };
  },
  print: (value, context) => whatOrWho.print(value, context),
};

/** What may stand in the holes of verbs: the name of each type is its words in a pattern. */
export const TYPES: HoleTypes<WordsContext> = {
  /** Objects: "target creature", "all creatures", "each creature you control". */
  objects: holeRule(allOf),
  /** One object, or each of several: "it", "each creature". */
  object: holeRule(what),
  /** One object alone: "it", "target creature". */
  single: holeRule(singleObject),
  player: holeRule(who),
  otherPlayer: holeRule(otherPlayer),
  /** Players and objects: "any target", "each creature and each player". */
  any: holeRule(whatOrWho),
  anyOf: holeRule(anybody),
  /** Objects without a word for how many: "creatures you control". */
  bare: holeRule(things),
  number,
  amount,
  counted,
  cards: countable('card', 1, pieces),
  damage: uncountable('damage', measured),
  life: uncountable('life', measured),
  halfLife: holeRule(halfOfOwn('life')),
  halfLibrary: holeRule(halfOfOwn('library')),
  pump: holeRule(pump, 1, true),
  keywords: holeRule(keywordList),
  color: holeRule(fixedHole(COLORS.map((color) => [color, color])), 1),
  some: holeRule(some),
  someCards: holeRule(someCards),
  /** One object, or several, that the player controls whom the next words name. */
  oneControlled: holeRule(owned(some, CONTROLLED, true), undefined, true),
  severalControlled: holeRule(owned(some, CONTROLLED, false), undefined, true),
  topCards: holeRule(topCards),
  picked: holeRule(picked),
  kindOfCards: holeRule(cardsOfKind),
  anyCards: holeRule(anyCards),
  severalCards: holeRule(severalCards),
  aCard: holeRule(aCard),
  someOfKind: holeRule(someOfKind),
  count,
  plural: holeRule(plural),
  tokens: holeRule(tokens),
  tokensOfKind: holeRule(tokensOfKind),
  cardType: holeRule(cardType),
  cardTypes: holeRule(cardTypes),
  times: holeRule(times),
  size: holeRule(size, 1, true),
  quality: holeRule(anybodys(quality)),
  creatures: holeRule(anybodys(creatures)),
  oneQuality: holeRule(anybodys(oneQuality)),
  aimers: holeRule(aimers),
  condition: holeRule(condition),
  counters: holeRule(counters, 8),
  kindOfCounters: holeRule(kindOfCounters, 4),
};

/** How amounts change in the holes that have some. */
export const AMOUNTS: Readonly<Record<string, AmountType>> = {
  number: single,
  cards: single,
  damage: single,
  life: single,
  pump: several('power', 'toughness'),
  some: someThings('count'),
  someCards: someThings('count'),
  oneControlled: someThings('count'),
  severalControlled: someThings('count'),
  chosen: someThings('count'),
  topCards: single,
  sought: someThings('count'),
  tokens: several('count'),
  counters: several('amount'),
};
