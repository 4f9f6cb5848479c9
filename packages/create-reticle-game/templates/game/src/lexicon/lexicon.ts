import type { Lexicon, LexiconEntry } from '@reticle/core/text';
import { entries } from './entries/index.js';

/** How a phrase goes: words are read in any order that is understood, and printed in this one. */
const ORDER: readonly LexiconEntry['role'][] = ['count', 'adjective', 'bare', 'class', 'tail'];

/** The words of the game, each with what it asks. Plain JSON. */
export const lexicon: Lexicon = {
  anchor: { one: 'target', many: 'target' },
  kinds: ['card'],
  adding: {},
  required: { card: ['zone'] },
  entries: ORDER.flatMap((role) => entries.filter((entry) => entry.role === role)),
  vocabularies: {},
};
