import { canReact, holder } from '../state/holding.js';
import { opponentOf, type PlayerId, type WindowName } from '../language/players.js';
import type { TaktikState, Tools } from '../state/state.js';

/**
 * Whether a player is asked in the open window. Tactics lie open, so that it is no secret who could play one. Stored
 * cards are face down: whoever has any is asked about a malus, or the window would tell which card it is.
 */
const isAsked = (state: TaktikState, player: PlayerId, window: WindowName): boolean =>
  window === 'malusPlayed' ? holder(state, player).stored.length > 0 : canReact(state, player, window);

/** The window opens for the first of these players who is asked in it; else it stays shut. */
function openFor(state: TaktikState, players: readonly PlayerId[], { emit }: Tools): TaktikState {
  const { pending } = state;
  if (!pending) return state;
  for (const player of players) {
    if (!isAsked(state, player, pending.stage)) continue;
    emit({ type: 'windowOpened', window: pending.stage, player });
    return { ...state, window: { name: pending.stage, player } };
  }
  return state.window === null ? state : { ...state, window: null };
}

/** Opens the window of what is happening: first for the player whose turn it is not, then for the other. */
export const openWindow = (state: TaktikState, tools: Tools): TaktikState =>
  openFor(state, [opponentOf(state.active), state.active], tools);

/** A player passes: the window goes on to the other one, or closes. */
export const passWindow = (state: TaktikState, tools: Tools): TaktikState =>
  openFor(state, state.window?.player === state.active ? [] : [state.active], tools);
