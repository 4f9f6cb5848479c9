import type { LexiconEntry } from '@reticle/core/text';

export const lampEntry: LexiconEntry = {
  role: 'class',
  words: 'lamp',
  filter: { type: 'lamp' },
  examples: ['target lamp'],
};
