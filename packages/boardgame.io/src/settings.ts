import type { Issue, JsonObject } from '@reticle/core';
import type { Match, MatchRuntime } from '@reticle/core/match';

/** A refused move, and why it was refused. */
export interface Refusal {
  readonly move: string;
  /** The seat as boardgame.io writes it, or whatever was sent instead. */
  readonly playerID: string;
  readonly issues: readonly Issue[];
}

/** The settings of a hosted game. A client needs none of them. */
export interface BoardgameSettings {
  /**
   * The secret: a part of the seed of every match that only the server knows. Without one no match begins,
   * because boardgame.io sends its own seed, and the whole state with which a match begins, to every client.
   * At least 32 random characters that nobody can guess, and at most 200: whoever guesses it knows every
   * match.
   */
  readonly secret?: string;
  /** The options of a match whose `setupData` has none. */
  readonly options?: JsonObject;
  /**
   * The most legal moves that are listed, for bots and in a player's view. Defaults to 1,000; 0 lists none.
   */
  readonly listed?: number;
  /** Called with every refused move and its issues. boardgame.io itself only says `INVALID_MOVE`. */
  readonly onRefused?: (refusal: Refusal) => void;
}

/** Returns the players' names in the order of the seats. */
export function seatsOf<State>(runtime: MatchRuntime<State>, { state }: Match<State>): readonly string[] {
  return runtime.game.players(state).map(({ id }) => id);
}

/**
 * Returns the name of the player in a seat. Returns undefined for a spectator, or for a seat that the game
 * does not have.
 */
export function playerAt(seats: readonly string[], playerID: unknown): string | undefined {
  return seats.find((_player, seat) => String(seat) === playerID);
}

/** Returns the seats of the players who may move now, as boardgame.io writes them. */
export function actingSeats<State>(runtime: MatchRuntime<State>, match: Match<State>): readonly string[] {
  const seats = seatsOf(runtime, match);
  return runtime.toAct(match).map((player) => String(seats.indexOf(player)));
}
