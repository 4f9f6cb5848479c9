import { unwrap } from '@reticle/core';
import { rulesOfMatches, type RulesOfMatch } from '../rules/execution.js';
import type { MtgRules } from '../rules/move-execution.js';
import { SIXTH_EDITION } from '../sets/6ed/index.js';
import type { MtgMatchState } from '../state/match-state.js';

let known: RulesOfMatch | undefined;

/** Returns the rules of a match's cards, for questions that a host asks outside of a match. */
export function rulesAt({ house }: MtgMatchState): MtgRules {
  known ??= unwrap(rulesOfMatches(SIXTH_EDITION));
  return unwrap(known(house?.cards));
}
