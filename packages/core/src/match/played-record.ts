import type { Match } from './definition.js';
import type { MatchEvent, Move } from './move.js';
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
