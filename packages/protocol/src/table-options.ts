import type { Json, JsonObject, TargetRef } from '@reticle/core';
import type { Match, MatchEvent, MatchRuntime, Move, Prompt, Seat } from '@reticle/core/match';
import type { LogEntry, PlayedStep, Position } from './position.js';
import type { ServerMessageOf } from './server-message.js';

/** A bot: the player of a seat that no person plays. */
export interface TableBot<State> {
  /** The name of the bot: "greedy". */
  readonly name: string;
  /**
   * Chooses its move from what its seat may know, at once or later. Others are answered meanwhile.
   *
   * @param waits tells the table that the choice takes a while, and how many other choices are made first
   */
  choose(seat: Seat<State>, waits: (ahead: number) => void): Move | undefined | Promise<Move | undefined>;
  /** Called if the choice that was asked for last is not needed any more. */
  cancel?(): void;
}

/** A report of a problem, with everything that is needed to examine it. */
export interface TableReport {
  readonly seat: string | null;
  readonly words: string;
  readonly step: number;
  /** The moves that count at that step. */
  readonly moves: readonly Move[];
}

/** The keeper of a table: what the table leaves to the program that runs it. */
export interface TableKeeper<State> {
  /**
   * Saves an entry of the log. Nobody is told of the step before this is done. If it fails, the step has not
   * happened.
   */
  append?(entry: LogEntry, step: number): void | Promise<void>;
  /**
   * Waits before the table tries again what it does by itself and could not save: a move of a bot, a forfeit by the
   * clock, what all have agreed on. It does not try again if this is false, or is not there.
   *
   * @param failures how often it has failed so far
   */
  again?(failures: number): Promise<boolean>;
  /** Called after each step was told. */
  stepped?(position: Position<State>): void;
  /**
   * Called with what a bot, the game or this keeper has thrown. The table continues as if nothing had been
   * requested.
   */
  failed?(error: unknown): void;
  /**
   * Waits before a message of a client is handled, and before a bot moves, so that other tables, and whatever
   * else the program does, come in between.
   */
  pause?(): Promise<void>;
  /** Opens another table for the same seats. Returns its id. */
  rematch?(): string | Promise<string>;
  /** Saves a report. */
  report?(report: TableReport): void | Promise<void>;
}

/** The options of a table. */
export interface TableOptions<State> {
  readonly id: string;
  readonly runtime: MatchRuntime<State>;
  /**
   * The position from which it continues: {@link firstPosition} of a match that has just begun, or {@link
   * positionOf} its log.
   */
  readonly position: Position<State>;
  /**
   * The last steps of the log, which follow {@link position} and are saved already. Spectators who hear of
   * each step later are shown the position until they may hear of these.
   */
  readonly played?: readonly PlayedStep<State>[];
  readonly bots?: Readonly<Record<string, TableBot<State>>>;
  /** The number of steps by which spectators are delayed. */
  readonly spectatorDelay?: number;
  /** Whether the seed was chosen by whoever opened the table. Everybody at the table is told. */
  readonly chosenSeed?: boolean;
  readonly keeper?: TableKeeper<State>;
  readonly screen?: TableScreen<State>;
}

/**
 * The screen of a table: what people are shown, made from what their seat may know. It is sent along as
 * `screen`.
 */
export interface TableScreen<State> {
  /** Makes the screen of a view or a step. */
  step(seen: SeenStep<State>): JsonObject;
  /** Makes the screen of a prompt that a seat asked for. */
  prompt?(match: Match<State>, prompt: Prompt): JsonObject;
  /**
   * Explains why nothing can be done with a thing, or why it cannot be picked after these answers, a line for
   * each reason, for the eyes of that seat.
   */
  whyNot?(match: Match<State>, seat: string, target: TargetRef, answers: readonly Json[]): readonly string[];
}

/** What a seat may know after a step, from which a screen is made. */
interface SeenStep<State> extends Pick<ServerMessageOf<'view'>, 'view' | 'prompt'> {
  /** The state within the view. */
  readonly state: JsonObject;
  /** The whole match. Use it only for the names of what the rest mentions. */
  readonly match: Match<State>;
  /** The events of the step that the seat may know. */
  readonly events: readonly MatchEvent[];
  /** The seat. Null for spectators. */
  readonly seat: string | null;
  /**
   * The move that led there, if it was one. A screen may only tell of it what the seat is allowed to know.
   */
  readonly made?: Move | undefined;
}
