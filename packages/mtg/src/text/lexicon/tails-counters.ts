import type { Entries } from './entries.js';

/** Counters on it. */
export const COUNTER_TAILS: Entries = [
  {
    role: 'tail',
    words: 'with a <counter> counter on it',
    filter: { counters: { '<counter>': { gte: 1 } } },
    also: [
      'with one or more <counter> counters on it',
      'with <counter> counters on it',
      'with an <counter> counter on it',
      'that has a <counter> counter on it',
      'that have <counter> counters on them',
      'with <counter> counters on them',
      'with a <counter> counter on them',
    ],
    examples: ['target creature with a +1/+1 counter on it'],
  },
  {
    role: 'tail',
    words: "that doesn't have a <counter> counter on it",
    filter: { counters: { '<counter>': 0 } },
    also: ['without a <counter> counter on it', 'with no <counter> counters on it'],
    examples: ["target creature that doesn't have a +1/+1 counter on it"],
  },
  {
    role: 'tail',
    words: 'with a counter on it',
    filter: { counterCount: { gte: 1 } },
    also: [
      'with one or more counters on it',
      'that has a counter on it',
      'with counters on them',
      'with counters on it',
    ],
    examples: ['target permanent with a counter on it'],
  },
  {
    role: 'tail',
    words: 'with no counters on it',
    filter: { counterCount: 0 },
    also: ['that has no counters on it'],
    examples: ['target permanent with no counters on it'],
  },
];
