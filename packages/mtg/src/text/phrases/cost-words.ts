import {
  type Hole,
  type Token,
  type Sentence,
  type SentenceWords,
  fixedHole,
  sentence,
  sentenceTable,
  tokenize,
} from '@reticle/core/text';
import type { AbilityCost, CostOf } from '../../language/cost.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { printManaCost, readManaCost, type ManaCost } from '../../language/mana.js';
import { digits } from './amounts.js';
import { saysX } from '../../language/announced-x.js';
import { type Some, some, someCards } from './cards-of.js';
import { type WordsContext, contextKey } from './context.js';
import { printThing, readOneThing, withArticle } from './things.js';

/** A mana cost in symbols: "{2}{R}", "{X}{U/B}". {T} and {Q} are not mana. */
export const manaCostHole: Hole<ManaCost, unknown> = {
  read(words: readonly Token[]) {
    if (!words.every(({ text }) => text.startsWith('{') && text.endsWith('}'))) return undefined;
    const read = readManaCost(words.map(({ text }) => text.toUpperCase()).join(''));
    return read.ok ? read.value : undefined;
  },
  print: (value) => printManaCost(value),
};

const MOST_ENERGY = 100;
/** A number of energy counters: "{E}{E}" (rule 107.14). */
export const energySigns: Hole<number, unknown> = {
  read: (words) =>
    words.length > 0 && words.length <= MOST_ENERGY && words.every(({ text }) => text.toUpperCase() === '{E}')
      ? words.length
      : undefined,
  print: (value) => '{E}'.repeat(Math.min(Math.max(value, 0), MOST_ENERGY)),
};

type CostSentence = Sentence<AbilityCost, WordsContext>;

/** Builds a sentence of one kind of cost; `parts` gets only costs of that kind. */
function says<Name extends AbilityCost['cost'], Values extends object>(
  cost: Name,
  given: Omit<SentenceWords<AbilityCost, Values, WordsContext>, 'parts'> & {
    readonly parts: (cost: CostOf<Name>, context: WordsContext) => NoInfer<Values> | undefined;
  },
): CostSentence {
  const isNamed = (one: AbilityCost): one is CostOf<Name> => one.cost === cost;
  return sentence({
    ...given,
    kind: cost,
    parts: (one: AbilityCost, context) => (isNamed(one) ? given.parts(one, context) : undefined),
  });
}
const isFilter = (what: 'self' | MtgCardFilter): what is MtgCardFilter => what !== 'self';

const someOf = (
  what: 'self' | MtgCardFilter,
  count: number | 'X' | undefined,
): { readonly some: Some } | undefined =>
  isFilter(what) ? { some: { what, ...(count === undefined ? {} : { count }) } } : undefined;

/** Builds a cost of a number of objects: a known number, or the announced X. */
function paidWith(
  { what, count }: Some,
  cost: (what: { readonly what: MtgCardFilter; readonly count?: number | 'X' }) => AbilityCost,
): AbilityCost | undefined {
  // A number in a filter would have to be announced before the objects are chosen.
  if (saysX(what)) return undefined;
  if (count === undefined) return cost({ what });
  return typeof count === 'number' || count === 'X' ? cost({ what, count }) : undefined;
}
const nothing = {};
const wholeNumber = (amount: unknown): amount is number => typeof amount === 'number' && amount > 0;

const counterName: Hole<string, unknown> = {
  read: ([word, ...others]) =>
    word && others.length === 0 && COUNTER.test(word.text) ? word.text : undefined,
  print: (value) => (COUNTER.test(value) ? value : undefined),
};

/** Two or more, spelled. */
const several = fixedHole<number | 'X'>([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['X', 'X'],
  ['any number of', 'X'],
]);
const COUNTER = /^(?:[a-z]{2,20}|[+-][0-2]\/[+-][0-2])$/u;

/** "A creature you control". The data leave out that the payer controls it. */
const ofYours: Hole<MtgCardFilter, unknown> = {
  read(words) {
    const { controller, ...what } = readOneThing(words) ?? {};
    return controller === 'self' && what.zone === undefined ? what : undefined;
  },
  print(what) {
    const words = printThing({ ...what, controller: 'self' }, false);
    return words && withArticle(words);
  },
};

/** "A +1/+1 counter", "an ice counter". */
const aCounter: Hole<string, unknown> = {
  read(words) {
    const [article, name, noun, ...others] = words.map(({ text }) => text);
    const isOne = (article === 'a' || article === 'an') && noun === 'counter' && others.length === 0;
    return isOne && name !== undefined && COUNTER.test(name) ? name : undefined;
  },
  print: (value) => (COUNTER.test(value) ? `${withArticle(value)} counter` : undefined),
};

