/** Who plays, in turn order from whoever begins. */
export const PLAYERS = ['ann', 'bob'] as const;
/** A player of a match. */
export type PlayerId = (typeof PLAYERS)[number];
