import type { Issue, JsonObject } from '@reticle/core';
import type { Match, MatchRuntime } from '@reticle/core/match';

/** A move that was not made, and why. */
export interface Refusal {
  readonly move: string;
  /** boardgame.io's: a seat as text, or whatever was sent in its place. */
  readonly playerID: string;
  readonly issues: readonly Issue[];
}

/** How a game is hosted. A client needs none of it. */
export interface BoardgameSettings {
  /**
   * Goes into the seed of every match, and is known to the server alone. Without one no match begins: boardgame.io sends
   * its own seed, and the whole state that a match begins with, to every client. At least 32 random characters that nobody can
   * guess, and at most 200: whoever guesses it has every match.
   */
  readonly secret?: string;
  /** The options of a match whose `setupData` has none. */
  readonly options?: JsonObject;
  /** So many legal moves are listed at most, for bots and in a player's view; 1,000 by default, 0 for none. */
  readonly listed?: number;
  /** Told of every refused move, with its issues; boardgame.io itself only says `INVALID_MOVE`. */
  readonly onRefused?: (refusal: Refusal) => void;
}

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
