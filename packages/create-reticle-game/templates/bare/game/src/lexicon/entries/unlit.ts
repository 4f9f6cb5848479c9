import type { LexiconEntry } from '@reticle/core/text';

export const unlitEntry: LexiconEntry = {
  role: 'adjective',
  words: 'unlit',
  filter: { lit: false },
  examples: ['target unlit candle'],
};
