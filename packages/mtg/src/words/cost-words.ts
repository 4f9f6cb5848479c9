import {
  fixedHole,
  numberOf,
  sentence,
  sentenceTable,
  type Hole,
  type Sentence,
  type SentenceWords,
  type Token,
} from '@reticle/core';
import type { AbilityCost, CostOf } from '../costs/cost.js';
import type { MtgCardFilter } from '../filter/schema.js';
import type { WordsContext } from './context.js';
import { digits } from './amounts.js';
import { manaCostHole } from './mana-words.js';
import { printThing, readOneThing, readThings, withArticle } from './things.js';

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

interface Some {
  readonly what: MtgCardFilter;
  readonly count?: number;
}

/** "A creature", "two Goblins", "another artifact". */
const some: Hole<Some, WordsContext> = {
  read(words) {
    const one = readOneThing(words);
    if (one) return { what: one };
    const [first, ...rest] = words;
    const count = numberOf(first?.text ?? '');
    const what = typeof count === 'number' && count > 1 ? readThings(rest) : undefined;
    return what && typeof count === 'number' ? { what, count } : undefined;
  },
  print({ what, count = 1 }) {
    const words = printThing(what, count > 1);
    if (words === undefined) return undefined;
    return count > 1 ? `${NUMBERS[count] ?? count} ${words}` : withArticle(words);
  },
};
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** "Creature card", "cards": cards of a hand. The grammar of targets wants a zone, so one is lent to it. */
const handCards: Hole<Some, WordsContext> = {
  read(words) {
    const found = some.read([...words, ...FROM_GRAVEYARD], { names: [], host: '' });
    if (!found) return undefined;
    const { zone, owner, ...what } = found.what;
    return zone === 'graveyard' && owner === 'self' ? { ...found, what } : undefined;
  },
  print(value, context) {
    const lent = { ...value, what: { ...value.what, zone: 'graveyard' as const, owner: 'self' as const } };
    const words = some.print(lent, context);
    return words?.endsWith(SUFFIX) ? words.slice(0, -SUFFIX.length) : undefined;
  },
};
const SUFFIX = ' from your graveyard';
const FROM_GRAVEYARD: readonly Token[] = SUFFIX.trim()
  .split(' ')
  .map((text) => ({ text, start: 0, end: 0, capital: false, depth: 0 }));

const isFilter = (what: 'self' | MtgCardFilter): what is MtgCardFilter => what !== 'self';
const someOf = (
  what: 'self' | MtgCardFilter,
  count: number | undefined,
): { readonly some: Some } | undefined =>
  isFilter(what) ? { some: { what, ...(count === undefined ? {} : { count }) } } : undefined;
const nothing = {};
const wholeNumber = (amount: unknown): amount is number => typeof amount === 'number' && amount > 0;

const counterName: Hole<string, unknown> = {
  read: ([word, ...others]) =>
    word && others.length === 0 && COUNTER.test(word.text) ? word.text : undefined,
  print: (value) => (COUNTER.test(value) ? value : undefined),
};
/** Two or more, spelled. */
const several = fixedHole(NUMBERS.map((word, number) => [word, number] as const).slice(2));
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
    make: (values) => ({ cost: 'sacrifice', ...values.some }),
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
    holes: { some: handCards },
    make: (values) => ({ cost: 'discard', ...values.some }),
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
    make: (values) => ({ cost: 'exile', ...values.some }),
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
    make: (values) => ({ cost: 'return', ...values.some }),
    parts: ({ what, count }) => (count === undefined ? someOf(what, count) : undefined),
  }),
];

/** "An untapped creature you control": that it is untapped goes without saying (rule 701.26a). */
function tapped({ what: { tapped: isTapped, ...what }, ...rest }: Some): AbilityCost | undefined {
  return isTapped === false && what.controller === 'self' ? { cost: 'tapOthers', what, ...rest } : undefined;
}

/** The words of each part of a cost. */
export const COST_PATTERNS = sentenceTable(() => COSTS);
