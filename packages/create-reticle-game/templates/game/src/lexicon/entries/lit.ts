import type { LexiconEntry } from '@reticle/core';

export const litEntry: LexiconEntry = {
  role: 'adjective',
  words: 'lit',
  filter: { lit: true },
  examples: ['target lit lamp'],
};
