import type { MtgMatchState } from '../../state/match-state.js';
import { playerInGame } from '../../state/state.js';
import { type Emit, happen } from '../events/happen.js';

/**
 * Makes a player gain that much life (rule 119.3); emits `{ type: 'lifeGained', player, amount }`. Gaining 0
 * is no event (119.9).
 */
export function gainLife(state: MtgMatchState, player: string, amount: number, emit: Emit): MtgMatchState {
  if (amount <= 0 || !playerInGame(state, player)) return state;
  return happen(state, { type: 'lifeGained', player, amount }, emit);
}

/**
 * Makes a player lose that much life (rule 119.3); emits `{ type: 'lifeLost', player, amount }`, with `paid`
 * if it pays a cost.
 */
export function loseLife(
  state: MtgMatchState,
  player: string,
  amount: number,
  emit: Emit,
  paying: { readonly paid?: true } = {},
): MtgMatchState {
  if (amount <= 0 || !playerInGame(state, player)) return state;
  return happen(state, { type: 'lifeLost', player, amount, ...paying }, emit);
}
