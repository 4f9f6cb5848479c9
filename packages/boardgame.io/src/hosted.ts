import { unwrap, type JsonObject } from '@reticle/core';
import type { Match, MatchEvent, MatchRuntime, MatchView, Move } from '@reticle/core/match';

/** What the server keeps as `G`. Plain JSON. */
export interface HostedMatch<State> {
  readonly options: JsonObject;
  /** Drawn from boardgame.io's random; with the secret it is the seed. */
  readonly salt: string;
  /** None before the first move: clients are sent the `G` that a match begins with, so it must hold no secret. */
  readonly match: Match<State> | null;
  /** Of the last move. */
  readonly events: readonly MatchEvent[];
}

/** What a client gets as `G`: Reticle's view of the match for its player. Plain JSON. */
export interface SeenMatch {
  readonly view: MatchView;
  /** The players' names in Reticle, in the order of the seats `0`, `1`, ... */
  readonly seats: readonly string[];
  /** Of the last move, those that the viewer may see. */
  readonly events: readonly MatchEvent[];
  /** What the viewer may do now. */
  readonly moves: readonly Move[];
}

/** `G`: on the server the one, on a client the other. */
export type BoardgameState<State> = HostedMatch<State> | SeenMatch;

/** Whether a state is the whole match, as its server has it, and not what one seat sees of it. */
export function isHosted<State>(G: BoardgameState<State>): G is HostedMatch<State> {
  return 'salt' in G;
}

/** The seed of a match, for a record or a replay. */
export const seedOf = (secret: string, { salt }: { readonly salt: string }): string => `${secret}/${salt}`;

/** The whole match behind a server's `G`. @throws RefusedError where the options are not the game's */
export function matchOf<State>(
  runtime: MatchRuntime<State>,
  secret: string,
  hosted: HostedMatch<State>,
): Match<State> {
  return hosted.match ?? unwrap(runtime.start(hosted.options, seedOf(secret, hosted)));
}
