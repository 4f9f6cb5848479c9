import type { LexiconEntry } from '@reticle/core/text';

/** Fill this in: the filter that the words stand for. */
export const someThingEntry: LexiconEntry = {
  role: 'tail',
  words: 'some thing',
  filter: { withKeyword: 'some-thing' },
  examples: ['target lamp some thing'],
};
