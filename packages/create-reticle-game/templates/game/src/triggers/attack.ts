import { verb } from '@reticle/core/standard';

/** "Whenever this unit attacks" */
export const attackTrigger = verb('attack', { on: 'attacked' }, { subject: 'object' });
