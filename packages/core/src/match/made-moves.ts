import type { Result } from '../issue.js';
import type { LegalTargets } from '../targeting/check.js';
import type { Move, PreparedMove } from './move.js';

/** What the runtime knows of a move that it made from an offer: whoever holds the move has read it. */
export interface MadeMove<State> {
  readonly move: Move;
  /** Whether its targets came from the choices. Otherwise it is parsed wherever it is not applied at once. */
  readonly isRead: boolean;
  /** Judges the same move in other states. */
  readonly elsewhere: PreparedMove<State>['elsewhere'];
  /** What is prepared for the state that it was made for. Undefined once it was applied there. */
  readonly ready: ReadyMove<State> | undefined;
}

/** A move, prepared for the state that it was made for. */
interface ReadyMove<State> {
  readonly state: State;
  readonly prepared: PreparedMove<State>;
  /** Announces its targets. Undefined if they are judged when the move is applied. */
  readonly announced: (() => Result<LegalTargets>) | undefined;
}

/** The moves that a runtime made from offers. */
export interface MadeMoves<State> {
  /** Freezes a move, and remembers what is known of it. */
  add(move: Move, isRead: boolean, ready: ReadyMove<State>): Move;
  /**
   * Returns what is known of a move. Returns undefined for any other object, including a copy of the move.
   */
  get(move: unknown): MadeMove<State> | undefined;
  /** Forgets the state of a move that was applied in it, so that a record of moves keeps no states alive. */
  wasApplied(made: MadeMove<State>): void;
}

/**
 * Returns the given object from its constructor: a class that extends this one adds its private field to that
 * object.
 */
class FieldHost {
  constructor(object: object) {
    return object;
  }

  static isObject(value: unknown): value is object {
    return typeof value === 'object' && value !== null;
  }
}

/**
 * Makes the memory of the moves that were made from offers. These moves are frozen with everything in them,
 * so they are never parsed: in the state that it was made for, a move is applied as it is; in any other state
 * it is judged.
 *
 * What is known of a move is a private field of that object: no copy has it, and neither keys nor JSON show
 * it. A weak map would do the same, but a search makes moves by the thousand, and collecting the entries of
 * the map takes longer than playing them.
 */
export function madeMoves<State>(): MadeMoves<State> {
  class MoveMemory extends FieldHost {
    #made: MadeMove<State>;

    constructor(move: Move, made: MadeMove<State>) {
      super(move);
      this.#made = made;
    }

    static of(move: object): MadeMove<State> | undefined {
      return #made in move ? move.#made : undefined;
    }

    static change(move: object, made: MadeMove<State>): void {
      if (#made in move) move.#made = made;
    }
  }
  return {
    add(move, isRead, ready) {
      const made = new MoveMemory(move, { move, isRead, elsewhere: ready.prepared.elsewhere, ready });
      freezeThrough(move.params);
      Object.freeze(made);
      return move;
    },
    get: (move) => (MoveMemory.isObject(move) ? MoveMemory.of(move) : undefined),
    wasApplied({ move, isRead, elsewhere }) {
      MoveMemory.change(move, { move, isRead, elsewhere, ready: undefined });
    },
  };
}

/** Freezes plain JSON deeply. What came from the choices is frozen already. */
function freezeThrough(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeThrough(inner);
}
