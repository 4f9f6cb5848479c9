import { fixedHole, type Hole, sameValue, sentence, sentenceTable, type Sentence } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { spelled, digits } from './amounts.js';
import type { WordsContext } from './context.js';
import { printThing, readOneThing, readThings, withArticle } from './things.js';

type ConditionSentence = Sentence<Condition, WordsContext>;

/** Things whose controller the sentence names: "a Goblin", "another creature". */
const one: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const found = readOneThing(words);
    return found?.controller === undefined ? found : undefined;
  },
  print(filter) {
    const words = printThing(filter, false);
    return words && withArticle(words);
  },
};
const several: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const found = readThings(words);
    return found?.controller === undefined ? found : undefined;
  },
  print: (filter) => printThing(filter, true),
  plural: () => true,
};
const players = fixedHole([
  ['you', 'self'],
  ['an opponent', 'opponent'],
]);
const who: Hole<'self' | 'opponent', WordsContext> = { ...players, plural: (player) => player === 'self' };

/** The things of "each", without whose they are. */
function controlled(
  filter: MtgCardFilter | undefined,
): { readonly who: 'self' | 'opponent'; readonly what: MtgCardFilter } | undefined {
  const { controller, ...what } = filter ?? {};
  return (controller === 'self' || controller === 'opponent') && what.zone === undefined
    ? { who: controller, what }
    : undefined;
}
const eachIn = (condition: Condition): MtgCardFilter | undefined =>
  'what' in condition &&
  typeof condition.what === 'object' &&
  'each' in condition.what &&
  condition.is === undefined
    ? condition.what.each
    : undefined;
/** What is counted, and the least that it is to be. */
function atLeast(condition: Condition) {
  if (!('amount' in condition)) return undefined;
  const { amount, gte, ...others } = condition;
  const counts =
    typeof amount === 'object' &&
    'count' in amount &&
    Object.values(others).every((other) => other === undefined);
  return counts && gte !== undefined ? { count: amount.count, least: gte } : undefined;
}

const YOUR_HAND: MtgCardFilter = { zone: 'hand', owner: 'self' };
const YOUR_GRAVEYARD: MtgCardFilter = { zone: 'graveyard', owner: 'self' };
const isThe = (filter: MtgCardFilter | undefined, { zone, owner }: MtgCardFilter): boolean =>
  filter?.zone === zone && filter?.owner === owner && Object.keys(filter ?? {}).length === 2;

const plain = (words: string, condition: Condition, isIt: (given: Condition) => boolean): ConditionSentence =>
  sentence<Condition, object, WordsContext>({
    words,
    holes: {},
    make: () => condition,
    parts: (given) => (isIt(given) ? {} : undefined),
  });
const isYourTurn = (given: Condition): boolean => sameValue(given, { same: ['you', 'activePlayer'] });

const SENTENCES: readonly ConditionSentence[] = [
  sentence({
    words: '<who> controls|control <what>',
    holes: { who, what: one },
    make: (values): Condition => ({ what: { each: { ...values.what, controller: values.who } } }),
    parts: (condition: Condition) => controlled(eachIn(condition)),
  }),
  sentence({
    words: '<who> controls|control no <what>',
    holes: { who, what: several },
    make: (values): Condition => ({ not: { what: { each: { ...values.what, controller: values.who } } } }),
    parts: (condition: Condition) => ('not' in condition ? controlled(eachIn(condition.not)) : undefined),
  }),
  sentence({
    words: '<who> controls|control <least> or more <what>',
    holes: { who, least: spelled, what: several },
    make: ({ least, ...values }): Condition => ({
      amount: { count: { ...values.what, controller: values.who } },
      gte: least,
    }),
    parts(condition: Condition) {
      const found = atLeast(condition);
      const things = controlled(found?.count);
      return found && things && { ...things, least: found.least };
    },
  }),
  ...(['more', 'less'] as const).map((way) => {
    const key = way === 'more' ? 'gte' : 'lte';
    return sentence({
      words: `you have <life> or ${way} life`,
      holes: { life: digits },
      make: ({ life }): Condition => ({ amount: { life: 'you' }, [key]: life }),
      parts(condition: Condition) {
        if (!('amount' in condition)) return undefined;
        const { amount, [key]: life } = condition;
        return typeof amount === 'object' && 'life' in amount && life !== undefined ? { life } : undefined;
      },
    });
  }),
  plain('you have no cards in hand', { not: { what: { each: YOUR_HAND } } }, (condition) =>
    'not' in condition ? isThe(eachIn(condition.not), YOUR_HAND) : false,
  ),
  sentence({
    words: '<least> or more cards are in your graveyard',
    also: ['there are <least> or more cards in your graveyard'],
    holes: { least: spelled },
    make: ({ least }): Condition => ({ amount: { count: YOUR_GRAVEYARD }, gte: least }),
    parts(condition: Condition) {
      const found = atLeast(condition);
      return found && isThe(found.count, YOUR_GRAVEYARD) ? { least: found.least } : undefined;
    },
  }),
  plain("it's your turn", { same: ['you', 'activePlayer'] }, isYourTurn),
  plain("it's not your turn", { not: { same: ['you', 'activePlayer'] } }, (condition) =>
    'not' in condition ? isYourTurn(condition.not) : false,
  ),
];

/** The words of what an "if" asks. */
const CONDITION_PATTERNS = sentenceTable<Condition, WordsContext>(() => SENTENCES);

/** The same within a sentence. */
export const condition: Hole<Condition, WordsContext> = {
  read(words, context) {
    const reading = CONDITION_PATTERNS.read(words, context);
    return reading.found === 'one' ? reading.value : undefined;
  },
  print: (value, context) => CONDITION_PATTERNS.print(value, context),
};
