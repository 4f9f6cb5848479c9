import type { Match, MatchRuntime } from '@reticle/core/match';

/** The players' names in the order of the seats. */
export function seatsOf<State>(runtime: MatchRuntime<State>, { state }: Match<State>): readonly string[] {
  return runtime.game.players(state).map(({ id }) => id);
}

/** The name of whoever has a seat; none for a spectator, or a seat that the game has not. */
export function playerAt(seats: readonly string[], playerID: unknown): string | undefined {
  return seats.find((_player, seat) => String(seat) === playerID);
}

/** The seats of those who may move now, as boardgame.io writes them. */
export function actingSeats<State>(runtime: MatchRuntime<State>, match: Match<State>): readonly string[] {
  const seats = seatsOf(runtime, match);
  return runtime.toAct(match).map((player) => String(seats.indexOf(player)));
}
