import type { Match } from './definition.js';
import type { MatchEvent, Move } from './move.js';
import { issue, type CoreIssue } from '../issue.js';
import { digestOf, type MatchRecord } from './record.js';

/** A move that was made, with its events. */
export interface PlayedMove {
  readonly move: Move;
  readonly events: readonly MatchEvent[];
}

/**
 * Makes the record of a match that was played. `header` is what `runtime.record` returned at its beginning.
 */
export const playedRecord = <State>(
  header: MatchRecord,
  played: readonly PlayedMove[],
  end: Match<State>,
): MatchRecord => ({
  ...header,
  moves: played.map((one) => one.move),
  eventDigests: played.map(({ events }) => digestOf(events)),
  digest: digestOf(end),
});

/**
 * Compares the events of a move with those that were recorded.
 *
 * @param wanted the recorded fingerprint of the events, as {@link playedRecord} writes it
 * @param step the number of moves that were made, including this one
 * @returns `replayDiverged` if they differ; undefined if they are equal, or if nothing was recorded
 */
export function divergence(
  wanted: string | undefined,
  events: readonly MatchEvent[],
  step: number,
): CoreIssue | undefined {
  if (wanted === undefined) return undefined;
  const got = digestOf(events);
  return wanted === got ? undefined : issue('replayDiverged', { step, wanted, got });
}
