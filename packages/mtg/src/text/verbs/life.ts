import type { EffectVerbs } from './verb.js';

/** Gaining and losing life, and what else players become. */
export const lifeVerbs: EffectVerbs = [
  {
    subject: 'player',
    words: 'gain <amount:life>',
    means: { effect: 'gainLife', who: '$subject=you', amount: '$amount' },
    spoken: true,
  },
  {
    subject: 'player',
    words: 'lose <amount:life>',
    means: { effect: 'loseLife', who: '$subject=you', amount: '$amount' },
    spoken: true,
  },
  {
    subject: 'player',
    words: 'lose <amount:halfLife>',
    means: { effect: 'loseLife', who: '$subject=you', amount: '$amount' },
    spoken: true,
  },
  {
    subject: 'player',
    words: 'become the_monarch',
    means: { effect: 'becomeMonarch', who: '$subject' },
    spoken: true,
  },
];
