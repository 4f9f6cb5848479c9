import type { LexiconEntry } from '@reticle/core/text';

export const candleEntry: LexiconEntry = {
  role: 'class',
  words: 'candle',
  filter: { type: 'candle' },
  examples: ['target candle'],
};
