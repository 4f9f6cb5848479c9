import type { MatchStop, Puzzle } from '@reticle/core/host';
import type { Move } from '@reticle/core/match';
import type { TableState } from '@reticle/react';

/** What can be begun: the setups, the players, and who may play a seat. */
export interface MatchForm {
  readonly setups: readonly { readonly id: string; readonly title: string }[];
  readonly players: readonly string[];
  readonly seats: readonly string[];
  /** The moments at which a person may be asked. */
  readonly stops: readonly MatchStop[];
  /** How matches are drawn from their seeds today. */
  readonly seeding: string;
  /** Positions with one thing to see. */
  readonly puzzles: readonly PuzzleShown[];
}

/** A puzzle: whose it is, what is wanted, and one way to solve it. */
export type PuzzleShown = Pick<Puzzle, 'id' | 'task' | 'player' | 'solution'>;

/** How far a match has come, after a slice of work. */
export interface Progress {
  /** So many of the moves in the place stand by now. */
  readonly reached: number;
  /** What bots did after the last of them. */
  readonly made: readonly Move[];
  /** `busy`: there is more to do; `yours`: a person is to act; `long`: nobody plays on, the match has too many moves. */
  readonly state: 'busy' | 'yours' | 'over' | 'stuck' | 'long';
}

/** A match at one step, as its viewer may see it, and what is asked there. */
export interface TableShown extends TableState {
  /** So many moves are left if the last decision is taken back; absent if it cannot be. */
  readonly undo?: number;
  /** How the puzzle stands after the last move, if it is one. */
  readonly puzzle?: PuzzleStands;
}

/** A puzzle is open until its turn or the match ends. */
export type PuzzleStands = 'open' | 'solved' | 'missed';

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

/** Where the choice of a move's targets stands: at a question, or at its end. */
export type PickStands = { readonly kind: 'asked' } | { readonly kind: 'move'; readonly move: Move };

/** The same, with the table that is shown next: nobody has to ask for it. */
export type PickShown = PickStands & { readonly table?: TableShown };

/** What a bot thinks of the moves of a player, the best first. */
export interface HintShown {
  readonly player: string;
  /** `chance`: how good the move is, from 0, a loss, to 100, a win. */
  readonly moves: readonly { readonly words: string; readonly chance: number }[];
  /** What it expects to happen, move by move, its best one first; those of which nothing can be told are left out. */
  readonly line: readonly string[];
}

/** Who was how far ahead after each step: of each, the chance of each player in their order, from 0 to 100. */
export interface ChancesShown {
  readonly players: readonly string[];
  readonly shares: readonly (readonly number[])[];
  /** Whether all steps are there; if they are not, there was no time for more. */
  readonly isWhole: boolean;
}

/** The moves of who is to act at a step, each in words. */
export interface MovesShown {
  readonly player: string;
  readonly moves: readonly string[];
}

/** A thing that stands otherwise after one move than after another. */
export interface ComparedRow {
  readonly id: string;
  readonly name: string;
  readonly now: string;
  readonly first: string;
  readonly second: string;
}

/** Two moves, and what differs after them. */
export interface ComparedShown {
  readonly words: readonly [string, string];
  /** Whether nothing at all that can be known differs: a table does not draw everything. */
  readonly isSame: boolean;
  readonly rows: readonly ComparedRow[];
}

/** A match to be taken along: its record as JSON, a position of it, and a test that plays it again. */
export interface RecordShown {
  /** The step that is looked at, as a scenario. */
  readonly scenario: string;
  readonly record: string;
  readonly test: string;
}
