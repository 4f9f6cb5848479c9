import type * as z from 'zod';
import type { ChoiceSolver } from '../targeting/solver.js';
import type { TargetingGame } from '../game.js';
import type { Result } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { Random, RandomState } from '../random.js';
import type { TargetRef } from '../ref.js';
import type { Attempt, TargetSelection, TargetSpec } from '../targeting/spec.js';
import type { EnumerableMove, MatchEvent, Move } from './move.js';
import type { MatchRecord } from './record.js';

/** How a match ended: no winners is a draw. */
export interface Outcome {
  readonly winners: readonly string[];
  readonly reason: string;
}

/** A match at one moment: everything there is, hidden things and the random state included. Plain JSON. */
export interface Match<State> {
  readonly game: string;
  readonly version: number;
  /** How many moves were made. */
  readonly step: number;
  readonly random: RandomState;
  readonly state: State;
}

/** What one viewer may know of a match. Plain JSON, without the random state and the seed. */
export interface MatchView {
  readonly game: string;
  readonly version: number;
  readonly step: number;
  readonly viewer: string | null;
  readonly toAct: readonly string[];
  readonly outcome: Outcome | null;
  readonly state: JsonObject;
}

/** How a game is played from the first move to the last. Everything in it is pure. */
export interface MatchDefinition<State, Options extends JsonObject> {
  readonly game: TargetingGame<State>;
  /** Goes up with every change after which old records play differently. */
  readonly version: number;
  readonly options: z.ZodType<Options>;
  readonly setup: (options: Options, random: Random) => Result<State>;
  /** The players who may move now. */
  readonly toAct: (state: State) => readonly string[];
  readonly outcome: (state: State) => Outcome | undefined;
  readonly moves: Readonly<Record<string, EnumerableMove<State>>>;
  /** What a player (a spectator, where none is named) may see of the state. */
  readonly view: (state: State, viewer: string | undefined) => JsonObject;
  /**
   * Whether a player may not know what an object is. Who tries to choose such a thing where that is illegal is told only that
   * there is none (`unknownTarget`): the reasons would tell of it.
   */
  readonly hides?: (state: State, viewer: string, target: TargetRef) => boolean;
  /** How good a state is for a player: more is better. For bots. */
  readonly evaluate?: (state: State, player: string) => number;
}

/** A move that may be made, its targets still to be chosen where it has slots. */
export interface Offer<State> {
  readonly move: string;
  readonly player: string;
  readonly params: JsonObject;
  readonly spec: TargetSpec;
  /** In whose name the targets are chosen: with it a resolver answers pick by pick. */
  readonly attempt: Attempt;
  /** The state in which the targets are chosen: a resolver is opened over this one. */
  readonly state: State;
  /** Whether a choice that the spec allows is one that the move takes. */
  readonly accepts: (targets: TargetSelection) => boolean;
  /** Joint choices over the spec's slots; none where there is nothing to choose. */
  readonly choices: ChoiceSolver<State> | undefined;
}

/** Runs matches of one game. Every method is pure: nothing is kept between calls. */
export interface MatchRuntime<State> {
  readonly game: TargetingGame<State>;
  readonly moves: readonly string[];
  /** The match before its first move. Refused: options that the game refuses, or what is no seed (`invalidSeed`). */
  start(options: unknown, seed: number | string): Result<Match<State>>;
  /** Makes a move, raw JSON allowed. Refused: the match is as it was. */
  apply(
    match: Match<State>,
    move: unknown,
  ): Result<{ readonly match: Match<State>; readonly events: readonly MatchEvent[] }>;
  /**
   * Every move that a player may make, one by one; `limit` target choices at most for each set of parameters. Where
   * they are too many to be listed at all (`tooComplex`) there are none here: {@link offers} still has the move.
   */
  legalMoves(match: Match<State>, player: string, limit?: number): Generator<Move, void>;
  /** The same before targets are chosen, for a player who chooses slot by slot. */
  offers(match: Match<State>, player: string): Generator<Offer<State>, void>;
  toAct(match: Match<State>): readonly string[];
  outcome(match: Match<State>): Outcome | undefined;
  evaluate(match: Match<State>, player: string): number;
  view(match: Match<State>, viewer?: string): MatchView;
  /** The events that a viewer may see. */
  viewEvents(events: readonly MatchEvent[], viewer?: string): readonly MatchEvent[];
  /** A record of a match that has just started; add each move that was applied. */
  record(options: unknown, seed: number | string): Result<MatchRecord>;
  /** Plays a record again; refused where a move is, where the end is not the recorded one, or where it was drawn otherwise (`oldSeeding`). */
  replay(record: unknown): Result<{ readonly match: Match<State>; readonly events: readonly MatchEvent[] }>;
  /** The record without its last moves. */
  undo(record: MatchRecord, moves?: number): Result<MatchRecord>;
  /** A saved match, read back. */
  parseMatch(json: unknown): Result<Match<State>>;
}
