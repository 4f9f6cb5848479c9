import type { LogTurn, TableShown } from '../engine/play/shown.js';
import { seatName } from './setup-form.js';

/** How a match ended, in words. */
export function outcomeWords({ winners, reason }: NonNullable<TableShown['outcome']>): string {
  const who = winners.length === 0 ? 'A draw' : `${winners.join(' and ')} won`;
  return `${who}: ${reason}.`;
}

/** Where the match stands: the turn, what is going on, and who acts. */
export function momentWords(
  { turn, moment, acting, outcome }: TableShown,
  seats: ReadonlyMap<string, string>,
): string {
  if (outcome) return `The match is over in turn ${turn}. ${outcomeWords(outcome)}`;
  const seat = seats.get(acting ?? '') ?? '';
  const who = acting === undefined ? '' : ` ${acting} (${seatName(seat)}) is to act.`;
  return `Turn ${turn}, ${moment}.${who}`;
}

/** So many lines of news are told at once. */
const MOST_NEWS = 4;

/** What the log told after a step, as far as it can be listened to: the last lines of it, each with a space behind it. */
export function newsSince(turns: readonly LogTurn[], step: number): string {
  const lines = turns
    .flatMap(({ entries }) => entries.filter((entry) => entry.step > step))
    .flatMap((entry) => entry.lines.filter(({ aside }) => !aside));
  return lines
    .slice(-MOST_NEWS)
    .map(({ text }) => `${text} `)
    .join('');
}
