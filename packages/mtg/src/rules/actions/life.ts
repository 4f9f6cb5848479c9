import type { MtgMatchState } from '../../state/match-state.js';
import { seated } from '../../state/state.js';
import { type Emit, happen } from '../events/happen.js';

/** A player gains that much life (rule 119.3); `{ type: 'lifeGained', player, amount }`. To gain 0 is no event (119.9). */
export function gainLife(state: MtgMatchState, player: string, amount: number, emit: Emit): MtgMatchState {
  if (amount <= 0 || !seated(state, player)) return state;
  return happen(state, { type: 'lifeGained', player, amount }, emit);
}

/** A player loses that much life (rule 119.3); `{ type: 'lifeLost', player, amount }`, and `paid` if a cost is paid with it. */
export function loseLife(
  state: MtgMatchState,
  player: string,
  amount: number,
  emit: Emit,
  paying: { readonly paid?: true } = {},
): MtgMatchState {
  if (amount <= 0 || !seated(state, player)) return state;
  return happen(state, { type: 'lifeLost', player, amount, ...paying }, emit);
}
