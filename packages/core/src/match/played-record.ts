import type { Match } from './definition.js';
import type { MatchEvent, Move } from './move.js';
import { issue, type CoreIssue } from '../issue.js';
import { digestOf, type MatchRecord } from './record.js';

/** One move that was made, and what happened in it. */
export interface PlayedMove {
  readonly move: Move;
  readonly events: readonly MatchEvent[];
}

/** The record of a match that was played: `header` is what `runtime.record` gave at its beginning. */
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
 * Why the events of a move are not those that were recorded (`replayDiverged`).
 *
 * @param wanted the recorded fingerprint of them, as {@link playedRecord} writes it
 * @param step how many moves were made, this one included
 * @returns undefined if they are, or if nothing was recorded
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
