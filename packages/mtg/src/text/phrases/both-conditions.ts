import { type Hole, sentence } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { ConditionSentence } from './conditions-more.js';
import type { WordsContext } from './context.js';

/** One of the two conditions. It can't be a pair itself, which could be read in two ways. */
function halfOf(condition: Hole<Condition, WordsContext>): Hole<Condition, WordsContext> {
  const isPlain = (asked: Condition): boolean => !('allOf' in asked);
  return {
    read(words, context) {
      const found = condition.read(words, context);
      return found && isPlain(found) ? found : undefined;
    },
    print: (value, context) => (isPlain(value) ? condition.print(value, context) : undefined),
  };
}

/** "You have no cards in hand and it's your turn": both must hold. */
export const bothOf = (condition: Hole<Condition, WordsContext>): ConditionSentence =>
  sentence({
    words: '<one> and <other>',
    holes: { one: halfOf(condition), other: halfOf(condition) },
    make: (values): Condition => ({ allOf: [values.one, values.other] }),
    parts(asked: Condition) {
      const [one, other, ...others] = 'allOf' in asked ? asked.allOf : [];
      return one && other && others.length === 0 ? { one, other } : undefined;
    },
  });
