import type { JsonObject } from '../json.js';

/** A goal of a puzzle: one thing that must hold on the table at its end, as its player sees the table. */
export type PuzzleGoal =
  | { readonly wins: true }
  /** The match goes on: nobody has won it. */
  | { readonly lasts: true }
  /** The thing with that id lies in the zone with that id. */
  | { readonly thing: string; readonly in: string }
  /** The zone with that id holds this many things, including hidden ones. */
  | { readonly zone: string; readonly holds: number }
  /** A number of the thing with that id, by its words. */
  | { readonly thing: string; readonly value: string; readonly is: string };

/** A puzzle: a position of a match in which there is one thing to find. Plain JSON. */
export interface Puzzle {
  readonly id: string;
  /** The task, as its player is told. */
  readonly task: string;
  /** The player of the match who solves it. Greedy bots play the others. */
  readonly player: string;
  /** The match before the first move, as scenarios of matches have it. */
  readonly match: JsonObject;
  /** The goals, which must hold when the turn or the match ends. */
  readonly goal: readonly PuzzleGoal[];
  /**
   * One solution: the moves of its player, in the words of the host. The player passes while the next move
   * cannot be made yet, and after the last one.
   */
  readonly solution: readonly string[];
}
