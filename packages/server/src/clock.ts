import type { GameIssue, GameMessages } from '@reticle/core';
import * as z from 'zod';

const seconds = z
  .number()
  .positive()
  .max(86_400 * 30);

const whenOut = z
  .enum(['forfeit', 'vote'])
  .default('forfeit')
  .describe('What happens to whoever is out of time: the match is lost, or the others decide.');

/** How the time of players is limited: for each move, or for all moves of a match. */
export const clockSettings = z.discriminatedUnion('per', [
  z.strictObject({ per: z.literal('move'), seconds, whenOut }),
  z.strictObject({
    per: z.literal('match'),
    seconds,
    increment: z.number().min(0).max(3_600).default(0).describe('Seconds that a player gets for each move.'),
    whenOut,
  }),
]);
/** How the time of players is limited: for each move, or for all moves of a match. */
export type ClockSettings = z.infer<typeof clockSettings>;

/** The clocks of all players at one moment. Times are milliseconds. */
export interface Clocks {
  /** What each player has left, as of `since`. */
  readonly left: Readonly<Record<string, number>>;
  /** The players whose clock runs. */
  readonly running: readonly string[];
  readonly since: number;
}

/** The clocks at the beginning, or as they were kept; nobody's runs. */
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

/** What each player has left at a moment, never less than nothing. */
export const leftAt = ({ left, running, since }: Clocks, now: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(left).map(([player, had]) => [
      player,
      running.includes(player) ? Math.max(0, had - (now - since)) : had,
    ]),
  );

/**
 * The clocks after a step: whoever moved gets the increment, or a full clock if the time is for each move; then the clocks of those run who
 * may move.
 */
export function clocksAfter(
  settings: ClockSettings,
  clocks: Clocks,
  moved: string | undefined,
  running: readonly string[],
  now: number,
): Clocks {
  const left = { ...leftAt(clocks, now) };
  const had = moved === undefined ? undefined : left[moved];
  if (moved !== undefined && had !== undefined)
    left[moved] = settings.per === 'move' ? settings.seconds * 1_000 : had + settings.increment * 1_000;
  return { left, running, since: now };
}

/** The player who runs out of time next, and in how many milliseconds; `undefined` while no clock runs. */
export function nextOut(
  clocks: Clocks,
  now: number,
): { readonly player: string; readonly in: number } | undefined {
  const left = leftAt(clocks, now);
  return clocks.running
    .map((player) => ({ player, in: left[player] ?? 0 }))
    .toSorted((a, b) => a.in - b.in)[0];
}

/** What each of the server's own codes carries. */
interface ServerIssueData {
  readonly unknownTable: { readonly table: string };
  readonly seatNotFree: { readonly table: string; readonly player: string };
  readonly notAllowed: { readonly table: string };
  readonly tooOften: { readonly perMinute: number };
  readonly badRequest: { readonly status: number };
  readonly failed: Readonly<Record<string, never>>;
}

/** The server's own refusals, at its doors and at a table's; beyond them it gives core's. */
export type ServerIssueCode = keyof ServerIssueData;

/** A refusal of the server; its code is `server.NAME`. */
export const serverIssue = <Code extends ServerIssueCode>(
  code: Code,
  data: ServerIssueData[Code],
): GameIssue => ({ code: `server.${code}`, data: { ...data } });

/** The words for the server's codes, as `describeIssue` of `@reticle/core/describe` takes them. */
export const serverMessages: GameMessages = {
  'server.unknownTable': ({ table }) => `There is no table ${String(table)}.`,
  'server.seatNotFree': ({ player }) => `The seat ${String(player)} is not free at this table.`,
  'server.notAllowed': () => 'This token opens no seat here, or nobody may watch.',
  'server.tooOften': ({ perMinute }) => `From one address ${String(perMinute)} are taken a minute.`,
  'server.badRequest': () => 'The request is no JSON, or too large.',
  'server.failed': () => 'The server could not do it; nothing has changed.',
};
