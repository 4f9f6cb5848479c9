import type { EffectVerbs } from './verb.js';

/** Creating tokens. */
export const tokenVerbs: EffectVerbs = [
  {
    subject: 'player',
    words: 'create <made:tokens>',
    means: {
      effect: 'createToken',
      token: '$made.token',
      who: '$subject=you',
      count: '$made.count=1',
      tapped: '$made.tapped=false',
      attacking: '$made.attacking?',
    },
  },
  {
    subject: 'player',
    words: 'create a_number_of <made:tokensOfKind> equal to <count:amount>',
    means: {
      effect: 'createToken',
      token: '$made.token',
      who: '$subject=you',
      count: '$count',
      tapped: '$made.tapped=false',
    },
  },
];
