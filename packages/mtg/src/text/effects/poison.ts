import { countOf } from '../phrases/amounts.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

const poison = countOf('poison counter');

/** "Target player gets a poison counter" (rule 122.1f). */
export const poisonWords: EffectWords = [
  says('putCounters', {
    words: '<who> gets|get <poison>',
    holes: { who, poison },
    make: ({ who: what, poison: amount }) => ({ effect: 'putCounters', what, counter: 'poison', amount }),
    parts: ({ what, counter, amount }) => (counter === 'poison' ? { who: what, poison: amount } : undefined),
  }),
];
