import { abilityMatchers, cardMatchers, playerMatchers } from './matchers.js';

/**
 * What each restriction means: for every key of every filter the code that validates it. Exhaustive by type: a key
 * without a validator, or a validator without a key, does not compile.
 */
export const RESTRICTION_VALIDATORS = {
  card: cardMatchers,
  ability: abilityMatchers,
  player: playerMatchers,
} as const;
