import type { LexiconEntry } from '@reticle/core/text';

export const youControlEntry: LexiconEntry = {
  role: 'tail',
  words: 'you control',
  filter: { controller: 'self' },
  examples: ['target unlit lamp you control'],
};
