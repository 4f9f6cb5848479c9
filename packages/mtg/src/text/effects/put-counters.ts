import { counters } from '../phrases/counters.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { what as whatHole } from '../phrases/selectors.js';

/** "Put a +1/+1 counter on target creature". */
export const putCountersWords: EffectWords = [
  says('putCounters', {
    words: 'put <counters> on <what>',
    holes: { counters, what: whatHole },
    make: ({ counters: some, what }) => ({ effect: 'putCounters', what, ...some }),
    parts: ({ what, counter, amount }) => ({ what, counters: { counter, amount } }),
  }),
];
