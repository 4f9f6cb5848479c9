import type { Json, JsonObject, TargetRef } from '@reticle/core';
import type { Match, MatchEvent, MatchRuntime, Move, Prompt, Seat } from '@reticle/core/match';
import type { LogEntry, Position } from './position.js';
import type { ServerMessageOf } from './server-message.js';

/** Who plays a seat that no person plays. */
export interface TableBot<State> {
  /** What the bot is called: "greedy". */
  readonly name: string;
  /** The move that it makes, given what its seat may know. */
  choose(seat: Seat<State>): Move | undefined;
}

/** What somebody reported, with all that is needed to look at it. */
export interface TableReport {
  readonly seat: string | null;
  readonly words: string;
  readonly step: number;
  /** The moves that stand at that step. */
  readonly moves: readonly Move[];
}

/** What a table leaves to whoever runs it. */
export interface TableKeeper<State> {
  /** Keeps an entry of the log; nobody hears of the step before this is done. If it fails, the step has not happened. */
  append?(entry: LogEntry, step: number): void | Promise<void>;
  /** Hears of each step after it was told: who moved, if it was a move. */
  stepped?(position: Position<State>, moved: string | undefined): void;
  /** Hears of what was thrown by a bot, by the game or by this keeper; the table goes on as if nothing had been asked. */
  failed?(error: unknown): void;
  /** Waits before a bot moves, so that others are heard. */
  pause?(): Promise<void>;
  /** Opens another table for the same seats, and gives its id. */
  rematch?(): string | Promise<string>;
  /** Keeps a report. */
  report?(report: TableReport): void | Promise<void>;
}

/** What a table is opened with. */
export interface TableOptions<State> {
  readonly id: string;
  readonly runtime: MatchRuntime<State>;
  /** Where it goes on: {@link firstPosition} of a match that has just begun, or {@link positionOf} its log. */
  readonly position: Position<State>;
  readonly bots?: Readonly<Record<string, TableBot<State>>>;
  /** How many steps later spectators hear of a step. */
  readonly spectatorDelay?: number;
  readonly keeper?: TableKeeper<State>;
  readonly screen?: TableScreen<State>;
}

/** What people are shown at a table, made of what their seat may know: it goes along as `screen`. */
export interface TableScreen<State> {
  /** With each view and each step. */
  step(seen: SeenStep<State>): JsonObject;
  /** With each prompt that a seat asked for. */
  prompt?(match: Match<State>, prompt: Prompt): JsonObject;
  /** Why nothing can be done with a thing, or why it cannot be picked after these answers, a line each, for the eyes of that seat. */
  whyNot?(match: Match<State>, seat: string, target: TargetRef, answers: readonly Json[]): readonly string[];
}

/** What a seat may know after a step, for whoever makes a screen of it. */
interface SeenStep<State> extends Pick<ServerMessageOf<'view'>, 'view' | 'prompt'> {
  /** The state within the view. */
  readonly state: JsonObject;
  /** The whole match: only for names of what the rest tells of. */
  readonly match: Match<State>;
  /** The events of the step that the seat may know. */
  readonly events: readonly MatchEvent[];
  /** The seat; null for spectators. */
  readonly seat: string | null;
  /** The move that led there, if it was one: whatever is told of it, the seat must be allowed to know. */
  readonly made?: Move | undefined;
}
