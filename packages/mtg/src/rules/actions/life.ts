import type { Tools } from '@reticle/core/play';
import type { MtgMatchState } from '../../state/match-state.js';
import { matchWith, playerWith } from '../../state/copies.js';

function change(state: MtgMatchState, player: string, by: number): MtgMatchState {
  return matchWith(state, {
    players: state.players.map((found) =>
      found.id === player ? playerWith(found, { life: found.life + by }) : found,
    ),
  });
}

const isIn = (state: MtgMatchState, player: string): boolean =>
  state.players.some(({ id, left }) => id === player && left !== true);

/** A player gains that much life (rule 119.3); `{ type: 'lifeGained', player, amount }`. To gain 0 is no event (119.9). */
export function gainLife(
  state: MtgMatchState,
  player: string,
  amount: number,
  emit: Tools['emit'],
): MtgMatchState {
  if (amount <= 0 || !isIn(state, player)) return state;
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
  if (amount <= 0 || !isIn(state, player)) return state;
  emit({ type: 'lifeLost', player, amount });
  return change(state, player, -amount);
}
