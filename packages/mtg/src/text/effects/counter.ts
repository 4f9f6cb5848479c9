import { type EffectWords, says } from '../phrases/effect-words.js';
import { what } from '../phrases/selectors.js';

/** "Counter target spell". */
export const counterWords: EffectWords = [
  says('counter', {
    words: 'counter <spell>',
    holes: { spell: what },
    make: ({ spell }) => ({ effect: 'counter', what: spell }),
    parts: (effect) => ({ spell: effect.what }),
  }),
];