const COSTS: readonly CostSentence[] = [
  says('mana', {
    words: '<mana>',
    holes: { mana: manaCostHole },
    make: ({ mana }) => ({ cost: 'mana', mana }),
    parts: ({ mana }) => ({ mana }),
  }),
  says('tap', { words: '{T}', holes: nothing, make: () => ({ cost: 'tap' }), parts: () => nothing }),
  says('untap', { words: '{Q}', holes: nothing, make: () => ({ cost: 'untap' }), parts: () => nothing }),
  says('life', {
    words: 'pay <amount> life',
    holes: { amount: digits },
    make: ({ amount }) => (wholeNumber(amount) ? { cost: 'life', amount } : undefined),
    parts: ({ amount }) => ({ amount }),
  }),
  says('sacrifice', {
    words: 'sacrifice ~',
    holes: nothing,
    make: () => ({ cost: 'sacrifice', what: 'self' }),
    parts: () => nothing,
  }),
  says('sacrifice', {
    words: 'sacrifice <some>',
    holes: { some },
    make: (values) => paidWith(values.some, (what) => ({ cost: 'sacrifice', ...what })),
    parts: ({ what, count }) => someOf(what, count),
  }),
  says('tapOthers', {
    words: 'tap <some>',
    holes: { some },
    make: (values) => tapCost(values.some),
    parts: ({ what, count }) => someOf({ ...what, tapped: false, controller: 'self' }, count),
  }),
  says('discard', {
    words: 'discard ~',
    holes: nothing,
    make: () => ({ cost: 'discard', what: 'self' }),
    parts: () => nothing,
  }),
  says('discard', {
    words: 'discard <some>',
    holes: { some: someCards },
    make: (values) => paidWith(values.some, (what) => ({ cost: 'discard', ...what })),
    parts: ({ what, count }) => someOf(what, count),
  }),
  says('discard', {
    words: 'discard a card at random',
    holes: nothing,
    make: () => ({ cost: 'discard', what: {}, random: true }),
    parts: ({ random, count }) => (random && count === undefined ? nothing : undefined),
  }),
  says('removeCounters', {
    words: 'remove <counter> from ~',
    holes: { counter: aCounter },
    make: ({ counter }) => ({ cost: 'removeCounters', counter, amount: 1 }),
    parts: ({ counter, amount, what }) => (amount === 1 && what === undefined ? { counter } : undefined),
  }),
  says('removeCounters', {
    words: 'remove <counter> from <what>',
    holes: { counter: aCounter, what: ofYours },
    make: ({ counter, what }) => ({ cost: 'removeCounters', counter, amount: 1, what }),
    parts: ({ counter, amount, what }) => (amount === 1 && what ? { counter, what } : undefined),
  }),
  says('putCounters', {
    words: 'put <counter> on ~',
    holes: { counter: aCounter },
    make: ({ counter }) => ({ cost: 'putCounters', counter, amount: 1, what: 'self' }),
    parts: ({ counter, amount, what }) => (amount === 1 && what === 'self' ? { counter } : undefined),
  }),
  says('putCounters', {
    words: 'put <counter> on <what>',
    holes: { counter: aCounter, what: ofYours },
    make: ({ counter, what }) => ({ cost: 'putCounters', counter, amount: 1, what }),
    parts: ({ counter, amount, what }) => (amount === 1 && what !== 'self' ? { counter, what } : undefined),
  }),
  says('removeCounters', {
    words: 'remove <amount> <counter> counters from ~',
    holes: { amount: several, counter: counterName },
    make: ({ counter, amount }) => ({ cost: 'removeCounters', counter, amount }),
    parts: ({ counter, amount, what }) => (what === undefined ? { counter, amount } : undefined),
  }),
  says('exile', {
    words: 'exile ~',
    holes: nothing,
    make: (_, { zone }) => (zone === undefined ? { cost: 'exile', what: 'self' } : undefined),
    parts: (_, { zone }) => (zone === undefined ? nothing : undefined),
  }),
  says('exile', {
    words: 'exile ~ from your graveyard',
    holes: nothing,
    make: (_, { zone }) => (zone === 'graveyard' ? { cost: 'exile', what: 'self' } : undefined),
    parts: (_, { zone }) => (zone === 'graveyard' ? nothing : undefined),
  }),
  says('exile', {
    words: 'exile ~ from your hand',
    holes: nothing,
    make: (_, { zone }) => (zone === 'hand' ? { cost: 'exile', what: 'self' } : undefined),
    parts: (_, { zone }) => (zone === 'hand' ? nothing : undefined),
  }),
  says('exile', {
    words: 'exile <some>',
    holes: { some },
    make: (values) => paidWith(values.some, (what) => ({ cost: 'exile', ...what })),
    parts: ({ what, count }) => someOf(what, count),
  }),
  says('exile', {
    words: 'exile <some> from your hand',
    holes: { some: someCards },
    make: ({ some: { what, count } }) =>
      paidWith(
        { what: { ...what, zone: 'hand', owner: 'self' }, ...(count === undefined ? {} : { count }) },
        (cards) => ({
          cost: 'exile',
          ...cards,
        }),
      ),
    parts({ what, count }) {
      if (what === 'self' || what.zone !== 'hand') return undefined;
      const { zone: _zone, owner, ...rest } = what;
      return owner === 'self' ? someOf(rest, count) : undefined;
    },
  }),
  says('return', {
    words: "return ~ to its owner's hand",
    also: ["return ~ to ~'s owner's hand"],
    holes: nothing,
    make: () => ({ cost: 'return', what: 'self' }),
    parts: () => nothing,
  }),
  says('return', {
    words: "return <some> to its owner's hand",
    holes: { some },
    make: ({ some: { what, count } }) => (count === undefined ? { cost: 'return', what } : undefined),
    parts: ({ what, count }) => (count === undefined ? someOf(what, count) : undefined),
  }),
  says('return', {
    words: "return <some> to their owner's hand",
    also: ["return <some> to their owners' hands"],
    holes: { some },
    make: (values) => countedReturn(values.some),
    parts: ({ what, count }) => (count === undefined ? undefined : someOf(what, count)),
  }),
  says('discard', {
    words: 'discard <amount> cards at random',
    holes: { amount: several },
    make: ({ amount }) => ({ cost: 'discard', what: {}, count: amount, random: true }),
    parts: ({ what, count, random }) =>
      random && count !== undefined && what !== 'self' && Object.keys(what).length === 0
        ? { amount: count }
        : undefined,
  }),
  says('discardHand', {
    words: 'discard your hand',
    holes: nothing,
    make: () => ({ cost: 'discardHand' }),
    parts: () => nothing,
  }),
  says('mill', {
    words: 'mill a card',
    holes: nothing,
    make: () => ({ cost: 'mill', count: 1 }),
    parts: ({ count }) => (count === 1 ? nothing : undefined),
  }),
  says('mill', {
    words: 'mill <count> cards',
    holes: { count: several },
    make: ({ count }) => (count === 'X' ? undefined : { cost: 'mill', count }),
    parts: ({ count }) => (count === 1 ? undefined : { count }),
  }),
  says('reveal', {
    words: 'reveal ~ from your hand',
    holes: nothing,
    make: (_, { zone }) => (zone === 'hand' ? { cost: 'reveal', what: 'self' } : undefined),
    parts: () => nothing,
  }),
  says('energy', {
    words: 'pay <energy>',
    holes: { energy: energySigns },
    make: ({ energy }) => ({ cost: 'energy', amount: energy }),
    parts: ({ amount }) => ({ energy: amount }),
  }),
];

