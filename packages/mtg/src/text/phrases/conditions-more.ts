import { type Hole, type Sentence, sameValue, sentence, tokenize } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { Happened } from '../../language/happened.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { type AbilityAmount, type Selector, isBound } from '../../language/selector.js';
import { digits, spelled } from './amounts.js';
import { textOf, type WordsContext } from './context.js';
import { what as something, who as somebody } from './selectors.js';
import { printThing, readOneThing, readThings, withArticle } from './things.js';

export type ConditionSentence = Sentence<Condition, WordsContext>;

export const plain = (
  words: string,
  condition: Condition,
  isIt: (given: Condition) => boolean,
): ConditionSentence =>
  sentence<Condition, object, WordsContext>({
    words,
    holes: {},
    make: () => condition,
    parts: (given) => (isIt(given) ? {} : undefined),
  });

/** Words about optional costs of a spell: "if it was kicked" (rules 702.33d, 702.166c, 702.174c). */
export const PAID_WORDS = [
  ['kicker', '~ was kicked'],
  ['bargain', '~ was bargained'],
  ['gift', 'the gift was promised'],
] as const;

/** "A Forest": an object whose controller the sentence names. */
const one: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const found = readOneThing(words);
    return found?.controller === undefined && found?.zone === undefined ? found : undefined;
  },
  print(filter) {
    const words = printThing(filter, false);
    return words && withArticle(words);
  },
};
/** "An Elf card in your graveyard". */
const inGraveyard: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const found = readOneThing(words);
    return found?.zone === 'graveyard' ? found : undefined;
  },
  print(filter) {
    const words = filter.zone === 'graveyard' ? printThing(filter, false) : undefined;
    return words && withArticle(words);
  },
};
/** Objects whose controller the sentence names, in the plural: "creatures", "basic lands". */
const several: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const found = readThings(words);
    return found?.controller === undefined && found?.zone === undefined ? found : undefined;
  },
  print: (filter) => printThing(filter, true),
};
/** "~", "enchanted creature", one target, or what a trigger names. */
const oneThing: Hole<Selector, WordsContext> = {
  read(words, context) {
    const found = something.read(words, context);
    return isOne(found) && something.plural?.(found, context) !== true ? found : undefined;
  },
  print: (value, context) => (isOne(value) ? something.print(value, context) : undefined),
};
/** Whether it means a single object that the words already have: the card, what it is attached to, or what has a name. */
export const isOne = (value: Selector | undefined): value is Selector =>
  value === 'self' || value === 'host' || isBound(value);

/** It attacks, and no other creature does (rule 506.5). */
const attackingAlone = (of: Selector): Condition => ({
  allOf: [
    { what: of, is: { attacking: true } },
    { amount: { count: { type: 'creature', attacking: true } }, eq: 1 },
  ],
});

/** "~ is attacking alone". */
const ATTACKING_ALONE: ConditionSentence = sentence({
  words: '<of> is attacking alone',
  holes: { of: oneThing },
  make: ({ of }): Condition => attackingAlone(of),
  parts(condition: Condition) {
    const [first] = 'allOf' in condition ? condition.allOf : [];
    const of = first && 'what' in first ? first.what : undefined;
    return of !== undefined && sameValue(condition, attackingAlone(of)) ? { of } : undefined;
  },
});

/** Builds a condition on one opponent alone, whom it means as `someone`. */
const anOpponent = (so: Condition): Condition => ({ someone: 'eachOpponent', so });
const literal = (words: string, asked: Condition, ...also: string[]): ConditionSentence =>
  sentence({
    words,
    also,
    holes: {},
    make: () => asked,
    parts: (condition: Condition) => (sameValue(condition, asked) ? {} : undefined),
  });

