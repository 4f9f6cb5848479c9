/** What is counted of a turn, by player: for "if you gained life this turn" and the like. */
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

/** One of them: creatures that attacked, life that was gained. */
export type Happened = (typeof HAPPENED)[number];
