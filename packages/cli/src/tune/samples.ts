import { ok, type Result } from '@reticle/core';
import type { HostMatch } from '@reticle/core/host';
import type { Match, MatchRecord } from '@reticle/core/match';
import type { Sample } from './fit.js';

/** Positions of one match, at most. */
const MOST = 24;

/**
 * Positions of a match that was played, evenly spread, each as whoever is to move sees its worth.
 *
 * @returns refused: a move that is refused today
 */
export function samplesOf<State>(
  { runtime }: HostMatch<State>,
  { options, seed, moves }: MatchRecord,
): Result<readonly Sample[]> {
  const started = runtime.start(options, seed);
  if (!started.ok) return started;
  const every = Math.max(1, Math.ceil(moves.length / MOST));
  const seen: { readonly match: Match<State>; readonly player: string }[] = [];
  let match = started.value;
  for (const [step, move] of moves.entries()) {
    const [player] = runtime.toAct(match);
    if (step % every === every - 1 && player !== undefined) seen.push({ match, player });
    const applied = runtime.apply(match, move);
    if (!applied.ok) return applied;
    match = applied.value.match;
  }
  const winners = runtime.outcome(match)?.winners;
  const resultFor = (player: string): number => {
    if (!winners || winners.length === 0) return 0.5;
    return winners.includes(player) ? 1 / winners.length : 0;
  };
  if (!winners) return ok([]);
  return ok(
    seen.map(({ match: at, player }) => ({
      worth: (weights) => runtime.evaluate(at, player, weights),
      result: resultFor(player),
    })),
  );
}
