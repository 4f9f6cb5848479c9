import { sentence, sentenceTable } from '@reticle/core/text';
import type { CardDefinition } from '../../language/card-definition.js';
import type { WordsContext } from './context.js';
import { counters } from './counters.js';

type EntersWith = NonNullable<CardDefinition['entersWith']>;

/** "~ enters the battlefield with two charge counters on it", without its full stop. */
export const ENTERS_WITH = sentenceTable<EntersWith, WordsContext>(() => [
  sentence({
    words: '~ enters the battlefield with <counters> on it',
    also: ['~ enters with <counters> on it'],
    holes: { counters },
    make: ({ counters: { counter, amount } }) =>
      typeof amount === 'number' ? { counter, amount } : undefined,
    parts: (made: EntersWith) => ({ counters: made }),
  }),
]);
