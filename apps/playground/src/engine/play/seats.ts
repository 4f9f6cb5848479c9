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

/** Who plays a seat. */
export const SEATS: readonly string[] = ['you', ...Object.keys(BOTS)];

/** The seats of some players as a place names them; the greedy bot plays where it names none. */
export const seatsOf = (
  players: readonly string[],
  named: readonly string[] = [],
): ReadonlyMap<string, string> => new Map(players.map((player, index) => [player, named[index] ?? 'greedy']));

/**
 * What a bot does. It draws from a source of its own, new for each decision: the same match at the same step leads to the
 * same move, however one got there.
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

/** For whose eyes the table is: the person who is to act, else the first one; a spectator where only bots play. */
export function viewerOf(seats: ReadonlyMap<string, string>, acting: string | undefined): string | undefined {
  const yours = [...seats].filter(([, seat]) => seat === 'you').map(([player]) => player);
  return yours.find((player) => player === acting) ?? yours[0];
}

/** For whose eyes the log is: one person's; where several sit at one screen, it tells what all may know. */
export function listenerOf(seats: ReadonlyMap<string, string>): string | undefined {
  const yours = [...seats].filter(([, seat]) => seat === 'you');
  return yours.length === 1 ? yours[0]?.[0] : undefined;
}
