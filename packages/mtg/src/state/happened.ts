import type { Happened } from '../language/happened.js';

/** The name under which a match counts what happened to a player in a turn. */
export const countName = (what: Happened, player: string): string => `${what} ${player}`;
