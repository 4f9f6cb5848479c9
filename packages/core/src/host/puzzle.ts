import type { JsonObject } from '../json.js';

/** One thing that must hold on the table once a puzzle is over, as its player sees it. */
export type PuzzleGoal =
  | { readonly wins: true }
  /** The match goes on: nobody has won it. */
  | { readonly lasts: true }
  /** The thing of that id lies in the zone of that id. */
  | { readonly thing: string; readonly in: string }
  /** So many things lie in the zone of that id, hidden ones included. */
  | { readonly zone: string; readonly holds: number }
  /** A number of the thing of that id, by its words. */
  | { readonly thing: string; readonly value: string; readonly is: string };

/** A position of a match in which there is one thing to see. Plain JSON. */
export interface Puzzle {
  readonly id: string;
  /** What is wanted, as its player is told it. */
  readonly task: string;
  /** Whose puzzle it is: a player of the match. Greedy bots play the others. */
  readonly player: string;
  /** The match before the first move, as scenarios of matches have it. */
  readonly match: JsonObject;
  /** What must hold as the turn ends, or the match. */
  readonly goal: readonly PuzzleGoal[];
  /**
   * One way to solve it: the moves of its player, in the words of the host. Where the next of them cannot be made yet, and after the
   * last one, the player passes.
   */
  readonly solution: readonly string[];
}
