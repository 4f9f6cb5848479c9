import { type LexiconEntry, tail } from '@reticle/core/text';

const some = (counter: string): readonly string[] =>
  ['with', 'that has', 'that have', 'that had'].flatMap((lead) =>
    [
      `a ${counter} counter`,
      `an ${counter} counter`,
      `one or more ${counter} counters`,
      `${counter} counters`,
    ].flatMap((rest) => ['it', 'them'].map((end) => `${lead} ${rest} on ${end}`.replaceAll('  ', ' '))),
  );

const none = (counter: string): readonly string[] =>
  [
    `that doesn't have a ${counter} counter`,
    `without a ${counter} counter`,
    `with no ${counter} counters`,
    `without ${counter} counters`,
  ].flatMap((rest) => ['it', 'them'].map((end) => `${rest} on ${end}`.replaceAll('  ', ' ')));

/** Counters on it. */
export const COUNTER_TAILS: readonly LexiconEntry[] = [
  tail(
    'with a <counter> counter on it',
    { counters: { '<counter>': { gte: 1 } } },
    'target creature with a +1/+1 counter on it',
    { also: some('<counter>') },
  ),
  tail(
    'with no <counter> counters on it',
    { counters: { '<counter>': 0 } },
    'target creature with no +1/+1 counters on it',
    { also: none('<counter>') },
  ),
  tail(
    'with <count> or more <counter> counters on it',
    { counters: { '<counter>': { gte: '<count>' } } },
    'target creature with three or more charge counters on it',
  ),
  tail('with a counter on it', { counterCount: { gte: 1 } }, 'target permanent with a counter on it', {
    also: some(''),
  }),
  tail('with no counters on it', { counterCount: 0 }, 'target permanent with no counters on it', {
    also: none(''),
  }),
];
