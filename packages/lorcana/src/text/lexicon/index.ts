import { lazyGrammar, type Lexicon, type LexiconEntry } from '@reticle/core/text';
import { AFTER, COUNTS } from './around.js';
import { MENTIONS } from './mentions.js';
import { ADJECTIVES, NOUNS } from './nouns.js';
import { OPENINGS } from './openings.js';
import { TAILS } from './tails.js';
import { CLASSIFICATION_WORDS, INK_WORDS, KEYWORD_WORDS, NAME_WORDS } from './vocabulary/words.js';

/**
 * The words of Lorcana's choices, as small entries that combine. Their order is the order in which the words
 * of a noun are printed. A new phrase is one entry with its examples. A test reads each example and prints it
 * back.
 */
export const TARGET_PATTERNS: readonly LexiconEntry[] = [
  ...COUNTS,
  ...OPENINGS,
  ...ADJECTIVES,
  ...NOUNS,
  ...TAILS,
  ...MENTIONS,
  ...AFTER,
];

/** Lorcana's words for core's phrase grammar. Plain JSON. */
export const lorcanaLexicon: Lexicon = {
  anchor: { one: 'chosen', many: 'chosen' },
  kinds: ['card', 'player'],
  adding: { withKeyword: 'withKeyword', withoutKeyword: 'withoutKeyword', withoutName: 'withoutName' },
  required: { card: ['zone'] },
  // Reminder text stands in parentheses, in whole sentences.
  reminder: { open: '(', close: ')', ends: ['.', '!', '?'] },
  entries: TARGET_PATTERNS,
  vocabularies: {
    ink: INK_WORDS,
    keyword: KEYWORD_WORDS,
    classification: CLASSIFICATION_WORDS,
    name: NAME_WORDS,
  },
};

/** Core's phrase grammar with Lorcana's words. */
export const lorcanaGrammar = lazyGrammar(() => lorcanaLexicon);
