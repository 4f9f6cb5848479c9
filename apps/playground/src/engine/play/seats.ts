import {
  BOTS,
  isBotName,
  randomFrom,
  seedRandom,
  type Match,
  type MatchRuntime,
  type Move,
  seatOf,
} from '@reticle/core/match';

/** The possible players of a seat. */
export const SEATS: readonly string[] = ['you', ...Object.keys(BOTS)];

/** Returns the seats of the players as a place names them. Defaults to the greedy bot. */
export const seatsOf = (
  players: readonly string[],
  named: readonly string[] = [],
): ReadonlyMap<string, string> => new Map(players.map((player, index) => [player, named[index] ?? 'greedy']));

/**
 * Returns the move of a bot. Each decision has a random source of its own, so the same match at the same step
 * leads to the same move, however it was reached.
 */
export function botMove<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string,
  seat: string,
  seed: string,
): Move | undefined {
  const random = randomFrom(seedRandom(`${seed} ${player} ${match.step}`));
  return isBotName(seat) ? BOTS[seat](seatOf(runtime, match, player), random) : undefined;
}

/**
 * Returns the viewer of the table: the person who is to act, else the first one, or a spectator if only bots
 * play.
 */
export function viewerOf(seats: ReadonlyMap<string, string>, acting: string | undefined): string | undefined {
  const yours = [...seats].filter(([, seat]) => seat === 'you').map(([player]) => player);
  return yours.find((player) => player === acting) ?? yours[0];
}

/**
 * Returns the listener of the log: the one person. If several people sit at one screen, the log has only what
 * all may know.
 */
export function listenerOf(seats: ReadonlyMap<string, string>): string | undefined {
  const yours = [...seats].filter(([, seat]) => seat === 'you');
  return yours.length === 1 ? yours[0]?.[0] : undefined;
}
