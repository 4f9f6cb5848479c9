import * as z from 'zod';

/** The two sides, in the order of the table: red deploys at the top of the board (row 0), blue at the bottom. */
export const PLAYERS = ['red', 'blue'] as const;

/** The side that deploys at the first rows of the board. */
export const [AT_TOP] = PLAYERS;

/** The schema of a side. */
export const playerId = z.enum(PLAYERS);
/** One of the two sides. */
export type PlayerId = z.infer<typeof playerId>;

export function opponentOf(player: string): PlayerId {
  return player === 'red' ? 'blue' : 'red';
}

/** The phases of a turn, in order. In `dice` and `end` nobody decides anything, reactions aside. */
export const PHASES = ['draw', 'cards', 'movement', 'attacks', 'dice', 'end'] as const;
/** The schema of a phase. */
export const phase = z.enum(PHASES);
/** A phase of a turn. */
export type Phase = z.infer<typeof phase>;

/** The windows in which tactic cards are played. */
export const TACTIC_WINDOWS = [
  'beforeMove',
  'afterMove',
  'beforeAttackRoll',
  'afterAttackRoll',
  'beforeDamage',
] as const;

/** All windows: those for tactics, and the one in which a malus can be answered. */
export const WINDOWS = ['malusPlayed', ...TACTIC_WINDOWS] as const;
/** The schema of a window. */
export const windowName = z.enum(WINDOWS);
/** A window in which cards are played in reaction. */
export type WindowName = z.infer<typeof windowName>;

const turns = z.int().min(1).max(1_000);

/**
 * The schema of how a match is won. A player without units loses, whatever the condition. Turns are those of
 * either player, one after the other, from 1.
 */
export const victoryCondition = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('annihilation').describe('Destroy every enemy unit.'),
  }),
  z.strictObject({
    type: z.literal('hold').describe('Have a unit on the tile at the end of so many turns in a row.'),
    x: z.int().nonnegative().describe('The column of the tile, from 0.'),
    y: z.int().nonnegative().describe('The row of the tile, from 0.'),
    turns: turns.describe("So many turns in a row, the enemy's included."),
  }),
  z.strictObject({
    type: z.literal('survive').describe('The player has a unit left at the end of that turn.'),
    player: playerId.describe('Who has to have a unit left.'),
    turns: turns.describe('The turn at whose end that is judged.'),
  }),
  z.strictObject({
    type: z.literal('mostUnits').describe('Have more units than the enemy at the end of that turn.'),
    turns: turns.describe('The turn at whose end that is judged.'),
  }),
]);
/** How a match is won. */
export type VictoryCondition = z.infer<typeof victoryCondition>;