/** Builds the condition that the difference of two players' life totals is at most a number. */
const differsBy = (mine: Selector, other: Selector, most: number): Condition => ({
  allOf: [
    { amount: { life: mine }, lte: { plus: { life: other }, more: most } },
    { amount: { life: other }, lte: { plus: { life: mine }, more: most } },
  ],
});
const lifeDifference: ConditionSentence = sentence({
  words: "the difference between your life total and <player>'s life total is <number> or less",
  holes: { player: somebody, number: digits },
  make: ({ player, number }): Condition | undefined =>
    typeof number === 'number' && player !== 'you' ? differsBy('you', player, number) : undefined,
  parts(condition: Condition) {
    const [first] = 'allOf' in condition ? condition.allOf : [];
    const most = first && 'amount' in first ? first.lte : undefined;
    if (typeof most !== 'object' || !('plus' in most)) return undefined;
    const { plus, more } = most;
    const player = typeof plus === 'object' && 'life' in plus ? plus.life : undefined;
    return player && typeof more === 'number' && sameValue(condition, differsBy('you', player, more))
      ? { player, number: more }
      : undefined;
  },
});
const SOMEONE = { bound: 'someone' } as const;
const YOUR_LIFE: AbilityAmount = { life: 'you' };
const YOUR_HAND: AbilityAmount = { cardsIn: 'hand', whose: 'you' };
const POISON: AbilityAmount = { counters: 'poison', on: SOMEONE };
const THEIR_LIFE: AbilityAmount = { life: SOMEONE };
const THEIR_HAND: AbilityAmount = { cardsIn: 'hand', whose: SOMEONE };

/** Conditions on a single opponent, not on all of them together. */
const OF_OPPONENTS: readonly ConditionSentence[] = [
  sentence({
    words: 'an opponent has <least> or more poison counters',
    holes: { least: spelled },
    make: ({ least }): Condition => anOpponent({ amount: POISON, gte: least }),
    parts(condition: Condition) {
      const so = 'someone' in condition && condition.someone === 'eachOpponent' ? condition.so : undefined;
      return so && 'amount' in so && sameValue(so.amount, POISON) && so.gte !== undefined
        ? { least: so.gte }
        : undefined;
    },
  }),
  literal('you have more cards in hand than each opponent', {
    not: anOpponent({ amount: THEIR_HAND, gte: YOUR_HAND }),
  }),
  literal('you have more life than an opponent', anOpponent({ amount: THEIR_LIFE, lt: YOUR_LIFE })),
  literal('you have more life than each opponent', {
    not: anOpponent({ amount: THEIR_LIFE, gte: YOUR_LIFE }),
  }),
  sentence({
    words: 'your opponents control <least> or more <what>',
    holes: { least: spelled, what: several },
    make: ({ least, what }): Condition => ({
      amount: { count: { ...what, controller: 'opponent' } },
      gte: least,
    }),
    parts(condition: Condition) {
      if (!('amount' in condition) || typeof condition.amount !== 'object' || condition.gte === undefined)
        return undefined;
      const { controller, ...what } =
        'count' in condition.amount ? condition.amount.count : { controller: null };
      return controller === 'opponent' ? { least: condition.gte, what } : undefined;
    },
  }),
  ...(['no opponent controls <what>', 'your opponents control no <what>'] as const).map((words, form) =>
    sentence({
      words,
      holes: { what: form === 0 ? one : several },
      make: ({ what }): Condition => ({ not: { what: { each: { ...what, controller: 'opponent' } } } }),
      parts(condition: Condition) {
        const found = 'not' in condition ? condition.not : undefined;
        if (!found || !('what' in found) || typeof found.what !== 'object' || !('each' in found.what))
          return undefined;
        const { controller, ...what } = found.what.each;
        return controller === 'opponent' && found.is === undefined ? { what } : undefined;
      },
    }),
  ),
];

