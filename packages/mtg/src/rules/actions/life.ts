import { keywordsNamed } from '../../language/keyword.js';
import type { PerformedKeyword } from '../../language/performed.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { permanentsWith } from '../../state/permanents-with.js';
import { areOpponents, playerInGame } from '../../state/state.js';
import { type Emit, happen } from '../events/happen.js';

const CANT_GAIN = 'cantGainLife' satisfies PerformedKeyword;

/** Whether a permanent says that a player can't gain life (rule 119.7). */
const cantGain = (state: MtgMatchState, player: string): boolean =>
  permanentsWith(state, CANT_GAIN).some((source) =>
    keywordsNamed(source.keywords, CANT_GAIN).some(
      ({ who }) =>
        who === 'any' ||
        (who === 'you' ? controllerOf(source) === player : areOpponents(state, controllerOf(source), player)),
    ),
  );

/**
 * Makes a player gain that much life (rule 119.3); emits `{ type: 'lifeGained', player, amount }`. Gaining 0
 * is no event (119.9), and a player who can't gain life gains none (119.7).
 */
export function gainLife(state: MtgMatchState, player: string, amount: number, emit: Emit): MtgMatchState {
  if (amount <= 0 || !playerInGame(state, player) || cantGain(state, player)) return state;
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
