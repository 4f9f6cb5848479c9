import type { Issue, JsonObject } from '@reticle/core';

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
