import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import type { MtgRules } from '../move-execution.js';

/**
 * State-based actions, and the choices that they need, read everything but the turn. If they did nothing in a state, they do
 * nothing in any state that differs from it in the turn alone, and need not be checked again. Most steps of a turn change
 * nothing else. The state must be settled. The law is in `sets/6ed/remembered.laws.test.ts`.
 */
const latest = memo((_rules: MtgRules): { state?: MtgMatchState } => ({}));

/** Whether two states differ in nothing but the turn. Written out fact by fact, as copies are. */
export const isSameButTurn = (one: MtgMatchState, other: MtgMatchState): boolean =>
  one.players === other.players &&
  one.cards === other.cards &&
  one.abilities === other.abilities &&
  one.stack === other.stack &&
  one.lastKnown === other.lastKnown &&
  one.permissions === other.permissions &&
  one.resolving === other.resolving &&
  one.continuous === other.continuous &&
  one.shields === other.shields &&
  one.delayed === other.delayed &&
  one.waiting === other.waiting &&
  one.activated === other.activated &&
  one.nextId === other.nextId &&
  one.activePlayer === other.activePlayer &&
  one.house === other.house &&
  one.frames === other.frames &&
  one.deathtouched === other.deathtouched &&
  one.assigned === other.assigned &&
  one.ordering === other.ordering &&
  one.keeps === other.keeps &&
  one.playable === other.playable &&
  one.struck === other.struck &&
  one.ended === other.ended &&
  one.day === other.day &&
  one.monarch === other.monarch &&
  one.extraTurns === other.extraTurns &&
  one.skips === other.skips;

/** Whether it is known that state-based actions do nothing in a state. */
export function isUneventful(rules: MtgRules, state: MtgMatchState): boolean {
  const known = latest(rules).state;
  return known !== undefined && (known === state || isSameButTurn(known, state));
}

/** Remembers that state-based actions did nothing in a state. */
export function wasUneventful(rules: MtgRules, state: MtgMatchState): void {
  latest(rules).state = state;
}
