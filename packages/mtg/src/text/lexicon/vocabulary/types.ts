import type { Vocabulary } from '@reticle/core/text';

export const TYPE_WORDS: Vocabulary = {
  words: [
    'artifact',
    'battle',
    'creature',
    'enchantment',
    'instant',
    'land',
    'planeswalker',
    'sorcery',
    'kindred',
  ].map((value) => ({ value })),
};

export const SUPERTYPE_WORDS: Vocabulary = {
  words: ['basic', 'legendary', 'snow', 'world', 'ongoing'].map((value) => ({ value, plural: value })),
};
