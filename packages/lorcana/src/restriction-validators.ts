import { cardMatchers, playerMatchers } from './filter/matchers.js';

/**
 * What each restriction means: for every key of every filter the code that validates it. Exhaustive by type: a key
 * without a validator, or a validator without a key, does not compile.
 */
export const RESTRICTION_VALIDATORS = { card: cardMatchers, player: playerMatchers } as const;
