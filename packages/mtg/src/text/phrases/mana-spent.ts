import { fixedHole, type Hole, sentence, standsAt } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { AbilityAmount, Amounts, Selector } from '../../language/selector.js';
import { type Color, COLORS } from '../../language/vocabulary.js';
import { printManaAmounts } from '../../language/mana.js';
import type { WordsContext } from './context.js';
import { what } from './selectors.js';

/** The one object on which mana was spent: "~", "that spell". */
export const spentOn: Hole<Selector, WordsContext> = {
  read(words, context) {
    const found = what.read(words, context);
    const isOne = typeof found === 'string' || (typeof found === 'object' && 'bound' in found);
    return isOne && what.plural?.(found, context) !== true ? found : undefined;
  },
  print: (value, context) => what.print(value, context),
};

const AMOUNT_OF = ['the', 'amount', 'of', 'mana', 'spent', 'to', 'cast'];
/** "The amount of mana spent to cast that spell". */
export const amountSpent: Hole<AbilityAmount, WordsContext> = {
  read(words, context) {
    if (!standsAt(AMOUNT_OF, words, 0)) return undefined;
    const manaSpent = spentOn.read(words.slice(AMOUNT_OF.length), context);
    return manaSpent === undefined ? undefined : { manaSpent };
  },
  print(value, context) {
    if (typeof value !== 'object' || !('manaSpent' in value) || value.as !== undefined) return undefined;
    const on = spentOn.print(value.manaSpent, context);
    return on && `${AMOUNT_OF.join(' ')} ${on}`;
  },
};

/** "Red mana", "mana": how much of which is asked for. */
const kind = fixedHole<Color | 'any'>([
  ['mana', 'any'],
  ...COLORS.map((color) => [`${color} mana`, color] as const),
]);
const symbol = fixedHole<Color>(
  COLORS.map((color) => [printManaAmounts({ [color]: 1 }).toLowerCase(), color] as const),
);

type SpentAmount = Amounts['manaSpent'];
const spentIn = (given: Condition): SpentAmount | undefined =>
  'amount' in given && typeof given.amount === 'object' && 'manaSpent' in given.amount
    ? given.amount
    : undefined;

/** "At least three red mana was spent to cast ~", "no mana was spent to cast it". */
export const spentSentences = (number: Hole<AbilityAmount, WordsContext>) => [
  sentence({
    words: 'at least <n> <kind> was spent to cast <on>',
    also: ['<n> or more <kind> was spent to cast <on>'],
    holes: { n: number, kind, on: spentOn },
    make: ({ n, kind: color, on }): Condition => ({
      amount: { manaSpent: on, ...(color === 'any' ? {} : { as: color }) },
      gte: n,
    }),
    parts(given: Condition) {
      const found = spentIn(given);
      if (!found || found.as === 'colors' || !('gte' in given) || given.gte === undefined) return undefined;
      return { n: given.gte, kind: found.as ?? ('any' as const), on: found.manaSpent };
    },
  }),
  sentence({
    words: 'no mana was spent to cast <on>',
    holes: { on: spentOn },
    make: ({ on }): Condition => ({ amount: { manaSpent: on }, eq: 0 }),
    parts(given: Condition) {
      const found = spentIn(given);
      return found && found.as === undefined && 'eq' in given && given.eq === 0
        ? { on: found.manaSpent }
        : undefined;
    },
  }),
  sentence({
    words: '<symbol> was spent to cast <on>',
    holes: { symbol, on: spentOn },
    make: ({ symbol: as, on }): Condition => ({ amount: { manaSpent: on, as }, gte: 1 }),
    parts: () => undefined,
  }),
];
