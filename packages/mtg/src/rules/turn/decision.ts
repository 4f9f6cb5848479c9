import type { MtgMatchState } from '../../state/match-state.js';
import { lately, memo } from '../../state/memo.js';
import type { MtgRules, OpenDecision } from '../move-execution.js';
import { placingDecision } from '../triggers/place.js';
import { cleanupDecision } from './cleanup.js';
import { resolvingDecision } from './resolve.js';

/** The decision that is open; what resolves comes first, since nothing is put on the stack meanwhile (rule 608.2). */
export function openDecision(rules: MtgRules, state: MtgMatchState): OpenDecision | undefined {
  const asks = state.resolving.length > 0 || state.waiting.length > 0 || state.turn.step === 'cleanup';
  return asks ? opened(rules)(state) : undefined;
}

/** Asked as a match goes on, and of the state in which it stops: worked out once. */
const opened = memo((rules: MtgRules) =>
  lately((state: MtgMatchState): OpenDecision | undefined =>
    state.resolving.length > 0
      ? resolvingDecision(rules, state)
      : (placingDecision(rules, state) ?? cleanupDecision(state)),
  ),
);
