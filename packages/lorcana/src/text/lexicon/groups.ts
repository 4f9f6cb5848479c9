import type { Lexicon, LexiconEntry } from '@reticle/core/text';
import { lorcanaLexicon } from './index.js';

const CHOOSING: ReadonlySet<string> = new Set(['count', 'other', 'opening', 'mention']);
const every = { min: 1, max: 1 };

/** The words with which a group begins. It means all of them. */
const GROUPS: readonly LexiconEntry[] = [
  {
    role: 'opening',
    words: 'your',
    also: ['all your', 'all of your', 'each of your'],
    as: ['of yours'],
    phrase: every,
    examples: ['your other characters with Ward'],
  },
  {
    role: 'opening',
    words: 'all',
    also: ['all the'],
    phrase: every,
    examples: ['all opposing items', 'all other exerted characters'],
  },
];

/**
 * The words of groups: those of choices, but with each thing of a kind instead of chosen ones. Plain JSON.
 */
export const lorcanaGroupLexicon: Lexicon = {
  ...lorcanaLexicon,
  anchor: { one: 'each', many: 'each' },
  entries: [...GROUPS, ...lorcanaLexicon.entries.filter(({ role }) => !CHOOSING.has(role))],
};
