import type { Move } from '@reticle/core/match';
import type { PickAnswer } from '../../address/place.js';
import type { ZoneView } from '@reticle/core/host';

/** What can be begun: the setups, the players, and who may play a seat. */
export interface MatchForm {
  readonly setups: readonly { readonly id: string; readonly title: string }[];
  readonly players: readonly string[];
  readonly seats: readonly string[];
}

/** How far a match has come, after a slice of work. */
export interface Progress {
  /** So many of the moves in the place stand by now. */
  readonly reached: number;
  /** What bots did after the last of them. */
  readonly made: readonly Move[];
  /** `busy`: there is more to do; `yours`: a person is to act; `long`: nobody plays on, the match has too many moves. */
  readonly state: 'busy' | 'yours' | 'over' | 'stuck' | 'long';
}

/** A match at one step, as its viewer may see it. */
export interface TableShown {
  readonly step: number;
  readonly turn: number;
  readonly moment: string;
  /** Who is to act; nobody where the match is over. */
  readonly acting: string | undefined;
  readonly viewer: string | undefined;
  /** How it ended: no winners is a draw. */
  readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | undefined;
  readonly zones: readonly ZoneView[];
}

/** What one move told; `step` is the step after it. */
export interface LogEntry {
  readonly step: number;
  readonly lines: readonly { readonly text: string; readonly aside: boolean }[];
}

/** A turn of the log. */
export interface LogTurn {
  readonly title: string;
  readonly entries: readonly LogEntry[];
}

/** What happened up to a step. */
export interface LogShown {
  readonly step: number;
  readonly turns: readonly LogTurn[];
}

/** A move that may be made; with `asks` its targets are chosen first. */
export interface OfferShown {
  readonly index: number;
  /** The kind of move, in words. */
  readonly kind: string;
  readonly words: string;
  readonly asks: boolean;
  readonly move: Move;
  /** Ids of things that it is about, and fields: for those who choose on the table. */
  readonly things: readonly string[];
  readonly fields: readonly { readonly x: number; readonly y: number }[];
}

/** The moves on offer at the end of a match. */
export interface OffersShown {
  /** The step at which they are. */
  readonly step: number;
  readonly offers: readonly OfferShown[];
}

/** Where the choice of a move's targets stands: at a question, or at its end. */
export type PickShown =
  | {
      readonly kind: 'asked';
      /** How many answers were given before. */
      readonly answered: number;
      readonly words: string;
      readonly label: string;
      readonly options: readonly { readonly answer: PickAnswer; readonly words: string }[];
      readonly chosen: readonly { readonly id: string; readonly kind: string; readonly words: string }[];
    }
  | { readonly kind: 'move'; readonly move: Move };

/** A match to be taken along: its record as JSON, and a test that plays it again. */
export interface RecordShown {
  readonly record: string;
  readonly test: string;
}
