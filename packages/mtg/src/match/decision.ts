import type { Decision } from '@reticle/core/match';
import { cleanupDecision } from '../turn/cleanup.js';
import { resolvingDecision } from '../turn/resolve.js';
import { placingDecision } from '../triggers/place.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { MtgRules } from './play.js';

/** What a player must decide before the match goes on, and the state in which it is chosen. */
export interface OpenDecision extends Decision {
  readonly kind: 'effect' | 'trigger' | 'discard';
  readonly state: MtgMatchState;
}

/** The decision that is open; what resolves comes first, since nothing is put on the stack meanwhile (rule 608.2). */
export function openDecision(rules: MtgRules, state: MtgMatchState): OpenDecision | undefined {
  if (state.resolving.length > 0) return resolvingDecision(rules, state);
  return placingDecision(rules, state) ?? cleanupDecision(state);
}
