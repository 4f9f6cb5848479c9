import type { EffectVerbs } from './verb.js';

const COUNTERS = { counter: '$counters.counter', amount: '$counters.amount' } as const;
const PICKED = { bound: 'picked' } as const;

/** Counters on permanents and players (rules 122.1, 701.10e). */
export const counterVerbs: EffectVerbs = [
  {
    subject: 'you',
    words: 'put <counters:counters> on <what:object>',
    means: { effect: 'putCounters', what: '$what', ...COUNTERS },
  },
  {
    subject: 'you',
    words: 'put <counters:counters> on <what:object> and <more:counters> on <other:object>',
    means: [
      { effect: 'putCounters', what: '$what', ...COUNTERS },
      { effect: 'putCounters', what: '$other', counter: '$more.counter', amount: '$more.amount' },
    ],
  },
  {
    subject: 'you',
    words: 'put a_number_of <counter:kindOfCounters> on <what:object> equal to <amount:amount>',
    means: { effect: 'putCounters', what: '$what', counter: '$counter', amount: '$amount' },
  },
  {
    subject: 'you',
    words: 'put <counters:counters> on <some:some>',
    means: [
      { effect: 'choose', filter: '$some.what', count: '$some.count?', bind: PICKED.bound },
      { effect: 'putCounters', what: PICKED, ...COUNTERS },
    ],
  },
  {
    subject: 'player',
    words: 'get <counters:counters>',
    means: { effect: 'putCounters', what: '$subject', ...COUNTERS },
    spoken: true,
  },
  {
    subject: 'you',
    words: 'remove <counters:counters> from <what:object>',
    means: { effect: 'removeCounters', what: '$what', ...COUNTERS },
  },
  {
    subject: 'you',
    words: 'remove all <counter:kindOfCounters> from <what:object>',
    means: { effect: 'removeCounters', what: '$what', counter: '$counter', amount: 'all' },
  },
];
