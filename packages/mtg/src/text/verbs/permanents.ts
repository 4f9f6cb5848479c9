import type { EffectVerbs } from './verb.js';

/** What is done to permanents: destroy, exile, tap, sacrifice. */
export const permanentVerbs: EffectVerbs = [
  { subject: 'player', words: 'destroy <what:objects>', means: { effect: 'destroy', what: '$what' } },
  {
    subject: 'player',
    words: 'exile <what:objects>',
    means: { effect: 'moveCards', what: '$what', to: 'exile' },
  },
  { subject: 'player', words: 'tap <what:objects>', means: { effect: 'tap', what: '$what' } },
  { subject: 'player', words: 'untap <what:objects>', means: { effect: 'untap', what: '$what' } },
  { subject: 'player', words: 'regenerate <what:objects>', means: { effect: 'regenerate', what: '$what' } },
  {
    subject: 'player',
    words: 'sacrifice <some:some>',
    means: { effect: 'sacrifice', who: '$subject=you', filter: '$some.what={}', count: '$some.count?' },
  },
  {
    subject: 'player',
    words: 'sacrifice a_number_of <what:plural> equal to <count:amount>',
    means: { effect: 'sacrifice', who: '$subject=you', filter: '$what', count: '$count' },
  },
];
