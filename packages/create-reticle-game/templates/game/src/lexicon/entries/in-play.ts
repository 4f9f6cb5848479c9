import type { LexiconEntry } from '@reticle/core/text';

/** No zone named: in play. */
export const inPlayEntry: LexiconEntry = {
  role: 'bare',
  words: '',
  filter: { zone: 'play' },
  examples: ['target lamp'],
};
