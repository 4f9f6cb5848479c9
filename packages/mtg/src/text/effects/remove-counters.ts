import { counters } from '../phrases/counters.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { what as whatHole } from '../phrases/selectors.js';

/** "Remove a +1/+1 counter from target creature". */
export const removeCountersWords: EffectWords = [
  says('removeCounters', {
    words: 'remove <counters> from <what>',
    holes: { counters, what: whatHole },
    make: ({ counters: some, what }) => ({ effect: 'removeCounters', what, ...some }),
    parts: ({ what, counter, amount }) =>
      amount === 'all' ? undefined : { what, counters: { counter, amount } },
  }),
];
