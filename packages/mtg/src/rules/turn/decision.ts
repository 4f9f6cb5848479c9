import type { MtgMatchState } from '../../state/match-state.js';
import type { MtgRules, OpenDecision } from '../move-execution.js';
import { placingDecision } from '../triggers/place.js';
import { cleanupDecision } from './cleanup.js';
import { resolvingDecision } from './resolve.js';

/** The decision that is open; what resolves comes first, since nothing is put on the stack meanwhile (rule 608.2). */
export function openDecision(rules: MtgRules, state: MtgMatchState): OpenDecision | undefined {
  if (state.resolving.length > 0) return resolvingDecision(rules, state);
  return placingDecision(rules, state) ?? cleanupDecision(state);
}
