import type { LexiconEntry } from '@reticle/core/text';

export const litEntry: LexiconEntry = {
  role: 'adjective',
  words: 'lit',
  filter: { lit: true },
  examples: ['target lit lamp'],
};
