import type { LexiconEntry } from '@reticle/core/text';

/** Fill this in: the filter that the words stand for. */
export const someThingEntry: LexiconEntry = {
  role: 'adjective',
  words: 'some thing',
  filter: { withKeyword: 'some-thing' },
  examples: ['target some thing lamp'],
};
