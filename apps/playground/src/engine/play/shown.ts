import type { MatchStop, Puzzle } from '@reticle/core/host';
import type { Move } from '@reticle/core/match';
import type { LogEntry as TableEntry, TableState } from '@reticle/react';

/** The matches that can be begun: the setups, the players, and who may play a seat. */
export interface MatchForm {
  readonly setups: readonly { readonly id: string; readonly title: string }[];
  readonly players: readonly string[];
  readonly seats: readonly string[];
  /** The moments at which a person may be asked. */
  readonly stops: readonly MatchStop[];
  /** The current way in which matches are drawn from their seeds. */
  readonly seeding: string;
  /** Positions with one thing to find. */
  readonly puzzles: readonly PuzzleShown[];
}

/** A puzzle: its player, its task, and one solution. */
export type PuzzleShown = Pick<Puzzle, 'id' | 'task' | 'player' | 'solution'>;

/** The progress of a match after a slice of work. */
export interface Progress {
  /** How many of the place's moves have been played. */
  readonly reached: number;
  /** What bots did after the last of them. */
  readonly made: readonly Move[];
  /**
   * `busy`: there is more to do; `yours`: a person must act; `long`: nobody plays on because the match has
   * too many moves.
   */
  readonly state: 'busy' | 'yours' | 'over' | 'stuck' | 'long';
}

/** A match at one step, as its viewer may see it, and the question there. */
export interface TableShown extends TableState {
  /** How many moves are left if the last decision is taken back. Absent if it cannot be. */
  readonly undo?: number;
  /** The state of the puzzle after the last move, if it is one. */
  readonly puzzle?: PuzzleStands;
}

/** A puzzle is open until its turn or the match ends. */
export type PuzzleStands = 'open' | 'solved' | 'missed';

/** The events of one move in words. `step` is the step after it. */
export interface LogEntry {
  readonly step: number;
  readonly lines: TableEntry['lines'];
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

/** The state of the choice of a move's targets: at a question, or at its end. */
export type PickStands = { readonly kind: 'asked' } | { readonly kind: 'move'; readonly move: Move };

/** The same, with the next table, so that nobody has to ask for it. */
export type PickShown = PickStands & { readonly table?: TableShown };

/** A bot's evaluation of the moves of a player, best first. */
export interface HintShown {
  readonly player: string;
  /** `chance`: how good the move is, from 0, a loss, to 100, a win. */
  readonly moves: readonly { readonly words: string; readonly chance: number }[];
  /** The things that the best move leads from and to, if it names two. */
  readonly arrow?: { readonly from: string; readonly to: string };
  /** The moves that it expects, its best one first, without those that reveal something hidden. */
  readonly line: readonly string[];
}

/** Who was ahead after each step: the chance of each player in their order, from 0 to 100. */
export interface ChancesShown {
  readonly players: readonly string[];
  readonly shares: readonly (readonly number[])[];
  /** Whether all steps are included. If not, there was no time for more. */
  readonly isWhole: boolean;
}

/** The moves of the player who is to act at a step, each in words. */
export interface MovesShown {
  readonly player: string;
  readonly moves: readonly string[];
}

/** A thing that differs after two moves. */
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
  /** Whether nothing that may be known differs. A table does not draw everything. */
  readonly isSame: boolean;
  readonly rows: readonly ComparedRow[];
}

/** A match to save: its record as JSON, a position of it, and a test that replays it. */
export interface RecordShown {
  /** The shown step as a scenario. */
  readonly scenario: string;
  readonly record: string;
  readonly test: string;
}
