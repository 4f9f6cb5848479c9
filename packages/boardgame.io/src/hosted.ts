import { unwrap, type JsonObject, type Result } from '@reticle/core';
import type { Match, MatchEvent, MatchRuntime, MatchView, Move } from '@reticle/core/match';

/** The hosted match: what the server stores as `G`. Plain JSON. */
export interface HostedMatch<State> {
  readonly options: JsonObject;
  /** The salt, drawn from boardgame.io's random source. Together with the secret it is the seed. */
  readonly salt: string;
  /** How the match is drawn from its seed, as records name it. Absent in what was stored before it was named. */
  readonly seeding?: string;
  /**
   * Null before the first move: clients are sent the `G` with which a match begins, so it must contain no
   * secret.
   */
  readonly match: Match<State> | null;
  /** The events of the last move. */
  readonly events: readonly MatchEvent[];
}

/** What a client gets as `G`: Reticle's view of the match for its player. Plain JSON. */
export interface MatchForClient {
  readonly view: MatchView;
  /** The players' names in Reticle, in the order of the seats `0`, `1`, ... */
  readonly seats: readonly string[];
  /** The events of the last move that the viewer may see. */
  readonly events: readonly MatchEvent[];
  /** The moves that the viewer may make now. */
  readonly moves: readonly Move[];
}

/** `G`: a hosted match on the server, a seen match on a client. */
export type BoardgameState<State> = HostedMatch<State> | MatchForClient;

/** Whether a state is the whole match, as the server has it, and not what one seat sees of it. */
export function isHosted<State>(G: BoardgameState<State>): G is HostedMatch<State> {
  return 'salt' in G;
}

/** Returns the seed of a match, for a record or a replay. */
export const seedOf = (secret: string, { salt }: { readonly salt: string }): string => `${secret}/${salt}`;

/** How matches were drawn before what is stored named it. */
const UNNAMED = 'sha256';

/** Starts the match of what a server stores. */
export const startOf = <State>(
  runtime: MatchRuntime<State>,
  secret: string,
  {
    options,
    salt,
    seeding = UNNAMED,
  }: Pick<HostedMatch<State>, 'salt' | 'seeding'> & { readonly options: unknown },
): Result<Match<State>> => runtime.start(options, seedOf(secret, { salt }), seeding);

/** Returns the whole match behind a server's `G`. @throws RefusedError if the game refuses the options */
export function matchOf<State>(
  runtime: MatchRuntime<State>,
  secret: string,
  hosted: HostedMatch<State>,
): Match<State> {
  return hosted.match ?? unwrap(startOf(runtime, secret, hosted));
}