/** Builds a cost that returns two or more objects, whose number is known. */
function countedReturn({ what, count }: Some): AbilityCost | undefined {
  return typeof count === 'number' ? { cost: 'return', what, count } : undefined;
}

/**
 * Builds the cost of "an untapped creature you control". The data leave out that it is untapped (rule
 * 701.26a).
 */
function tapCost({ what: { tapped: isTapped, ...what }, ...rest }: Some): AbilityCost | undefined {
  const whole = { ...rest, what };
  return isTapped === false && what.controller === 'self'
    ? paidWith(whole, (others) => ({ cost: 'tapOthers', ...others }))
    : undefined;
}

/** The sentences of each part of a cost. */
export const COST_PATTERNS = sentenceTable(
  () => COSTS,
  tokenize,
  contextKey,
  ({ cost }) => cost,
);

/** A payment as an effect happens: "pay {2}", "sacrifice a creature". */
export const payment: Hole<AbilityCost, WordsContext> = {
  read(words, context) {
    const [first, ...rest] = words;
    const mana = first?.text === 'pay' && rest.length > 0 ? manaCostHole.read(rest, context) : undefined;
    if (mana) return { cost: 'mana', mana };
    const part = COST_PATTERNS.read(words, context);
    return part.found === 'one' && !NO_PAYMENT.has(part.value.cost) ? part.value : undefined;
  },
  print(value, context) {
    if (NO_PAYMENT.has(value.cost))
      return value.cost === 'mana' && value.onlyOnX === undefined
        ? `pay ${manaCostHole.print(value.mana, context)}`
        : undefined;
    return COST_PATTERNS.print(value, context);
  },
};

/** The costs that effects express with other words. */
const NO_PAYMENT: ReadonlySet<AbilityCost['cost']> = new Set(['mana', 'tap', 'untap']);
