import { type EffectWords, says } from '../phrases/effect-words.js';
import { allOf } from '../phrases/selectors.js';

/** "Untap target creature", "untap all creatures you control". */
export const untapWords: EffectWords = [
  says('untap', {
    words: 'untap <what>',
    holes: { what: allOf },
    make: ({ what }) => ({ effect: 'untap', what }),
    parts: ({ what }) => ({ what }),
  }),
];
