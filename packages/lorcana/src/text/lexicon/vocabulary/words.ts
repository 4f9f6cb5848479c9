import type { Vocabulary } from '@reticle/core/text';
import { CLASSIFICATIONS, INKS, KEYWORDS } from '../../../language/facts.js';

const capitalised = (words: string): string =>
  words
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const PLURALS: Readonly<Record<string, string>> = { Hero: 'Heroes', 'Seven Dwarfs': 'Seven Dwarfs' };

/** Classifications. A capitalised word that is none of them may be one of a set of one's own. */
export const CLASSIFICATION_WORDS: Vocabulary = {
  words: CLASSIFICATIONS.map((value) => ({
    value,
    words: value,
    ...(PLURALS[value] === undefined ? {} : { plural: PLURALS[value] }),
  })),
  open: true,
};

/** Keywords, as the rules write them. */
export const KEYWORD_WORDS: Vocabulary = {
  words: KEYWORDS.map((value) => ({ value, words: capitalised(value), plural: capitalised(value) })),
};

export const INK_WORDS: Vocabulary = {
  words: INKS.map((value) => ({ value, words: capitalised(value), plural: capitalised(value) })),
};

/** Card names, each as a whole. */
export const NAME_WORDS: Vocabulary = { words: [], proper: true };
