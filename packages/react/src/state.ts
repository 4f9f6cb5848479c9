import type { JsonObject, TargetRef } from '@reticle/core';
import type { PromptView, ZoneView } from '@reticle/core/host';
import type { TargetAnswer } from '@reticle/core/match';

/** A place on a grid, from 0 at the top left. */
export interface Field {
  readonly x: number;
  readonly y: number;
}

/** A move that the seat may make, in words; its targets are chosen after it is taken. */
export interface OfferView {
  readonly move: string;
  readonly params: JsonObject;
  readonly words: string;
  /** The kind of move, in words: "play a card". */
  readonly kind: string;
  /** Whether something is chosen for it. */
  readonly asks: boolean;
  /** Whether it only goes on: pass, end the turn. */
  readonly passes: boolean;
  /** The ids of the things that it names; the first one is whose move it is. */
  readonly things: readonly string[];
  readonly fields: readonly Field[];
}

/** A move that one press makes with all things that can make it. */
interface TogetherView {
  readonly move: string;
  readonly words: string;
  /** With how many things, if nothing comes in between. */
  readonly count: number;
}

/** A moment of a turn at which one may want to be asked, and whether one does. */
interface StopView {
  readonly id: string;
  readonly words: string;
  readonly isWanted: boolean;
}

/** How a match ended, for all or for who looks: no winners is a draw, or the others play on. */
export interface OutcomeView {
  /** Who has won, in words. */
  readonly title: string;
  readonly winners: readonly string[];
  readonly reason: string;
  /** What it came to for who looks: `out` is out of a match that goes on. Absent for a spectator, and where nobody has won. */
  readonly result?: 'won' | 'lost' | 'out' | undefined;
}

/** How a match ended for all, and for the player who looks. */
export const endedView = (winners: readonly string[], reason: string, seat?: string): OutcomeView => ({
  title: winners.length === 0 ? 'A draw' : `${winners.join(' and ')} won`,
  winners,
  reason,
  ...(seat === undefined || winners.length === 0 ? {} : { result: winners.includes(seat) ? 'won' : 'lost' }),
});

/** What happened in a step, in words. */
export interface LogEntry {
  readonly step: number;
  /** What begins with it: a turn. */
  readonly title?: string | undefined;
  readonly lines: readonly { readonly text: string; readonly aside: boolean }[];
}

/** All that a table shows: what one seat may know of a match at one moment. Plain JSON, an object of its own for each moment. */
export interface TableState {
  readonly step: number;
  /** The player for whose eyes it is; absent for a spectator. */
  readonly seat?: string | undefined;
  /** Who is to act. */
  readonly acting: readonly string[];
  readonly turn: number;
  readonly moment: string;
  readonly zones: readonly ZoneView[];
  /** The moves of the seat; empty while it is not asked. */
  readonly offers: readonly OfferView[];
  readonly asked?: PromptView | undefined;
  /** Moves that need not be made, because the game makes them by itself where they are needed: tapping for mana. */
  readonly byHand?: readonly OfferView[] | undefined;
  /** What one press does with several things. */
  readonly together?: readonly TogetherView[] | undefined;
  /** The moments at which the seat may want to be asked; elsewhere the match goes on by itself. */
  readonly stops?: readonly StopView[] | undefined;
  /** Whether an answer is on its way: what is chosen meanwhile waits. */
  readonly pending?: boolean | undefined;
  readonly outcome?: OutcomeView | undefined;
  /** Why the last thing that was tried was refused. */
  readonly refusal?: string | undefined;
  readonly log: readonly LogEntry[];
}

/** What can be done at a table. */
export interface TableActions {
  /** Takes a move: it is made, or its targets are asked for. */
  readonly take: (offer: OfferView) => void;
  /** Answers what is asked. */
  readonly answer: (answer: TargetAnswer) => void;
  /** Makes a move with all things that can make it, until somebody is asked something else. */
  readonly takeAll?: ((move: string) => void) | undefined;
  /** Takes the last answer back, or gives the move up. */
  readonly back: () => void;
  /** Asks why the rest cannot be chosen; `refused` of what is asked tells it then. */
  readonly explain?: (() => void) | undefined;
  /** Why the moves cannot be made now that somebody may mean by a thing, or why it cannot be chosen for what is asked, in words. */
  readonly whyNot?: ((ref: TargetRef) => Promise<readonly string[]>) | undefined;
  /** Takes the last move back, if that is possible now. */
  readonly undo?: (() => void) | undefined;
  /** Goes on without being asked up to the end of the turn. */
  readonly endTurn?: (() => void) | undefined;
  /** Goes on without being asked until something happens. */
  readonly wait?: (() => void) | undefined;
  /** Says at which moments to be asked from now on, by their ids. */
  readonly stopAt?: ((stops: readonly string[]) => void) | undefined;
  /** Gives the match up; the table asks first whether that is meant. */
  readonly concede?: (() => void) | undefined;
}

/** Where a table gets its states from: a match beside it, or a seat at a server. */
export interface MatchSource {
  readonly state: TableState;
  readonly actions: TableActions;
  /** Calls back after each change; gives what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}
