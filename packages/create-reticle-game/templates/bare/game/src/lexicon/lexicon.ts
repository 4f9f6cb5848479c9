import type { Lexicon, LexiconEntry } from '@reticle/core/text';
import { entries } from './entries/index.js';

/** The order in which the words of a phrase are printed. They are read in any order. */
const ORDER: readonly LexiconEntry['role'][] = ['count', 'adjective', 'bare', 'class', 'tail'];

/** The lexicon: the words of the game, each with the filter that it stands for. Plain JSON. */
export const lexicon: Lexicon = {
  anchor: { one: 'target', many: 'target' },
  kinds: ['card'],
  adding: {},
  required: { card: ['zone'] },
  entries: ORDER.flatMap((role) => entries.filter((entry) => entry.role === role)),
  vocabularies: {},
};
