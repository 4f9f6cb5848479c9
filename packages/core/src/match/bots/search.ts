import type { Random } from '../../random.js';
import type { Move } from '../move.js';
import { randomBot } from './random.js';
import { SearchTree } from './search-tree.js';
import type { Bot, Seat } from './seat.js';

/**
 * The budget of a search. The same random source and the same number of iterations give the same move; with a
 * time limit they do not.
 */
export interface SearchBudget {
  /**
   * The most lines that are played. Defaults to 100 if the game counts its turns (`lookAhead.turn`) and lines
   * are played to the end of one, otherwise to 300. The search ends earlier once more lines would hardly
   * change its result, but not before a share of them: a quarter, or two fifths.
   */
  readonly iterations?: number;
  /**
   * The most moves that are made in all worlds, including passes and those that are only tried, so that a wide
   * board takes not much longer than others. Defaults to 20 for each iteration of the budget. The search ends
   * once it has made so many.
   */
  readonly madeMoves?: number;
  /** The most milliseconds, by `now`. The search ends once they are over. */
  readonly milliseconds?: number;
  /** Returns the time in milliseconds. Without it there is no time limit. */
  readonly now?: () => number;
  /**
   * The number of worlds that are dealt. Defaults to 16 if lines are played to the end of a turn, otherwise
   * to 8.
   */
  readonly worlds?: number;
}

/** What a search found out about a move. */
interface MoveValue {
  readonly move: Move;
  /** The number of lines that began with it. */
  readonly visits: number;
  /** How good it is for the player, from -1 (a loss) to 1 (a win). */
  readonly value: number;
}

/** The result of a search: its move, the moves that it expects next, and how it rates each move. */
export interface SearchResult {
  readonly move: Move;
  readonly line: readonly Move[];
  /** The best move, then the others, the most visited first. */
  readonly moves: readonly MoveValue[];
  readonly iterations: number;
}

const ROOT_MOVES = 60;
/** The number of iterations after which the search checks whether it needs more. */
const ROUND = 8;
/**
 * The default budgets: if leaves are played to the end of a turn, and if they are judged as they are. Before
 * this share of the iterations (`least`) nothing is decided: a search that has looked only a move or two ahead
 * is easily sure, and who grants more iterations wants more than the usual certainty.
 */
const PLAYED_ON = { worlds: 16, iterations: 100, least: 0.24 };
const AS_THEY_ARE = { worlds: 8, iterations: 300, least: 0.4 };
const MADE_MOVES = 20;

/**
 * Searches for the best move by information-set Monte Carlo tree search: one tree over several dealt worlds,
 * in which UCB1 chooses the moves, few at first and more with each visit. What follows from a move at once, by
 * which `greedy` chooses, counts as some tries of it, and the moves that are best so are tried first. A leaf is
 * played until nothing is pending. If the game counts its turns, it is played further, to the end of as many as
 * the game says: by default four, or one of each player if there are more than four. Then the game's `evaluate`
 * judges it.
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
  const { madeMoves = MADE_MOVES * iterations } = given;
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
  const isInTime = () => tree.made < madeMoves && now() - start < milliseconds;
  let done = tree.look(moves, isInTime);
  const least = usual.least * iterations;
  while (done < iterations && isInTime()) {
    if (done % ROUND === 0 && done >= least && tree.isDecided()) break;
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

/** Makes a bot that makes the move which {@link searchMoves} finds with this budget. */
export const searchWith =
  (budget: SearchBudget): Bot =>
  (seat, random) =>
    searchMoves(seat, random, budget)?.move ?? randomBot(seat, random);

/** The bot that searches with the default budget. */
export const searchBot: Bot = searchWith({});
