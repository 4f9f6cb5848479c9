/** The two who play, in turn order. */
export const PLAYERS = ['north', 'south'] as const;
/** One of the two who play. */
export type PlayerId = (typeof PLAYERS)[number];
