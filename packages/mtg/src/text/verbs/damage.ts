import type { EffectVerbs } from './verb.js';

/** Dealing damage. */
export const damageVerbs: EffectVerbs = [
  {
    subject: 'object',
    words: ['deal <amount:damage> to <to:any>', 'deal damage to <to:any> equal to <amount:amount>'],
    means: { effect: 'damage', amount: '$amount', to: '$to', by: '$subject=self' },
  },
];
