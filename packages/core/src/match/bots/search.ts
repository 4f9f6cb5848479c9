import type { Random } from '../../random.js';
import type { Move } from '../move.js';
import { randomBot } from './random.js';
import { SearchTree } from './search-tree.js';
import type { Bot, Seat } from './seat.js';

/** How long a search goes on. Equal dice and equal iterations, equal moves; with a clock they are not. */
export interface SearchBudget {
  /**
   * Lines that are played: 100 at most where the game counts its turns (`lookAhead.turn`) and they are played to the end of one, else 300.
   * It ends earlier once more of them would hardly change what it finds.
   */
  readonly iterations?: number;
  /**
   * Moves that are made as lines are played on, those included that are tried and not taken, so that a wide board takes no longer than
   * others: 2,000 at most where `iterations` are not given either. It ends before its iterations are done once there are so many.
   */
  readonly playoutMoves?: number;
  /** It ends before its iterations are done once so much time is over, by `now`. */
  readonly milliseconds?: number;
  /** The time in milliseconds; without it there is no limit in time. */
  readonly now?: () => number;
  /** How many worlds are dealt: 16 where lines are played to the end of a turn, else 8. */
  readonly worlds?: number;
}

/** What a search found out about a move. */
interface MoveValue {
  readonly move: Move;
  /** How many lines began with it. */
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

const ROOT_MOVES = 60;
/** After so many iterations it is seen whether more are needed. */
const ROUND = 8;
/**
 * What is usual: where leaves are played on to the end of a turn, and where they are judged as they are. Before `least` iterations, or such a
 * share of the budget, nothing is decided: who looks only a move or two ahead is easily sure.
 */
const PLAYED_ON = { worlds: 16, iterations: 100, least: 24 };
const AS_THEY_ARE = { worlds: 8, iterations: 300, least: 200 };
const LEAST_SHARE = 0.4;
const PLAYOUT_MOVES = 2000;

/**
 * Looks for the best move by information-set Monte Carlo tree search: one tree over some dealt worlds, in which moves are chosen by UCB1,
 * few at first and more with each visit. A leaf is played through until what goes on is over, and further to the
 * end of four turns, or one of each player if there are more, if the game counts its turns, and is judged there by the game's `evaluate`.
 *
 * @returns undefined if there is no move, or no world can be dealt
 */
export function searchMoves<State>(
  seat: Seat<State>,
  random: Random,
  { milliseconds = Infinity, now = () => 0, ...given }: SearchBudget = {},
): SearchResult | undefined {
  const usual = seat.rules.lookAhead?.turn ? PLAYED_ON : AS_THEY_ARE;
  const { iterations = usual.iterations, worlds = usual.worlds } = given;
  const { playoutMoves = given.iterations === undefined ? PLAYOUT_MOVES : Infinity } = given;
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
  const isInTime = () => tree.made < playoutMoves && now() - start < milliseconds;
  let done = tree.look(moves, isInTime);
  const least = Math.min(usual.least, LEAST_SHARE * iterations);
  while (done < iterations && isInTime()) {
    if (done % ROUND === 0 && done >= least && tree.isDecided(iterations - done)) break;
    tree.iterate();
    done++;
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
