/**
 * The events that a match counts for each player in a turn: for "if you gained life this turn" and the like.
 */
export const HAPPENED = [
  'attacked',
  'cast',
  'creatureDied',
  'creatureEntered',
  'damaged',
  'discarded',
  'drawn',
  'landEntered',
  'left',
  'lifeGained',
  'lifeLost',
  'permanentDied',
  'sacrificed',
] as const;

/** One kind of counted event, such as creatures that attacked or life that was gained. */
export type Happened = (typeof HAPPENED)[number];

/** Returns the name under which a match counts what happened to a player in a turn. */
export const countName = (what: Happened, player: string): string => `${what} ${player}`;
