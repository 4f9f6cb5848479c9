import type { JsonObject, TargetRef } from '@reticle/core';
import type { FaceView, PromptView, WantedPace, ZoneView } from '@reticle/core/host';
import type { TargetAnswer } from '@reticle/core/match';
import type { TableMessages } from './messages.js';

/** A field of a grid, counted from 0 at the top left. */
export interface Field {
  readonly x: number;
  readonly y: number;
}

/** A move that the seat may make, in words. Its targets are chosen after it is taken. */
export interface OfferView {
  readonly move: string;
  readonly params: JsonObject;
  readonly words: string;
  /** The kind of move, in words: "play a card". */
  readonly kind: string;
  /** Whether something is chosen for it. */
  readonly asks: boolean;
  /** Whether it only continues: pass, end the turn. */
  readonly passes: boolean;
  /** Whether it lets go of what can be done only now, such as an attack. It is never the primary action then. */
  readonly forgoes?: boolean | undefined;
  /** The ids of the things that it names. The first is the thing that makes the move. */
  readonly things: readonly string[];
  readonly fields: readonly Field[];
}

/** A move that one press makes with all things that can make it. */
interface TogetherView {
  readonly move: string;
  readonly words: string;
  /** The number of things, if nothing comes in between. */
  readonly count: number;
}

/** A moment of a turn at which a person may want to be asked, and whether the person does. */
interface StopView {
  readonly id: string;
  readonly words: string;
  readonly isWanted: boolean;
}

/**
 * How a match ended, for everybody or for the viewer. Without winners it is a draw, or the others play on.
 */
export interface OutcomeView {
  /** Who has won, in words. */
  readonly title: string;
  readonly winners: readonly string[];
  readonly reason: string;
  /**
   * The result for the viewer: `out` means out of a match that goes on. Absent for a spectator, and if nobody
   * has won.
   */
  readonly result?: 'won' | 'lost' | 'out' | undefined;
}

/** Makes the outcome of a match for everybody, with the result for the player who looks. */
export const endedView = (
  messages: TableMessages,
  winners: readonly string[],
  reason: string,
  seat?: string,
): OutcomeView => ({
  title: winners.length === 0 ? messages.draw : messages.winners(winners),
  winners,
  reason,
  ...(seat === undefined || winners.length === 0 ? {} : { result: winners.includes(seat) ? 'won' : 'lost' }),
});

/** A line of the log. `signed` is the same with its symbols as signs, if it has any. */
interface LogLine {
  readonly text: string;
  readonly aside: boolean;
  readonly signed?: FaceView['text'][number] | undefined;
}

/** A log entry: what happened in a step, in words. */
export interface LogEntry {
  readonly step: number;
  /** The title of what begins with it: a turn. */
  readonly title?: string | undefined;
  readonly lines: readonly LogLine[];
}

/** What a person may ask for instead of one move: the end of the turn, or to pass until something happens. */
export const GOALS = ['endTurn', 'wait'] as const;
/** One of {@link GOALS}. */
export type Goal = (typeof GOALS)[number];

/** Returns what a seat wants if it goes on towards a goal from now on. */
export const wantedFor = (goal: Goal, turn: number): WantedPace =>
  goal === 'endTurn' ? { untilAfterTurn: turn } : { untilSomething: { turn, hasHappened: false } };

/**
 * Everything that a table shows: what one seat may know of a match at one moment. Plain JSON, and a new
 * object for each moment.
 */
export interface TableState {
  readonly step: number;
  /**
   * What the seat may ask for now that goes on without its person. If it is absent, all that the actions
   * have.
   */
  readonly goals?: readonly Goal[];
  /** The player for whose eyes it is. Absent for a spectator. */
  readonly seat?: string | undefined;
  /** Who is to act. */
  readonly acting: readonly string[];
  readonly turn: number;
  readonly moment: string;
  readonly zones: readonly ZoneView[];
  /** The moves of the seat. Empty while it is not asked. */
  readonly offers: readonly OfferView[];
  readonly asked?: PromptView | undefined;
  /**
   * Moves that the game makes by itself when needed, such as tapping for mana, for people who want to make
   * them.
   */
  readonly byHand?: readonly OfferView[] | undefined;
  /** The moves that one press makes with several things. */
  readonly together?: readonly TogetherView[] | undefined;
  /** The stops at which the seat may want to be asked. Elsewhere the match continues by itself. */
  readonly stops?: readonly StopView[] | undefined;
  /** Whether an answer is on its way. What is chosen meanwhile waits. */
  readonly pending?: boolean | undefined;
  readonly outcome?: OutcomeView | undefined;
  /** A sentence about the table that everybody at it should know. */
  readonly notice?: string | undefined;
  /** The player whose bot takes longer than a moment, and in a sentence what it waits for. */
  readonly thinking?: { readonly player: string; readonly words: string } | undefined;
  /** Why the last attempt was refused. */
  readonly refusal?: string | undefined;
  readonly log: readonly LogEntry[];
}

/** The actions at a table. */
export interface TableActions {
  /** Takes a move: it is made, or its targets are asked for. */
  readonly take: (offer: OfferView) => void;
  /** Answers what is asked. */
  readonly answer: (answer: TargetAnswer) => void;
  /** Makes a move with all things that can make it, until somebody is asked something else. */
  readonly takeAll?: ((move: string) => void) | undefined;
  /** Takes the last answer back, or gives the move up. */
  readonly back: () => void;
  /** Requests the reasons why the rest cannot be chosen. `refused` of the prompt has them then. */
  readonly explain?: (() => void) | undefined;
  /**
   * Returns why the moves that a person may mean by a thing cannot be made now, or why it cannot be chosen
   * for what is asked, in words.
   */
  readonly whyNot?: ((ref: TargetRef) => Promise<readonly string[]>) | undefined;
  /** Takes the last move back, if that is possible now. */
  readonly undo?: (() => void) | undefined;
  /** Continues without being asked until the end of the turn. */
  readonly endTurn?: (() => void) | undefined;
  /** Continues without being asked until something happens. */
  readonly wait?: (() => void) | undefined;
  /** Sets the stops at which to be asked from now on, by their ids. */
  readonly stopAt?: ((stops: readonly string[]) => void) | undefined;
  /** Gives the match up. The table asks for confirmation first. */
  readonly concede?: (() => void) | undefined;
}

/** The source of a table's states: a match in this program, or a seat at a server. */
export interface MatchSource {
  readonly state: TableState;
  readonly actions: TableActions;
  /** Calls back after each change. Returns a function that ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}
