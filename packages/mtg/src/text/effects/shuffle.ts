import { type EffectWords, says, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

/** "Shuffle", "target player shuffles". */
export const shuffleWords: EffectWords = [
  says('shuffle', {
    words: '<who> shuffles|shuffle',
    holes: { who },
    make: (values) => ({ effect: 'shuffle', ...unlessYou(values.who) }),
    parts: ({ who: player = 'you' }) => ({ who: player }),
  }),
];
