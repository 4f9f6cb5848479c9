import { type Hole, numberOf } from '@reticle/core/text';
import type { AbilityAmount } from '../../language/selector.js';
import { spelled } from './amounts.js';
import type { WordsContext } from './context.js';

/** Counters of one kind. */
export interface Counters {
  readonly counter: string;
  readonly amount: AbilityAmount;
}
const NAME = /^(?:[a-z]{2,20}|[+-][01]\/[+-][01])$/u;

/** Words before "counter" that are no name of a counter. */
const NO_NAME: ReadonlySet<string> = new Set([
  'additional',
  'more',
  'such',
  'of',
  'those',
  'that',
  'other',
  'another',
]);

/** "A +1/+1 counter", "two charge counters". */
export const counters: Hole<Counters, WordsContext> = {
  read(words, { x = 'X' }) {
    const [number, name, noun, ...others] = words.map(({ text }) => text);
    if (others.length > 0 || name === undefined || !NAME.test(name) || NO_NAME.has(name)) return undefined;
    if (noun === 'counter' && (number === 'a' || number === 'an')) return { counter: name, amount: 1 };
    const amount = numberOf(number ?? '');
    if (noun !== 'counters' || amount === undefined || amount === 1) return undefined;
    return { counter: name, amount: amount === 'X' ? x : amount };
  },
  print({ counter, amount }, context) {
    if (!NAME.test(counter)) return undefined;
    if (amount === 1) return `${/^[aeiou]/u.test(counter) ? 'an' : 'a'} ${counter} counter`;
    const number = spelled.print(amount, context);
    return number && `${number} ${counter} counters`;
  },
};