const did = (happened: Happened, are?: MtgCardFilter): AbilityAmount => ({
  happened,
  who: 'you',
  ...(are ? { are } : {}),
});
/** What the ability word void asks (rule 207.2c). */
const VOID: Condition = {
  anyOf: [
    { amount: { happened: 'left', are: { not: { type: 'land' } } }, gte: 1 },
    { amount: { happened: 'warped' }, gte: 1 },
  ],
};
const VOID_WORDS = 'a nonland permanent left the battlefield this turn or a spell was warped this turn';
const ofVoid: ConditionSentence = {
  needs: () => [[['warped']]],
  read: (tokens) => (textOf(tokens) === textOf(tokenize(VOID_WORDS)) ? [VOID] : []),
  print: (asked) => (sameValue(asked, VOID) ? VOID_WORDS : undefined),
};

/** What you did this turn. */
const OF_YOUR_TURN: readonly ConditionSentence[] = [
  ofVoid,
  literal('you descended this turn', { amount: did('descended'), gte: 1 }, "you 've descended this turn"),
  literal("you haven't cast a spell from your hand this turn", {
    amount: did('cast', { castFrom: 'hand' }),
    eq: 0,
  }),
  literal('you gained or lost life this turn', {
    anyOf: [
      { amount: did('lifeGained'), gte: 1 },
      { amount: did('lifeLost'), gte: 1 },
    ],
  }),
];

/** Further conditions of "if". */
export const MORE_CONDITIONS: readonly ConditionSentence[] = [
  lifeDifference,
  ATTACKING_ALONE,
  ...OF_YOUR_TURN,
  ...PAID_WORDS.map(([paid, words]) =>
    plain(words, { paid }, (condition) => 'paid' in condition && condition.paid === paid),
  ),
  plain('it was kicked', { paid: 'kicker' }, () => false),
  plain(
    "the gift wasn't promised",
    { not: { paid: 'gift' } },
    (condition) => 'not' in condition && 'paid' in condition.not && condition.not.paid === 'gift',
  ),
  sentence({
    words: 'there is <what>',
    also: ["there's <what>"],
    holes: { what: inGraveyard },
    make: ({ what }): Condition => ({ what: { each: what } }),
    parts: (condition: Condition) =>
      'what' in condition &&
      condition.is === undefined &&
      typeof condition.what === 'object' &&
      'each' in condition.what
        ? { what: condition.what.each }
        : undefined,
  }),
  sentence({
    words: 'no <what> are on the battlefield',
    also: ['there are no <what> on the battlefield'],
    holes: { what: several },
    make: ({ what }): Condition => ({ amount: { count: what }, eq: 0 }),
    parts(condition: Condition) {
      if (!('amount' in condition) || condition.eq !== 0) return undefined;
      const { amount } = condition;
      return typeof amount === 'object' && 'count' in amount && amount.count.zone === undefined
        ? { what: amount.count }
        : undefined;
    },
  }),
  ...OF_OPPONENTS,
  literal(
    'you cast it from your hand',
    { what: 'self', is: { castFrom: 'hand' } },
    'you cast ~ from your hand',
    '~ was cast from your hand',
  ),
  literal(
    '~ was cast from a graveyard',
    { what: 'self', is: { castFrom: 'graveyard' } },
    'it was cast from a graveyard',
  ),
  literal('~ was cast from anywhere other than your hand', {
    what: 'self',
    is: { castFrom: 'anywhere', not: { castFrom: 'hand' } },
  }),
  literal('you cast it', { what: 'self', is: { castFrom: 'anywhere' } }, 'you cast ~'),
  literal('you control your commander', {
    what: { each: { commander: true, owner: 'self', controller: 'self' } },
  }),
  sentence({
    words: 'you have <least> or more opponents',
    holes: { least: spelled },
    make: ({ least }): Condition => ({ amount: { numberOf: 'eachOpponent' }, gte: least }),
    parts(condition: Condition) {
      const asks = 'amount' in condition && sameValue(condition.amount, { numberOf: 'eachOpponent' });
      return asks && condition.gte !== undefined ? { least: condition.gte } : undefined;
    },
  }),
];
