import { unwrap } from '@reticle/core';
import {
  digestOf,
  randomBot,
  randomFrom,
  seedRandom,
  type Match,
  type MatchEvent,
  type MatchRecord,
  type Move,
  seatOf,
} from '@reticle/core/match';
import { finding, type Finding } from '../finding.js';
import type { MatchFixtures } from '../fixtures.js';
import { reasonOf } from '../json.js';

/** A moment of a match: whose turn it is, and what they did. */
export interface Moment<State> {
  readonly match: Match<State>;
  readonly player: string;
  readonly move: Move;
  readonly events: readonly MatchEvent[];
}

/** A match that was played. */
export interface Playthrough<State> {
  readonly seed: number | string;
  readonly record: MatchRecord;
  readonly moments: readonly Moment<State>[];
  readonly start: Match<State>;
  readonly end: Match<State>;
  /** What broke it off before its end. */
  readonly trouble: readonly Finding[];
}

const MOST_MOVES = 400;

/** Plays one match with the fixtures' bot. @throws RefusedError where it cannot begin */
function playOne<State>(
  { runtime, bot = randomBot, maxMoves = MOST_MOVES }: MatchFixtures<State>,
  options: object,
  seed: number | string,
): Playthrough<State> {
  const start = unwrap(runtime.start(options, seed));
  const record = unwrap(runtime.record(options, seed));
  const random = randomFrom(seedRandom(`laws ${seed}`));
  const moments: Moment<State>[] = [];
  let match = start;
  const ended = (...trouble: readonly Finding[]): Playthrough<State> => ({
    seed,
    record: { ...record, moves: moments.map(({ move }) => move), digest: digestOf(match) },
    moments,
    start,
    end: match,
    trouble,
  });
  while (!runtime.outcome(match) && moments.length < maxMoves) {
    const { step } = match;
    const [player] = runtime.toAct(match);
    const move = player === undefined ? undefined : bot(seatOf(runtime, match, player), random);
    if (player === undefined || !move) {
      return ended(finding('moves.stuck', { step, player: player ?? 'nobody' }));
    }
    try {
      const applied = runtime.apply(match, move);
      if (!applied.ok) return ended(finding('moves.refused', { step, move, issues: applied.issues }));
      moments.push({ match, player, move, events: applied.value.events });
      match = applied.value.match;
    } catch (error) {
      return ended(finding('moves.threw', { step, move, message: reasonOf(error) }));
    }
  }
  return ended();
}

/** Plays all matches of the fixtures. @throws RefusedError where one cannot begin */
export function playAll<State>(fixtures: MatchFixtures<State>): readonly Playthrough<State>[] {
  const { options = [{}], seeds = [1, 2] } = fixtures;
  return options.flatMap((each) => seeds.map((seed) => playOne(fixtures, each, seed)));
}

/** So many of a list's entries, spread evenly, the first among them. */
export function spread<T>(entries: readonly T[], most: number): readonly T[] {
  if (entries.length <= most) return entries;
  return entries.filter(
    (_entry, at) =>
      Math.floor((at * most) / entries.length) !== Math.floor(((at - 1) * most) / entries.length),
  );
}
