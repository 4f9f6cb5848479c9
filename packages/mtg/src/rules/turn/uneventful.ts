import { isSameBut } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import type { MtgRules } from '../move-execution.js';

/**
 * State-based actions, and the choices that they need, read everything but the turn. If they did nothing in a state, they do
 * nothing in any state that differs from it in the turn alone, and need not be checked again. Most steps of a turn change
 * nothing else. The state must be settled. The law is in `sets/6ed/remembered.laws.test.ts`.
 */
const latest = memo((_rules: MtgRules): { state?: MtgMatchState } => ({}));

const TURN: ReadonlySet<string> = new Set<keyof MtgMatchState>(['turn']);

/** Whether it is known that state-based actions do nothing in a state. */
export function isUneventful(rules: MtgRules, state: MtgMatchState): boolean {
  const known = latest(rules).state;
  return known !== undefined && (known === state || isSameBut(known, state, TURN));
}

/** Remembers that state-based actions did nothing in a state. */
export function wasUneventful(rules: MtgRules, state: MtgMatchState): void {
  latest(rules).state = state;
}
