import { type EffectWords, says } from '../phrases/effect-words.js';
import { allOf } from '../phrases/selectors.js';

/** "Tap target creature", "tap all creatures you control". */
export const tapWords: EffectWords = [
  says('tap', {
    words: 'tap <what>',
    holes: { what: allOf },
    make: ({ what }) => ({ effect: 'tap', what }),
    parts: ({ what }) => ({ what }),
  }),
];
