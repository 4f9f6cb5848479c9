import type { LexiconEntry } from '@reticle/core/text';

/** A phrase that names no zone means cards in play. */
export const inPlayEntry: LexiconEntry = {
  role: 'bare',
  words: '',
  filter: { zone: 'play' },
  examples: ['target lamp'],
};
