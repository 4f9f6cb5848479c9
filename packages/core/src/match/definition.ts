import type * as z from 'zod';
import type { ChoiceSolver } from '../targeting/solver.js';
import type { TargetingGame } from '../game.js';
import type { Result } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { Random, RandomState } from '../random.js';
import type { TargetRef } from '../ref.js';
import type { TargetResolver } from '../targeting/resolver.js';
import type { Attempt, TargetSelection, TargetSpec } from '../targeting/spec.js';
import type { LookAhead, EnumerableMove, MatchEvent, Move } from './move.js';
import type { MatchMigration } from './migration.js';
import type { Offer, Prompt, PromptDetail } from './prompt.js';
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
  /** One step for each earlier version whose matches and records are still played. */
  readonly migrate?: readonly MatchMigration[];
  readonly options: z.ZodType<Options>;
  readonly setup: (options: Options, random: Random) => Result<State>;
  /** The players who may move now. */
  readonly toAct: (state: State) => readonly string[];
  readonly outcome: (state: State) => Outcome | undefined;
  readonly moves: Readonly<Record<string, EnumerableMove<State>>>;
  /**
   * The move, without parameters and made at any time, by which a player gives up and others may play on. Without one the match is over
   * for all as soon as one player gives up.
   */
  readonly leaves?: string;
  /** What a player (a spectator, where none is named) may see of the state. */
  readonly view: (state: State, viewer: string | undefined) => JsonObject;
  /**
   * Whether a player may not know what an object is. Who tries to choose such a thing where that is illegal is told only that
   * there is none (`unknownTarget`): the reasons would tell of it.
   */
  readonly hides?: (state: State, viewer: string, target: TargetRef) => boolean;
  /** The types of events that show everybody something that was hidden before: a card that is drawn openly. */
  readonly reveals?: readonly string[];
  /** What things are worth to bots, by name: what `evaluate` is given, and what matches that were played can tune. */
  readonly weights?: Readonly<Record<string, number>>;
  /** How good a state is for a player, by these weights: more is better. For bots. */
  readonly evaluate?: (state: State, player: string, weights: Readonly<Record<string, number>>) => number;
  /**
   * A state that the player can't tell from this one: what is hidden from them is dealt anew, of the same cards. It depends on nothing
   * that the player can't see, their order in the state included. For bots; where it is left out, core exchanges the things that
   * `hides` tells of, and the entries of lists of which the view has the length in the same place.
   */
  readonly determinize?: (state: State, player: string, random: Random) => State;
  /** What bots need to see where a move leads. */
  readonly lookAhead?: LookAhead<State>;
}

/** An offer over the match that it was made for: what is asked about its targets is asked of this. */
export interface OpenOffer<State> {
  /** The state in which the targets are chosen: a card may have left the hand. */
  readonly state: State;
  /** Answers about targets in {@link state}. */
  readonly resolver: TargetResolver<State>;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  /** Whether a choice that the spec allows is one that the move takes. */
  readonly accepts: (targets: TargetSelection) => boolean;
  /** Joint choices over the spec's slots; undefined if there is nothing to choose. */
  readonly choices: ChoiceSolver<State> | undefined;
  /**
   * The move with targets that `choices` gave; undefined if it does not take them. It is plain JSON like any other, but `apply`
   * does not read it, and judges nothing twice, as long as the state is the one that the offer was made for.
   */
  readonly ready: (targets?: TargetSelection) => Move | undefined;
}

/** A match after a move, and what happened in it. */
export interface Applied<State> {
  readonly match: Match<State>;
  readonly events: readonly MatchEvent[];
}

/** A match after a player gave up. */
export interface Left<State> extends Applied<State> {
  /** The move of the game by which the player did; absent where it has none for that. */
  readonly move?: Move;
  /** How the match is over with that; absent while others play on. */
  readonly outcome?: Outcome;
}

