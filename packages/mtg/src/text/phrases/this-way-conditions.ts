import { sentence } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { Selector } from '../../language/selector.js';
import { THIS_WAY } from '../../language/this-way.js';
import { spelled } from './amounts.js';
import type { ConditionSentence } from './conditions-more.js';
import { nounDone, wordsOfThisWay, type DoneThisWay } from './this-way.js';

const doneIn = (value: Selector): DoneThisWay | undefined =>
  typeof value === 'object' && 'thisWay' in value ? value : undefined;

/** The conditions about what was just done: "if a creature card was discarded this way" (rule 608.2c). */
export const THIS_WAY_SENTENCES: readonly ConditionSentence[] = THIS_WAY.flatMap((done) => [
  sentence({
    words: `<one> was ${wordsOfThisWay(done)}`,
    also: [`<one> is ${wordsOfThisWay(done)}`],
    holes: { one: nounDone(done, false) },
    make: ({ one }): Condition => ({ what: one }),
    parts(condition: Condition) {
      const one = 'what' in condition && condition.is === undefined ? doneIn(condition.what) : undefined;
      return one && { one };
    },
  }),
  sentence({
    words: `<least> or more <several> were ${wordsOfThisWay(done)}`,
    also: [`<least> or more <several> are ${wordsOfThisWay(done)}`],
    holes: { least: spelled, several: nounDone(done, true) },
    make: ({ least, several }): Condition => ({ amount: { numberOf: several }, gte: least }),
    parts(condition: Condition) {
      if (!('amount' in condition) || condition.gte === undefined) return undefined;
      const { amount, gte } = condition;
      const several =
        typeof amount === 'object' && 'numberOf' in amount ? doneIn(amount.numberOf) : undefined;
      return several && { least: gte, several };
    },
  }),
]);
