import { sameValue } from '@reticle/core/text';
import { type Selector, isBound } from '../../language/selector.js';
import type { WordsContext } from '../phrases/context.js';
import { energySigns } from '../phrases/cost-words.js';
import { counters, kindOfCounters } from '../phrases/counters.js';
import { type EffectWords, says } from '../phrases/effect-words.js';
import { what as whatHole, who } from '../phrases/selectors.js';

/** "Put a +1/+1 counter on target creature". */
export const putCountersWords: EffectWords = [
  /** Rule 601.2d. */
  says('putCounters', {
    words: 'distribute <counters> among <what>',
    holes: { counters, what: whatHole },
    make: ({ counters: some, what }) =>
      isBound(what) ? { effect: 'putCounters', what, ...some, divided: true } : undefined,
    parts: ({ what, counter, amount, divided }) =>
      divided ? { what, counters: { counter, amount } } : undefined,
  }),
  /** Rule 107.14. */
  says('putCounters', {
    words: '<who> gets|get <energy>',
    holes: { who, energy: energySigns },
    make: ({ who: what, energy }) => ({ effect: 'putCounters', what, counter: 'energy', amount: energy }),
    parts: ({ what, counter, amount }) =>
      counter === 'energy' && typeof amount === 'number' && amount > 0
        ? { who: what, energy: amount }
        : undefined,
  }),
];

/** Whether it is a single object, whose counters are counted. */
const isOneThing = (what: Selector, context: WordsContext): boolean =>
  what === 'self' || what === 'host' || (isBound(what) && whatHole.plural?.(what, context) !== true);

/** "Double the number of +1/+1 counters on ~" (rule 701.10e). */
export const doubleCountersWords: EffectWords = [
  says('putCounters', {
    words: 'double the number of <counter> on <what>',
    holes: { counter: kindOfCounters, what: whatHole },
    make: ({ counter, what }, context) =>
      isOneThing(what, context)
        ? { effect: 'putCounters', what, counter, amount: { counters: counter, on: what } }
        : undefined,
    parts: ({ what, counter, amount, divided }) =>
      !divided && sameValue(amount, { counters: counter, on: what }) ? { counter, what } : undefined,
  }),
];
