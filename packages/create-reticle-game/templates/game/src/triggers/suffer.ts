import { verb } from '@reticle/core/standard';

/** "Whenever this unit suffers 2 or more damage" */
export const sufferTrigger = verb(
  'suffer <amount:number> or more damage',
  { on: 'damaged', amount: { gte: '$amount' } },
  { subject: 'object' },
);
