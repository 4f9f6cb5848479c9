import * as z from 'zod';

const seconds = z
  .number()
  .positive()
  .max(86_400 * 30);

const whenOut = z
  .enum(['forfeit', 'vote'])
  .default('forfeit')
  .describe('What happens to whoever is out of time: the match is lost, or the others decide.');

/** The schema of the clock settings: how the time of players is limited, for each move or for all moves of a match. */
export const clockSettings = z.discriminatedUnion('per', [
  z.strictObject({ per: z.literal('move'), seconds, whenOut }),
  z.strictObject({
    per: z.literal('match'),
    seconds,
    increment: z.number().min(0).max(3_600).default(0).describe('Seconds that a player gets for each move.'),
    whenOut,
  }),
]);
/** The clock settings: how the time of players is limited, for each move or for all moves of a match. */
export type ClockSettings = z.infer<typeof clockSettings>;

/** The clocks of all players at one moment. Times are milliseconds. */
export interface Clocks {
  /** What each player has left, as of `since`. */
  readonly left: Readonly<Record<string, number>>;
  /** The players whose clock runs. */
  readonly running: readonly string[];
  readonly since: number;
}

/** Makes clocks that do not run: at the beginning, or from saved times. */
export const stoppedClocks = (
  settings: ClockSettings,
  players: readonly string[],
  now: number,
  left: Readonly<Record<string, number>> = {},
): Clocks => ({
  left: Object.fromEntries(players.map((player) => [player, left[player] ?? settings.seconds * 1_000])),
  running: [],
  since: now,
});

/** Returns the time that each player has left at a moment, never less than 0. */
export const leftAt = ({ left, running, since }: Clocks, now: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(left).map(([player, had]) => [
      player,
      running.includes(player) ? Math.max(0, had - (now - since)) : had,
    ]),
  );

/** What a step was, for the clocks: who moved, or whose moves were taken back, once for each. */
export interface ClockedStep {
  readonly moved?: string | undefined;
  readonly takenBack?: readonly string[] | undefined;
}

/** The milliseconds that the taking back of an increment leaves at least: an undo is nobody's loss. */
const LAST = 1_000;

/**
 * Returns the clocks after a step. The player who moved gets the increment, or a full clock if the time is
 * for each move; whose move is taken back gives the increment back. Then the clocks of the players who may move run.
 */
export function clocksAfter(
  settings: ClockSettings,
  clocks: Clocks,
  { moved, takenBack = [] }: ClockedStep,
  running: readonly string[],
  now: number,
): Clocks {
  const left = { ...leftAt(clocks, now) };
  const had = moved === undefined ? undefined : left[moved];
  if (moved !== undefined && had !== undefined)
    left[moved] = settings.per === 'move' ? settings.seconds * 1_000 : had + settings.increment * 1_000;
  const increment = settings.per === 'match' ? settings.increment * 1_000 : 0;
  for (const player of takenBack) {
    const has = left[player] ?? 0;
    left[player] = Math.max(has - increment, Math.min(has, LAST));
  }
  return { left, running, since: now };
}

/**
 * Returns the player who runs out of time next, and in how many milliseconds. Returns undefined while no
 * clock runs.
 */
export function nextOut(
  clocks: Clocks,
  now: number,
): { readonly player: string; readonly in: number } | undefined {
  const left = leftAt(clocks, now);
  return clocks.running
    .map((player) => ({ player, in: left[player] ?? 0 }))
    .toSorted((a, b) => a.in - b.in)[0];
}
