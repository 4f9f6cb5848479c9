/** Bonus cards that a player may have stored. */
export const STORE_LIMIT = 6;
/** Units that a player may move in a turn. */
export const MOVES_PER_TURN = 5;
/** An attack hits with so much, or more, on the die. */
export const HITS_FROM = 4;
export const DIE = 6;
