import type { PlayerId } from '../language/players.js';
import type { TaktikState } from '../state/state.js';

/**
 * Returns the player who has to decide now: the one whom the open window asks, otherwise the active player.
 */
export const actor = ({ window, active }: TaktikState): PlayerId => window?.player ?? active;
