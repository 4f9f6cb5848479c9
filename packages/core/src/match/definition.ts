import type * as z from 'zod';
import type { ChoiceSolver } from '../targeting/solver.js';
import type { TargetingGame } from '../game.js';
import type { Result } from '../issue.js';
import type { JsonObject } from '../json.js';
import type { AbilityUse } from '../play/effect.js';
import type { Random, RandomState } from '../random.js';
import type { TargetRef } from '../ref.js';
import type { TargetResolver } from '../targeting/resolver.js';
import type { Attempt, TargetSelection, TargetSpec } from '../targeting/spec.js';
import type { LookAhead, EnumerableMove, MatchEvent, Move } from './move.js';
import type { MatchMigration } from './migration.js';
import type { Offer, Prompt, PromptDetail } from './prompt.js';
import type { MatchRecord } from './record.js';

/** How a match ended. A match without winners is a draw. */
export interface Outcome {
  readonly winners: readonly string[];
  readonly reason: string;
}

/** A match at one moment: everything in it, including hidden things and the random state. Plain JSON. */
export interface Match<State> {
  readonly game: string;
  readonly version: number;
  /** The number of moves that were made. */
  readonly step: number;
  readonly random: RandomState;
  readonly state: State;
}

/** A view: what one viewer may know of a match. Plain JSON, without the random state and the seed. */
export interface MatchView {
  readonly game: string;
  readonly version: number;
  readonly step: number;
  readonly viewer: string | null;
  readonly toAct: readonly string[];
  readonly outcome: Outcome | null;
  readonly state: JsonObject;
}

/** The definition of a game's matches, from the first move to the last. Everything in it is pure. */
export interface MatchDefinition<State, Options extends JsonObject> {
  readonly game: TargetingGame<State>;
  /** The version of its matches. Increase it with every change after which old records play differently. */
  readonly version: number;
  /** One migration for each earlier version whose matches and records are still played. */
  readonly migrate?: readonly MatchMigration[];
  readonly options: z.ZodType<Options>;
  readonly setup: (options: Options, random: Random) => Result<State>;
  /** Returns the players who may move now. */
  readonly toAct: (state: State) => readonly string[];
  readonly outcome: (state: State) => Outcome | undefined;
  readonly moves: Readonly<Record<string, EnumerableMove<State>>>;
  /**
   * The move by which a player gives up and the others may play on. It has no parameters and may be made at
   * any time. Without such a move the match is over for all once one player gives up.
   */
  readonly leaves?: string;
  /** Returns what a viewer may see of the state. The viewer is a player, or a spectator if undefined. */
  readonly view: (state: State, viewer: string | undefined) => JsonObject;
  /**
   * Whether a player may not know what an object is. A player who tries to choose such an object illegally is
   * only told that there is none (`unknownTarget`), since the true reasons would reveal it.
   */
  readonly hides?: (state: State, viewer: string, target: TargetRef) => boolean;
  /**
   * The types of events that show everybody something that was hidden before: a card that is drawn openly.
   */
  readonly reveals?: readonly string[];
  /** What things are worth to bots, by name. `evaluate` gets them, and played matches can tune them. */
  readonly weights?: Readonly<Record<string, number>>;
  /**
   * Rates a state for a player with these weights: more is better. For bots. By default {@link countedFacts} are weighed: what
   * the player has more than the others of each fact that `weights` names.
   */
  readonly evaluate?: (state: State, player: string, weights: Readonly<Record<string, number>>) => number;
  /**
   * Makes a state that the player cannot tell from this one: what is hidden from the player is dealt anew,
   * from the same cards. It must not depend on anything that the player cannot see, including the order of
   * things in the state. For bots. A game with a table gives `table.determinize`. By default core exchanges the things
   * that `hides` names, and the entries of lists whose length stands in the view at the same place.
   */
  readonly determinize?: (state: State, player: string, random: Random) => State;
  /** What bots need to know to look ahead. */
  readonly lookAhead?: LookAhead<State>;
}

/** An offer, opened over the match that it was made for. It answers questions about the offer's targets. */
export interface OpenOffer<State> {
  /** The state in which the targets are chosen. A card may have left the hand in it. */
  readonly state: State;
  /** The resolver of targets in {@link state}. */
  readonly resolver: TargetResolver<State>;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  /** Whether the move accepts a choice that the spec allows. */
  readonly accepts: (targets: TargetSelection) => boolean;
  /** The solver of joint choices over the spec's slots. Undefined if there is nothing to choose. */
  readonly choices: ChoiceSolver<State> | undefined;
  /**
   * Makes the move with targets that `choices` returned. Returns undefined if the move does not accept them.
   * The move is plain JSON like any other, but `apply` neither parses nor judges it again while the state is
   * the one that the offer was made for.
   */
  readonly ready: (targets?: TargetSelection) => Move | undefined;
}

/** A match after a move, and the events of the move. */
export interface AppliedMove<State> {
  readonly match: Match<State>;
  readonly events: readonly MatchEvent[];
}

/** A match after a player gave up. */
export interface Resignation<State> extends AppliedMove<State> {
  /** The game's move by which the player gave up. Absent if the game has none. */
  readonly move?: Move;
  /** The outcome of the match. Absent while others play on. */
  readonly outcome?: Outcome;
}

