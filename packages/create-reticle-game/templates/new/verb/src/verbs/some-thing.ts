import { verb } from '@reticle/core/standard';

/** Fill this in from the rules: the words, and the effect that they mean. Until then it deals 1 damage. */
export const someThingVerb = verb('some thing <what:what>', { effect: 'damage', amount: 1 });
