import type { MtgMatchState } from '../../state/match-state.js';
import type { MoveExecution } from '../move-execution.js';
import { seatsInOrder } from '../triggers/place.js';
import { resolveNext } from './resolve.js';

/** The player acted: gets priority again, and nobody has passed since (rule 117.3c). */
export const keepsPriority = (state: MtgMatchState): MtgMatchState => ({
  ...state,
  turn: { ...state.turn, passes: 0 },
});

/**
 * The player with priority passes it to the next (rule 117.3d). Once all have passed in a row, the top of the stack
 * resolves, or the step ends (117.4).
 */
export function passPriority(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  const { priority: player, ...turn } = state.turn;
  const seats = seatsInOrder(state);
  const passes = turn.passes + 1;
  if (passes < seats.length) {
    const next = seats[(seats.indexOf(player ?? '') + 1) % seats.length];
    return { ...state, turn: { ...turn, passes, ...(next === undefined ? {} : { priority: next }) } };
  }
  if (state.stack.length > 0) return resolveNext(state, play);
  return { ...state, turn: { ...turn, passes: 0 } };
}
