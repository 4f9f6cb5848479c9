import { verb } from '@reticle/core/standard';

/** Fill this in from the rules: the words, and the event that they wait for. Until then a unit that is exerted does it. */
export const someThingTrigger = verb('some thing', { on: 'exerted' }, { subject: 'object' });