/** Runs matches of one game. Every method is pure: nothing is kept between calls. */
export interface MatchRuntime<State> {
  readonly game: TargetingGame<State>;
  /** The version of its matches and records. */
  readonly version: number;
  readonly moves: readonly string[];
  /** What {@link start} takes as options. */
  readonly options: z.ZodType;
  /** The match before its first move. Refused: options that the game refuses, or what is no seed (`invalidSeed`). */
  start(options: unknown, seed: number | string): Result<Match<State>>;
  /** Makes a move, raw JSON allowed. Refused: the match is as it was. */
  apply(match: Match<State>, move: unknown): Result<Applied<State>>;
  /** The move of the game by which a player gives up, if it has one: {@link MatchDefinition.leaves}. */
  readonly leaves: string | undefined;
  /**
   * A player gives up: by the game's own move, if it has one for that, and others may play on; else the match stays as it is, and all
   * others have won. Refused: a match that is over, somebody who plays not (`unknownPlayer`), and what the game's move refuses.
   */
  leave(match: Match<State>, player: string): Result<Left<State>>;
  /**
   * Every move that a player may make, one by one; `limit` target choices at most for each set of parameters. Where
   * they are too many to be listed at all (`tooComplex`) there are none here: {@link offers} still has the move.
   */
  legalMoves(match: Match<State>, player: string, limit?: number): Generator<Move, void>;
  /** The same before targets are chosen, as plain JSON for the player's seat. */
  offers(match: Match<State>, player: string): Generator<Offer, void>;
  /**
   * An offer, raw JSON allowed, over the match that it was made for. Refused: what may not be made now, and what cannot be
   * completed (`notCompletable`).
   */
  open(match: Match<State>, offer: unknown): Result<OpenOffer<State>>;
  /**
   * What a seat is asked: first which move, then its targets one by one, then shares of what is divided. Each answer leads on;
   * after the last one the move is `ready` for {@link apply}.
   *
   * @param answers all that the seat answered so far, in order, raw JSON allowed: a `MoveAnswer`, then `TargetAnswer`s
   * @returns refused: a seat that is not to act, what is no list of answers, and `invalidValue` at the place of an answer that was
   *   not on offer
   */
  prompt(match: Match<State>, player: string, answers?: unknown, detail?: PromptDetail): Result<Prompt>;
  /** The types of events that show everybody something that was hidden before. */
  readonly reveals: readonly string[];
  /** Whether a player may not know what a thing is. */
  hides(match: Match<State>, viewer: string, target: TargetRef): boolean;
  toAct(match: Match<State>): readonly string[];
  outcome(match: Match<State>): Outcome | undefined;
  /** What things are worth to bots, by name. */
  readonly weights: Readonly<Record<string, number>>;
  /** How good a match is for a player: by the game's weights, but for those that are given. */
  evaluate(match: Match<State>, player: string, weights?: Readonly<Record<string, number>>): number;
  /**
   * A match that a player can't tell from this one: what is hidden from them is dealt anew, and the dice are others. Refused: what the
   * game does not take for a state.
   */
  determinize(match: Match<State>, player: string, random: Random): Result<Match<State>>;
  readonly lookAhead: LookAhead<State> | undefined;
  view(match: Match<State>, viewer?: string): MatchView;
  /** The events that a viewer may see. */
  viewEvents(events: readonly MatchEvent[], viewer?: string): readonly MatchEvent[];
  /** A record of a match that has just started; add each move that was applied. */
  record(options: unknown, seed: number | string): Result<MatchRecord>;
  /**
   * A record of an earlier version as today's version writes it; one of today is as it was. Refused: what no migration leads on
   * from (`wrongGame`), what a migration refuses, and what was drawn otherwise from its seed (`oldSeeding`).
   */
  migrate(record: unknown): Result<MatchRecord>;
  /**
   * Plays a record again, one of an earlier version after its migrations. Refused with the path of the move: a move that is refused,
   * and the first one in which something else happens than was recorded (`replayDiverged`). Refused, too: what {@link migrate} refuses,
   * and an end that is not the recorded one.
   */
  replay(record: unknown): Result<Applied<State>>;
  /** The record without its last moves. */
  undo(record: MatchRecord, moves?: number): Result<MatchRecord>;
  /** A saved match, read back; one of an earlier version after its migrations. */
  parseMatch(json: unknown): Result<Match<State>>;
}
