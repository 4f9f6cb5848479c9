import type { LexiconEntry } from '@reticle/core/text';

/** Fill this in: the filter that the words stand for. */
export const someThingEntry: LexiconEntry = {
  role: 'class',
  words: 'some thing',
  filter: { type: 'some-thing' },
  examples: ['target some thing'],
};
