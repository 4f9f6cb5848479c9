import { type EffectWords, says } from '../phrases/effect-words.js';
import { allOf } from '../phrases/selectors.js';

/** "Regenerate target creature", "regenerate all creatures you control". */
export const regenerateWords: EffectWords = [
  says('regenerate', {
    words: 'regenerate <what>',
    holes: { what: allOf },
    make: ({ what }) => ({ effect: 'regenerate', what }),
    parts: ({ what }) => ({ what }),
  }),
];
