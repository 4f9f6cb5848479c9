import { says, type EffectWords } from '../words/effect-words.js';
import { allOf } from '../words/selectors.js';

/** "Untap target creature", "untap all creatures you control". */
export const untapWords: EffectWords = [
  says('untap', {
    words: 'untap <what>',
    holes: { what: allOf },
    make: ({ what }) => ({ effect: 'untap', what }),
    parts: ({ what }) => ({ what }),
  }),
];
