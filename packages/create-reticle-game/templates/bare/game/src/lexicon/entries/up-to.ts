import type { LexiconEntry } from '@reticle/core/text';

export const upToEntry: LexiconEntry = {
  role: 'count',
  words: 'up to <count>',
  phrase: { min: 0, max: '<count>' },
  examples: ['up to two target lamps'],
};
