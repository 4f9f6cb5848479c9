import type { Move } from '../match/move.js';
import type { SearchResult } from '../match/bots/search.js';

const MOST_TOLD = 3;

/** A move of a search, as a hint tells it. */
export interface ToldMove {
  readonly words: string;
  /** From -1 (lost) to 1 (won). */
  readonly value: number;
  /** How many times the search looked at it, and at others of the same words. */
  readonly visits: number;
}

/**
 * Returns the best moves of a search for a hint to tell, at most three, the best first. Moves of the same words
 * (two equal cards) are told once. A move that was looked at less often than `least` is left out, and if it is
 * the best one, nothing is told: then the search should take longer.
 */
export function toldMoves(
  { moves }: SearchResult,
  words: (move: Move) => string,
  least = 0,
): readonly ToldMove[] {
  const told = new Map<string, ToldMove>();
  for (const { move, value, visits } of moves) {
    const key = words(move);
    const { value: first = value, visits: before = 0 } = told.get(key) ?? {};
    told.set(key, { words: key, value: first, visits: before + visits });
  }
  const [best, ...others] = told.values();
  if (!best || best.visits < least) return [];
  return [best, ...others.filter(({ visits }) => visits >= least)].slice(0, MOST_TOLD);
}
