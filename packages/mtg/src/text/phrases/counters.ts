import type { Hole } from '@reticle/core/text';
import type { AbilityAmount } from '../../language/selector.js';
import { leadingNumber, spelled } from './amounts.js';
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
  read(words, context) {
    const [article] = words;
    const isOne = article?.text === 'a' || article?.text === 'an';
    const found = isOne ? { value: 1, length: 1 } : leadingNumber(words, context);
    const [name, noun, ...others] = words.slice(found?.length ?? 0).map(({ text }) => text);
    if (!found || others.length > 0 || name === undefined || !NAME.test(name) || NO_NAME.has(name))
      return undefined;
    if (noun !== (isOne ? 'counter' : 'counters') || (!isOne && found.value === 1)) return undefined;
    return { counter: name, amount: found.value };
  },
  print({ counter, amount }, context) {
    if (!NAME.test(counter)) return undefined;
    if (amount === 1) return `${/^[aeiou]/u.test(counter) ? 'an' : 'a'} ${counter} counter`;
    const number = spelled.print(amount, context);
    return number && `${number} ${counter} counters`;
  },
};
