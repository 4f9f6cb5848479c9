import type { Random } from '../../random.js';
import type { Move } from '../move.js';
import { randomBot } from './random.js';
import { SearchTree } from './search-tree.js';
import type { Bot, Seat } from './seat.js';

/** How long a search goes on. Equal dice and equal iterations, equal moves; with a clock they are not. */
export interface SearchBudget {
  /** Moves that are played through, 300 at most: it ends earlier once more of them would hardly change what it finds. */
  readonly iterations?: number;
  /** It ends before its iterations are done once so much time is over, by `now`. */
  readonly milliseconds?: number;
  /** The time in milliseconds; without it there is no limit in time. */
  readonly now?: () => number;
  /** How many worlds are dealt, 8. */
  readonly worlds?: number;
}

/** What a search found out about a move. */
interface MoveValue {
  readonly move: Move;
  /** How often it was played through. */
  readonly visits: number;
  /** How good it is for the player, from -1, a loss, to 1, a win. */
  readonly value: number;
}

/** What a search found: its move, the moves that it expects next, and what it thinks of each move. */
export interface SearchResult {
  readonly move: Move;
  readonly line: readonly Move[];
  /** The best first. */
  readonly moves: readonly MoveValue[];
  readonly iterations: number;
}

const ITERATIONS = 300;
const WORLDS = 8;
const ROOT_MOVES = 60;
/** Before so many iterations, or so much of the budget, nothing is decided: who looks only a move or two ahead is easily sure. */
const LEAST = 200;
const LEAST_SHARE = 0.4;

/**
 * Looks for the best move by information-set Monte Carlo tree search: one tree over some dealt worlds, in which moves are chosen by UCB1,
 * few at first and more with each visit. A leaf is played through until what goes on is over, and judged by the game's `evaluate`.
 *
 * @returns undefined if there is no move, or no world can be dealt
 */
export function searchMoves<State>(
  seat: Seat<State>,
  random: Random,
  { iterations = ITERATIONS, milliseconds = Infinity, now = () => 0, worlds = WORLDS }: SearchBudget = {},
): SearchResult | undefined {
  const start = now();
  const moves = seat.candidates(random, Math.min(ROOT_MOVES, iterations));
  const [only] = moves;
  if (only && moves.length === 1)
    return { move: only, line: [only], moves: [{ move: only, visits: 0, value: 0 }], iterations: 0 };
  const dealt = Array.from({ length: worlds }, () => seat.world(random)).flatMap((world) =>
    world.ok ? [world.value] : [],
  );
  if (dealt.length === 0 || moves.length === 0) return undefined;
  const tree = new SearchTree(seat.rules, seat.player, dealt, random);
  const isInTime = () => now() - start < milliseconds;
  let done = tree.look(moves, isInTime);
  const round = 2 * dealt.length;
  const least = Math.min(LEAST, LEAST_SHARE * iterations);
  while (done < iterations && isInTime()) {
    if (done % round === 0 && done >= least && tree.isDecided(iterations - done)) break;
    tree.iterate(done++ % dealt.length);
  }
  const edges = tree.ranked();
  const [best] = edges;
  if (!best) return undefined;
  return {
    move: best.move,
    line: tree.lineOf(best),
    moves: edges.map(({ move, visits, mean }) => ({ move, visits, value: mean })),
    iterations: done,
  };
}

/** A bot that makes the move which {@link searchMoves} finds with this budget. */
export const searchWith =
  (budget: SearchBudget): Bot =>
  (seat, random) =>
    searchMoves(seat, random, budget)?.move ?? randomBot(seat, random);

/** The bot that searches with the usual budget. */
export const searchBot: Bot = searchWith({});
