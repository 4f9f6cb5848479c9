import type { Tools } from '@reticle/core/play';
import type { MtgMatchState } from '../../state/match-state.js';
import { playerWith } from '../../state/copies.js';
import { changePlayers } from '../../state/players.js';
import { seated } from '../../state/state.js';

const change = (state: MtgMatchState, player: string, by: number): MtgMatchState =>
  changePlayers(state, [player], (found) => playerWith(found, { life: found.life + by }));

/** A player gains that much life (rule 119.3); `{ type: 'lifeGained', player, amount }`. To gain 0 is no event (119.9). */
export function gainLife(
  state: MtgMatchState,
  player: string,
  amount: number,
  emit: Tools['emit'],
): MtgMatchState {
  if (amount <= 0 || !seated(state, player)) return state;
  emit({ type: 'lifeGained', player, amount });
  return change(state, player, amount);
}

/** A player loses that much life (rule 119.3); `{ type: 'lifeLost', player, amount }`. */
export function loseLife(
  state: MtgMatchState,
  player: string,
  amount: number,
  emit: Tools['emit'],
): MtgMatchState {
  if (amount <= 0 || !seated(state, player)) return state;
  emit({ type: 'lifeLost', player, amount });
  return change(state, player, -amount);
}
