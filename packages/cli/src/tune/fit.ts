import { ok, type Result } from '@reticle/core';
import type { HostMatch } from '@reticle/core/host';
import { countedFacts, type Match, type MatchRecord } from '@reticle/core/match';

/** The weights by which a bot evaluates things, by name. */
export type Weights = Readonly<Record<string, number>>;

/** A position of a match that was played. */
export interface Sample {
  /** Evaluates the position for a player by these weights. */
  readonly worth: (weights: Weights) => number;
  /** The names of the facts that are counted in it, for a game that names no weights. */
  readonly facts?: readonly string[];
  /** The result of the match for this player, from 0 (a loss) to 1 (a win). */
  readonly result: number;
}

/** The result of a fit. */
export interface Fit {
  readonly weights: Weights;
  /** The scale that turns a value into a chance: that of the weights at the beginning. */
  readonly scale: number;
  /** The mean square error of the predictions, before and after. A quarter means that nothing is known. */
  readonly before: number;
  readonly after: number;
}

/** The factors by which a weight is tried larger and smaller, in turn. */
const STEPS = [1.6, 1.25, 1.1, 1.04];
/** The most rounds over all weights with one factor. */
const ROUNDS = 4;
/** The value that is tried for a weight of 0. */
const SOMETHING = 0.1;
const SCALES = 60;

const chance = (worth: number, scale: number): number => 1 / (1 + Math.exp(-worth / scale));

/** Returns the mean square error of the chances predicted for these samples. */
export function errorOf(samples: readonly Sample[], weights: Weights, scale: number): number {
  if (samples.length === 0) return 0;
  const sum = samples.reduce(
    (total, { worth, result }) => total + (chance(worth(weights), scale) - result) ** 2,
    0,
  );
  return sum / samples.length;
}

/**
 * Returns how many points make a chance of 73 %: the scale by which these weights predict the samples best.
 */
export function scaleOf(samples: readonly Sample[], weights: Weights): number {
  const scales = Array.from({ length: SCALES }, (_scale, at) => 0.01 * 1.3 ** at);
  const rated = scales.map((scale) => ({ scale, error: errorOf(samples, weights, scale) }));
  return rated.reduce((best, one) => (one.error < best.error ? one : best)).scale;
}

const mapValues = (weights: Weights, value: number): Weights =>
  Object.fromEntries(Object.keys(weights).map((name) => [name, value]));

/** Names every fact that is counted in some positions, each with a weight of 0. */
export const factsIn = (samples: readonly Sample[]): Weights =>
  Object.fromEntries([...new Set(samples.flatMap(({ facts = [] }) => facts))].map((name) => [name, 0]));

/** Whether any position is worth more or less by such weights. */
export const weighs = (samples: readonly Sample[], weights: Weights): boolean =>
  samples.some(({ worth }) => worth(mapValues(weights, 1)) !== worth(mapValues(weights, 0)));

/**
 * Finds the weights that predict the results of matches best. It changes one at a time, as long as that helps
 * (Texel's tuning method).
 *
 * @param rounds called after each round over all weights: the number of the round, and the most rounds
 * @param stopped returns whether to end with the current weights
 */
export function fitWeights(
  samples: readonly Sample[],
  weights: Weights,
  rounds: (done: number, most: number) => void = () => {},
  stopped: () => boolean = () => false,
): Fit {
  const isNothing = Object.values(weights).every((weight) => weight === 0);
  const scale = scaleOf(samples, isNothing ? mapValues(weights, 1) : weights);
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

/** The most positions of one match. */
const MOST = 24;

/**
 * Returns positions of a match that was played, evenly spread, each evaluated for the player who is to move.
 *
 * @returns refused if a move is refused today
 */
export function samplesOf<State>(
  { runtime }: HostMatch<State>,
  { options, seed, seeding, moves }: MatchRecord,
): Result<readonly Sample[]> {
  const started = runtime.start(options, seed, seeding);
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
      facts: Object.keys(countedFacts(at.state, player)),
      result: resultFor(player),
    })),
  );
}
