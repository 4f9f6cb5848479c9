import { matchesOf } from './games.js';
import { playChecked, type CheckedMatch } from './simulate/one-match.js';
import type { MatchPlan } from './simulate/plan.js';

/** What a thread of `reticle simulate` does: one match. */
export function playOne(plan: MatchPlan): CheckedMatch {
  return matchesOf(plan.game, 'simulate').with((game) => playChecked(game, plan));
}
