import { toldMoves, type HostMatch } from '@reticle/core/host';
import {
  type Match,
  type Move,
  randomFrom,
  searchMoves,
  type SearchResult,
  seatOf,
  seedRandom,
} from '@reticle/core/match';
import { printable } from '../failure.js';

/** How many moves of the expected line are printed. */
const HINT_AHEAD = 6;
/** The fewest times that a search looks at a move before anything is told of it. */
const LEAST_LOOKS = 8;
/** The milliseconds of one search after the other, each only if the one before looked too rarely. */
const MILLISECONDS = [1_500, 3_000, 6_000];

/** Searches for a player's move. Its random source depends on nothing but the step and the try. */
type Search = (milliseconds: number) => SearchResult | undefined;

/**
 * Returns what a search would do, its value, and the expected moves after it. It searches again, longer, as
 * long as its best move was looked at too rarely, and says so if that did not help. Moves that were looked at
 * too rarely are left out.
 */
export function hintsFrom(
  search: Search,
  words: (move: Move) => string,
  ahead: (found: SearchResult) => readonly string[],
): readonly string[] {
  for (const milliseconds of MILLISECONDS) {
    const found = search(milliseconds);
    const [best, ...others] = found?.moves ?? [];
    if (!found || !best) return [];
    if (others.length === 0) return [`hint: ${words(best.move)} (there is no other move)`];
    const moves = toldMoves(found, words, LEAST_LOOKS).map(
      (told, index) =>
        `${index === 0 ? 'hint' : '  or'}: ${told.words} (${told.value.toFixed(2)}, looked at ${told.visits} times)`,
    );
    if (moves.length === 0) continue;
    const line = ahead(found);
    return line.length > 1 ? [...moves, `then: ${line.slice(1).join('; ')}`] : moves;
  }
  return [`no hint: in ${(MILLISECONDS.at(-1) ?? 0) / 1_000} seconds no move was looked at often enough`];
}

/** Returns what a search would do in a match, move by move, and the expected moves after it. */
export function hintsFor<State>(
  game: HostMatch<State>,
  match: Match<State>,
  player: string,
): readonly string[] {
  const seat = seatOf(game.runtime, match, player);
  const random = randomFrom(seedRandom(`hint ${match.step}`));
  return hintsFrom(
    (milliseconds) =>
      searchMoves(seat, random, { iterations: 10_000, milliseconds, now: () => performance.now() }),
    (move) => printable(game.describeMove(match.state, move)),
    ({ line }) => {
      const world = seat.world(random);
      return world.ok ? lineIn(game, world.value, line.slice(0, HINT_AHEAD)) : [];
    },
  );
}

/** Returns moves that follow each other in a world, in words. Hidden things have no name in it. */
function lineIn<State>(
  { runtime, describeMove }: HostMatch<State>,
  world: Match<State>,
  line: readonly Move[],
): readonly string[] {
  const words: string[] = [];
  let now = world;
  for (const move of line) {
    const applied = runtime.apply(now, move);
    if (!applied.ok) break;
    words.push(`${move.player}: ${printable(describeMove(now.state, move))}`);
    now = applied.value.match;
  }
  return words;
}