/**
 * The runtime of one game's matches: it starts them, lists and applies moves, asks seats, makes views for
 * seats and spectators, and replays records. A move is parsed if it comes from outside, judged, and executed
 * with the match's random source, which gives the next match and its events. Every method is pure: nothing is
 * kept between calls. A refusal leaves the match as it was.
 */
export interface MatchRuntime<State> {
  readonly game: TargetingGame<State>;
  /** The version of its matches and records. */
  readonly version: number;
  readonly moves: readonly string[];
  /** The schema of the options of {@link start}. */
  readonly options: z.ZodType;
  /**
   * Starts a match. Refuses options that the game refuses, and what is not a seed (`invalidSeed`).
   *
   * @param seeding the way of drawing that a record of the match names (`oldSeeding` if it is unknown);
   * matches that begin now need not name it
   */
  start(options: unknown, seed: number | string, seeding?: string): Result<Match<State>>;
  /**
   * Applies a move, which may be raw JSON. If it is refused, the match is as it was. `observe` is called with each use
   * of an ability in the move, if the game plays abilities with core's `play`.
   */
  apply(match: Match<State>, move: unknown, observe?: (seen: AbilityUse) => void): Result<AppliedMove<State>>;
  /** The game's move by which a player gives up, if it has one: {@link MatchDefinition.leaves}. */
  readonly leaves: string | undefined;
  /**
   * Lets a player give up: by the game's own move if it has one, after which others may play on; otherwise
   * the match stays as it is and all others have won. Refuses a match that is over, somebody who does not
   * play (`unknownPlayer`), and what the game's move refuses.
   */
  leave(match: Match<State>, player: string): Result<Resignation<State>>;
  /**
   * Yields every move that a player may make, with at most `limit` target choices for each set of parameters.
   * A move with too many choices to be listed (`tooComplex`) is left out; {@link offers} still has it.
   */
  legalMoves(match: Match<State>, player: string, limit?: number): Generator<Move, void>;
  /**
   * Yields the moves that a player may make, before targets are chosen, as plain JSON for the player's seat.
   *
   * @param among the only kinds of moves that are asked for, by name. Defaults to all
   */
  offers(match: Match<State>, player: string, among?: readonly string[]): Generator<Offer, void>;
  /**
   * Opens an offer, which may be raw JSON, over the match that it was made for. Refuses what may not be made
   * now, and what cannot be completed (`notCompletable`).
   */
  open(match: Match<State>, offer: unknown): Result<OpenOffer<State>>;
  /**
   * Returns what a seat is asked: first which move, then its targets one by one, then the shares of what is
   * divided. Each answer leads to the next prompt; after the last answer the move is `ready` for {@link
   * apply}.
   *
   * @param answers all answers of the seat so far, in order, which may be raw JSON: a `MoveAnswer`, then
   * `TargetAnswer`s
   * @returns refused for a seat that is not to act, for what is not a list of answers, and with
   * `invalidValue` at the place of an answer that was not on offer
   */
  prompt(match: Match<State>, player: string, answers?: unknown, detail?: PromptDetail): Result<Prompt>;
  /** The types of events that show everybody something that was hidden before. */
  readonly reveals: readonly string[];
  /** Whether a player may not know what a thing is. */
  hides(match: Match<State>, viewer: string, target: TargetRef): boolean;
  toAct(match: Match<State>): readonly string[];
  outcome(match: Match<State>): Outcome | undefined;
  /** The weights of things for bots, by name. */
  readonly weights: Readonly<Record<string, number>>;
  /** Rates a match for a player, with the game's weights unless others are given. */
  evaluate(match: Match<State>, player: string, weights?: Readonly<Record<string, number>>): number;
  /**
   * Makes a match that a player cannot tell from this one: what is hidden from the player is dealt anew, and
   * the random state is another one. Refuses what the game does not accept as a state.
   */
  determinize(match: Match<State>, player: string, random: Random): Result<Match<State>>;
  readonly lookAhead: LookAhead<State> | undefined;
  view(match: Match<State>, viewer?: string): MatchView;
  /** Filters the events that a viewer may see. */
  viewEvents(events: readonly MatchEvent[], viewer?: string): readonly MatchEvent[];
  /** Makes the record of a match that has just started. Add each move that was applied. */
  record(options: unknown, seed: number | string): Result<MatchRecord>;
  /**
   * Migrates a record of an earlier version to the current one. A current record stays as it is. Refuses a
   * record that no migration leads on from (`wrongGame`), what a migration refuses, and a record with another
   * way of seeding (`oldSeeding`).
   */
  migrate(record: unknown): Result<MatchRecord>;
  /**
   * Replays a record, after migrating it if it is of an earlier version. Refuses with the path of the move: a
   * move that is refused, and the first move with other events than were recorded (`replayDiverged`). Also
   * refuses what {@link migrate} refuses, and an end that differs from the recorded one.
   */
  replay(record: unknown): Result<AppliedMove<State>>;
  /** Removes the last moves of a record. Refuses more moves than it has (`nothingToUndo`), and what is no record. */
  undo(record: unknown, moves?: number): Result<MatchRecord>;
  /** Parses a saved match, after migrating it if it is of an earlier version. */
  parseMatch(json: unknown): Result<Match<State>>;
}
