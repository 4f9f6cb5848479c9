import { verb } from '@reticle/core/standard';

/** "This unit has 2 more power this turn" */
export const havePowerVerb = verb(
  'have <by:number> more power',
  { effect: 'modify', gives: [{ change: 'power', by: '$by' }] },
  { subject: 'object', lasts: 'while' },
);
