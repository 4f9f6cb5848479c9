import type { PlayerId } from '../players.js';
import type { TaktikState } from '../state.js';

/** Who has to decide now: whoever the open window asks, else the player whose turn it is. */
export const actor = ({ window, active }: TaktikState): PlayerId => window?.player ?? active;
