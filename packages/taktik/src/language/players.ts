import * as z from 'zod';

/** The two sides, in the order of the table: red deploys at the top of the board (row 0), blue at the bottom. */
export const PLAYERS = ['red', 'blue'] as const;

export const playerId = z.enum(PLAYERS);
/** One of the two sides. */
export type PlayerId = z.infer<typeof playerId>;

export function opponentOf(player: string): PlayerId {
  return player === 'red' ? 'blue' : 'red';
}
