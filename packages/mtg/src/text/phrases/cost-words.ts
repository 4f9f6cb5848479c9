import {
  type Hole,
  type Sentence,
  type SentenceWords,
  fixedHole,
  sentence,
  sentenceTable,
} from '@reticle/core/text';
import type { AbilityCost, CostOf } from '../../language/cost.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { digits } from './amounts.js';
import { type Some, some, someCards } from './cards-of.js';
import type { WordsContext } from './context.js';
import { manaCostHole } from './mana-words.js';

type CostSentence = Sentence<AbilityCost, WordsContext>;

/** Words of one kind of cost: `parts` gets costs of that kind alone. */
function says<Name extends AbilityCost['cost'], Values extends object>(
  cost: Name,
  given: Omit<SentenceWords<AbilityCost, Values, WordsContext>, 'parts'> & {
    readonly parts: (cost: CostOf<Name>, context: WordsContext) => NoInfer<Values> | undefined;
  },
): CostSentence {
  const isNamed = (one: AbilityCost): one is CostOf<Name> => one.cost === cost;
  return sentence({
    ...given,
    parts: (one: AbilityCost, context) => (isNamed(one) ? given.parts(one, context) : undefined),
  });
}
const isFilter = (what: 'self' | MtgCardFilter): what is MtgCardFilter => what !== 'self';

const someOf = (
  what: 'self' | MtgCardFilter,
  count: number | undefined,
): { readonly some: Some } | undefined =>
  isFilter(what) ? { some: { what, ...(count === undefined ? {} : { count }) } } : undefined;

/** A cost of so many things: their number is known. */
function paidWith(
  { what, count }: Some,
  cost: (what: { readonly what: MtgCardFilter; readonly count?: number }) => AbilityCost,
): AbilityCost | undefined {
  if (count === undefined) return cost({ what });
  return typeof count === 'number' ? cost({ what, count }) : undefined;
}
const nothing = {};
const wholeNumber = (amount: unknown): amount is number => typeof amount === 'number' && amount > 0;

const counterName: Hole<string, unknown> = {
  read: ([word, ...others]) =>
    word && others.length === 0 && COUNTER.test(word.text) ? word.text : undefined,
  print: (value) => (COUNTER.test(value) ? value : undefined),
};

/** Two or more, spelled. */
const several = fixedHole<number>([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
]);
const COUNTER = /^(?:[a-z]{2,20}|[+-]1\/[+-]1)$/u;

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
    make: (values) => tapped(values.some),
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
    parts: () => nothing,
  }),
  says('removeCounters', {
    words: 'remove a <counter> counter from ~',
    holes: { counter: counterName },
    make: ({ counter }) => ({ cost: 'removeCounters', counter, amount: 1 }),
    parts: ({ counter }) => ({ counter }),
  }),
  says('removeCounters', {
    words: 'remove <amount> <counter> counters from ~',
    holes: { amount: several, counter: counterName },
    make: ({ counter, amount }) => ({ cost: 'removeCounters', counter, amount }),
    parts: ({ counter, amount }) => ({ counter, amount }),
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
    words: 'exile <some>',
    holes: { some },
    make: (values) => paidWith(values.some, (what) => ({ cost: 'exile', ...what })),
    parts: ({ what, count }) => someOf(what, count),
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
    make: (values) => paidWith(values.some, (what) => ({ cost: 'return', ...what })),
    parts: ({ what, count }) => (count === undefined ? someOf(what, count) : undefined),
  }),
];

/** "An untapped creature you control": that it is untapped goes without saying (rule 701.26a). */
function tapped({ what: { tapped: isTapped, ...what }, ...rest }: Some): AbilityCost | undefined {
  const whole = { ...rest, what };
  return isTapped === false && what.controller === 'self'
    ? paidWith(whole, (others) => ({ cost: 'tapOthers', ...others }))
    : undefined;
}

/** The words of each part of a cost. */
export const COST_PATTERNS = sentenceTable(() => COSTS);
