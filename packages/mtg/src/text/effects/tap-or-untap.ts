import { type EffectWords, says } from '../phrases/effect-words.js';
import { allOf } from '../phrases/selectors.js';

/** "Tap or untap target permanent", "you may tap or untap ...". */
export const tapOrUntapWords: EffectWords = [
  says('tapOrUntap', {
    words: 'tap or untap <what>',
    holes: { what: allOf },
    make: ({ what }) => ({ effect: 'tapOrUntap', what }),
    parts: ({ what }) => ({ what }),
  }),
];
