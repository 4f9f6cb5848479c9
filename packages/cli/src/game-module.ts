import type { JsonObject, MatchEvent, MatchRuntime, Move } from '@reticle/core';

/** What the command needs of a game. */
export interface GameModule<State> {
  readonly runtime: MatchRuntime<State>;
  /** A board as text, from what a player or a spectator may see: the `state` of a view. */
  readonly render: (seen: JsonObject) => string;
  /** An event in words; empty where there is nothing to say. */
  readonly narrate: (event: MatchEvent) => string;
  /** How a log of a match begins, from its first state: what would have been told, had anybody made a move yet. */
  readonly opening?: (state: State) => readonly MatchEvent[];
  /** Types of events that only a verbose log tells of. */
  readonly asides?: readonly string[];
  /** A move in words; its targets may still be open. */
  readonly describeMove: (state: State, move: Move) => string;
  /** How many turns were played. */
  readonly turn?: (state: State) => number;
  /** A question about the beginning of a match, for people who want to see one. */
  readonly example: { readonly options: JsonObject; readonly spec: JsonObject };
}

/** Work on a game that does not care what the game's states are. */
type GameTask<Answer> = <State>(game: GameModule<State>) => Answer;

/** A game in a list of games: what its states are is known inside only, and {@link with} lets work in. */
export interface ListedGame {
  readonly id: string;
  with<Answer>(task: GameTask<Answer>): Answer;
}

/** Closes over a game's state type, so that games of different states stand in one list, and nothing is cast. */
export function listed<State>(game: GameModule<State>): ListedGame {
  return { id: game.runtime.game.id, with: (task) => task(game) };
}
