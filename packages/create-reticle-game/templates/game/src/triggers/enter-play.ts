import { verb } from '@reticle/core/standard';

/** "Whenever this unit enters play" */
export const enterPlayTrigger = verb('enter play', { on: 'moved', to: 'play' }, { subject: 'object' });
