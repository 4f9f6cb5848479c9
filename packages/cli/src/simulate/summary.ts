import type { MatchResult } from './plan.js';

/** Five numbers that say how something is spread. */
export interface Spread {
  readonly min: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  readonly max: number;
}

/** What a simulation found. */
export interface Summary {
  readonly games: number;
  /** How many matches each player won; a shared win counts for each winner. */
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  /** Why the matches ended. */
  readonly endings: Readonly<Record<string, number>>;
  readonly moves: Spread | null;
  readonly turns: Spread | null;
  readonly probed: number;
  readonly refusedOffers: number;
  readonly replayMismatches: number;
  /** How many findings of each kind. */
  readonly findings: Readonly<Record<string, number>>;
}

const count = (entries: readonly string[]): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The nearest-rank percentiles; nothing of nothing. */
export function spreadOf(numbers: readonly number[]): Spread | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const rank = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  if (sorted.length === 0) return null;
  return { min: rank(0), p50: rank(0.5), p90: rank(0.9), p99: rank(0.99), max: rank(1) };
}

export function summarize(results: readonly MatchResult[]): Summary {
  const ended = results.filter(({ winners }) => winners !== undefined);
  const findings = count(results.flatMap(({ finding }) => finding?.kind ?? []));
  return {
    games: results.length,
    wins: count(ended.flatMap(({ winners = [] }) => winners)),
    draws: ended.filter(({ winners = [] }) => winners.length === 0).length,
    endings: count(ended.map(({ reason = 'ended' }) => reason)),
    moves: spreadOf(ended.map(({ moves }) => moves)),
    turns: spreadOf(ended.flatMap(({ turns }) => turns ?? [])),
    probed: sum(results.map(({ probed }) => probed)),
    refusedOffers: sum(results.map(({ refusedOffers }) => refusedOffers)),
    replayMismatches: findings['replayDiffers'] ?? 0,
    findings,
  };
}
