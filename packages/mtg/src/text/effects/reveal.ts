import { type EffectWords, says } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

/** "Target opponent reveals their hand". */
export const revealWords: EffectWords = [
  says('reveal', {
    words: '<who> reveals their hand',
    holes: { who },
    make: (values) => (values.who === 'you' ? undefined : { effect: 'reveal', at: { hand: values.who } }),
    parts: ({ at }) => ('hand' in at ? { who: at.hand } : undefined),
  }),
];
