/**
 * The events that a match counts for each player in a turn: for "if you gained life this turn" and the like.
 */
export const HAPPENED = [
  'attacked',
  'buried',
  'cast',
  'created',
  'creatureDied',
  'creatureEntered',
  'damaged',
  'descended',
  'discarded',
  'drawn',
  'entered',
  'landEntered',
  'left',
  'lifeGained',
  'lifeLost',
  'permanentDied',
  'sacrificed',
  'warped',
] as const;

/** One kind of counted event, such as creatures that attacked or life that was gained. */
export type Happened = (typeof HAPPENED)[number];

/**
 * Returns the name under which a match counts what happened to a player in a turn.
 *
 * @param are a filter, if only what happened to such objects is counted
 */
export const countName = (what: Happened, player: string, are?: object): string =>
  `${what}${are === undefined ? '' : JSON.stringify(are)} ${player}`;
