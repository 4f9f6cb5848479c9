import type { MtgMatchState } from '../../state/match-state.js';
import type { MoveExecution } from '../move-execution.js';
import { seatsInOrder } from '../triggers/place.js';
import { resolveNext } from './resolve.js';
import { matchWith, turnWith } from '../../state/copies.js';

/** The player acted: gets priority again, and nobody has passed since (rule 117.3c). */
export const keepsPriority = (state: MtgMatchState): MtgMatchState =>
  matchWith(state, { turn: turnWith(state.turn, { passes: 0 }) });

/**
 * The player with priority passes it to the next (rule 117.3d). Once all have passed in a row, the top of the stack
 * resolves, or the step ends (117.4).
 */
export function passPriority(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  const { turn } = state;
  const seats = seatsInOrder(state);
  const passes = turn.passes + 1;
  if (passes < seats.length) {
    const priority = seats[(seats.indexOf(turn.priority ?? '') + 1) % seats.length];
    return matchWith(state, {
      turn: turnWith(turn, priority === undefined ? { passes } : { passes, priority }),
    });
  }
  if (state.stack.length > 0) return resolveNext(state, play);
  return matchWith(state, { turn: turnWith(turn, { passes: 0 }, ['priority']) });
}
