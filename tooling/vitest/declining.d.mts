/** The parts of a match and of its moves that are looked at here. This package knows no other, core's types neither. */
interface Played {
  readonly state: unknown;
}
interface Move {
  readonly move: string;
  readonly player: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}
interface MatchEvent {
  readonly type: string;
}
type Applied<Match> =
  | { readonly ok: true; readonly value: { readonly match: Match; readonly events: readonly MatchEvent[] } }
  | { readonly ok: false; readonly issues: readonly { readonly code: string }[] };

interface Runtime<Match extends Played> {
  toAct(match: Match): readonly string[];
  legalMoves(match: Match, player: string, limit?: number): Iterable<Move>;
  apply(match: Match, move: unknown): Applied<Match>;
}

/** A match of players who decline, and how it is played. */
interface Declining<Match extends Played> {
  readonly runtime: Runtime<Match>;
  readonly match: Match;
  /** The moves that do nothing, by name. */
  readonly idle: readonly string[];
  /** Names a move that is made where it is offered, once for each name. */
  readonly wanted: (move: Move, state: Match['state']) => string | undefined;
  /** Names what a player is asked, if it is anything. */
  readonly asks: (state: Match['state']) => string | undefined;
  /** After so many moves a match that isn't over is taken to hang. */
  readonly most: number;
  readonly isOver: (state: Match['state']) => boolean;
}

/** What happened in a match that was played. */
export interface Declined {
  readonly events: readonly MatchEvent[];
  /** The names of what was asked. */
  readonly asked: ReadonlySet<string>;
  /** The names of the wanted moves that were made, each with the number of events before it. */
  readonly done: ReadonlyMap<string, number>;
  /** What went wrong, in words. */
  readonly findings: readonly string[];
}

/**
 * Plays a match of players who decline whatever may be declined: they answer no, choose as few as they may, and make
 * moves that do nothing. A move that is `wanted` is made where it is offered, once for each of its names. Tells what went
 * wrong: an offer that is refused, a player without a move, a match that doesn't end, and an error.
 */
export declare function playDeclining<Match extends Played>(played: Declining<Match>): Declined;
