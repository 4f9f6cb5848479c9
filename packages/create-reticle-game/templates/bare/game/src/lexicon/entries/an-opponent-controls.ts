import type { LexiconEntry } from '@reticle/core/text';

export const anOpponentControlsEntry: LexiconEntry = {
  role: 'tail',
  words: 'an opponent controls',
  filter: { controller: 'opponent' },
  examples: ['target lit lamp an opponent controls'],
};
