import type { PlayerId } from '../language/players.js';
import type { TaktikState } from '../state/state.js';

/** Who has to decide now: whoever the open window asks, else the player whose turn it is. */
export const actor = ({ window, active }: TaktikState): PlayerId => window?.player ?? active;
