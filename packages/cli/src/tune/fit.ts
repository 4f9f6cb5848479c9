import { ok, type Result } from '@reticle/core';
import type { HostMatch } from '@reticle/core/host';
import type { Match, MatchRecord } from '@reticle/core/match';

/** What things are worth to a bot, by name. */
export type Weights = Readonly<Record<string, number>>;

/** A position of a match that was played. */
export interface Sample {
  /** How good it is for a player, by these weights. */
  readonly worth: (weights: Weights) => number;
  /** What came of the match for this player, from 0, a loss, to 1, a win. */
  readonly result: number;
}

/** How a fit ended. */
export interface Fit {
  readonly weights: Weights;
  /** By what scale worth was taken for a chance: that of the weights at the beginning. */
  readonly scale: number;
  /** The mean square of what is foretold beside what came of it, before and after: a quarter, if nothing is known. */
  readonly before: number;
  readonly after: number;
}

/** By how much a weight is tried greater and smaller, in turn. */
const STEPS = [1.6, 1.25, 1.1, 1.04];
/** Rounds over all weights at one step, at most. */
const ROUNDS = 4;
/** What a weight that is 0 is tried as. */
const SOMETHING = 0.1;
const SCALES = 60;

const chance = (worth: number, scale: number): number => 1 / (1 + Math.exp(-worth / scale));

/** The mean square error of chances that are foretold of these samples. */
export function errorOf(samples: readonly Sample[], weights: Weights, scale: number): number {
  if (samples.length === 0) return 0;
  const sum = samples.reduce(
    (total, { worth, result }) => total + (chance(worth(weights), scale) - result) ** 2,
    0,
  );
  return sum / samples.length;
}

/** How many points of worth make a chance of 73 %: the scale by which these weights foretell the samples best. */
export function scaleOf(samples: readonly Sample[], weights: Weights): number {
  const scales = Array.from({ length: SCALES }, (_scale, at) => 0.01 * 1.3 ** at);
  const rated = scales.map((scale) => ({ scale, error: errorOf(samples, weights, scale) }));
  return rated.reduce((best, one) => (one.error < best.error ? one : best)).scale;
}

/**
 * Weights by which what came of matches is foretold best: one is changed at a time, as long as that helps (Texel's tuning method).
 *
 * @param rounds hears of each round over all weights: how many of at most how many
 * @param stopped whether it is to end with what it has
 */
export function fitWeights(
  samples: readonly Sample[],
  weights: Weights,
  rounds: (done: number, most: number) => void = () => {},
  stopped: () => boolean = () => false,
): Fit {
  const scale = scaleOf(samples, weights);
  const before = errorOf(samples, weights, scale);
  let best: Weights = weights;
  let after = before;
  let done = 0;
  for (const step of STEPS) {
    for (let round = 0; round < ROUNDS; round++) {
      const start = after;
      for (const [name, weight] of Object.entries(best)) {
        for (const value of weight === 0 ? [SOMETHING, -SOMETHING] : [weight * step, weight / step]) {
          if (stopped()) return { weights: best, scale, before, after };
          const tried = { ...best, [name]: value };
          const error = errorOf(samples, tried, scale);
          if (error >= after) continue;
          [best, after] = [tried, error];
          break;
        }
      }
      rounds(++done, STEPS.length * ROUNDS);
      if (after === start) break;
    }
    done = (STEPS.indexOf(step) + 1) * ROUNDS;
  }
  return { weights: best, scale, before, after };
}

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
