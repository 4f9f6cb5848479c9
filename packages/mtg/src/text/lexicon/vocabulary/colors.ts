import type { Vocabulary } from '@reticle/core/text';

export const COLOR_WORDS: Vocabulary = {
  words: ['white', 'blue', 'black', 'red', 'green'].map((value) => ({ value, plural: value })),
};
