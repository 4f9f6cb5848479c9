import type { LogEntry, OutcomeView, TableState } from '@reticle/react';
import type { LogTurn } from '../engine/play/shown.js';
import type { LineState } from './use-line.js';

const SEAT_NAMES: Readonly<Record<string, string>> = {
  you: 'you',
  greedy: 'greedy bot',
  random: 'random bot',
  search: 'searching bot',
};

/** Returns the player of a seat in words. */
export const seatName = (seat: string): string => SEAT_NAMES[seat] ?? seat;

/** Returns how a match ended in words. */
const outcomeWords = ({ title, reason }: OutcomeView): string => `${title}: ${reason}.`;

/** Returns the moment of the match in words: the turn, the step, and who acts. */
export function momentWords(
  { turn, moment, acting: [acting], outcome }: Pick<TableState, 'turn' | 'moment' | 'acting' | 'outcome'>,
  seats: ReadonlyMap<string, string>,
): string {
  if (outcome) return `The match is over in turn ${turn}. ${outcomeWords(outcome)}`;
  const seat = seats.get(acting ?? '') ?? '';
  const who = acting === undefined ? '' : ` ${acting} (${seatName(seat)}) is to act.`;
  return `Turn ${turn}, ${moment}.${who}`;
}

/**
 * Returns the status of the match as a whole. How it ended is said once the table shows it.
 *
 * @param isShown whether the table has come to the last move
 */
export function statusWords(
  { state: found, reached }: Pick<LineState, 'state' | 'reached'>,
  length: number,
  isShown: boolean,
  outcome?: OutcomeView,
): string {
  const state = found === 'over' && !isShown ? 'busy' : found;
  const words: Readonly<Record<LineState['state'], string>> = {
    replaying: `The match is played again: ${reached} of ${length} moves.`,
    busy: `The bots play: ${length} moves.`,
    yours: 'It is your move.',
    over: outcome ? outcomeWords(outcome) : `The match is over after ${length} moves.`,
    stuck: 'Nobody has a move here.',
    long: 'The match has become too long: the bots stop here.',
    refused: 'This match cannot be played as it is recorded.',
  };
  return words[state];
}

/** The most lines of news that are announced at once. */
const MOST_NEWS = 4;

/** Returns the log after a step for screen readers: its last lines, each with a space after it. */
export function newsSince(turns: readonly LogTurn[], step: number): string {
  const lines = turns
    .flatMap(({ entries }) => entries.filter((entry) => entry.step > step))
    .flatMap((entry) => entry.lines.filter(({ aside }) => !aside));
  return lines
    .slice(-MOST_NEWS)
    .map(({ text }) => `${text} `)
    .join('');
}

/**
 * Returns the log as a table shows it up to a step: each turn with its title, and minor events if they are
 * wanted.
 */
export const logEntries = (turns: readonly LogTurn[], step: number, isFull: boolean): readonly LogEntry[] =>
  turns.flatMap(({ title, entries }) =>
    entries.flatMap((entry, at) =>
      entry.step > step
        ? []
        : [
            {
              step: entry.step,
              ...(at === 0 ? { title } : {}),
              lines: isFull ? entry.lines.map((line) => ({ ...line, aside: false })) : entry.lines,
            },
          ],
    ),
  );
