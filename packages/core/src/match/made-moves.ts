import type { Result } from '../issue.js';
import type { LegalTargets } from '../targeting/check.js';
import type { Move, PreparedMove } from './move.js';

/** What is known of a move that was made of an offer: whoever has the move has read it. */
export interface MadeMove<State> {
  readonly move: Move;
  /** Whether its targets are what the choices gave; with others it is parsed wherever it is not applied at once. */
  readonly isRead: boolean;
  /** Judges it in other states. */
  readonly elsewhere: PreparedMove<State>['elsewhere'];
  /** How it stands in the state that it was made for; undefined once it was applied there. */
  readonly ready: ReadyMove<State> | undefined;
}

/** How a move stands in the state that it was made for. */
interface ReadyMove<State> {
  readonly state: State;
  readonly prepared: PreparedMove<State>;
  /** Its targets as they are announced; undefined where they are judged as it is applied. */
  readonly announced: (() => Result<LegalTargets>) | undefined;
}

/** The moves that a runtime made of offers. */
export interface MadeMoves<State> {
  /** Freezes a move, and remembers what is known of it. */
  add(move: Move, isRead: boolean, ready: ReadyMove<State>): Move;
  /** What is known of a move; undefined for any other object, a copy of the move among them. */
  get(move: unknown): MadeMove<State> | undefined;
  /** Says that a move was applied in its state: nothing of that state is kept, so that a record of moves holds on to none. */
  wasApplied(made: MadeMove<State>): void;
}

/** Gives back the object that it is given: a class that extends this one adds its private field to that object. */
class Given {
  constructor(object: object) {
    return object;
  }

  static isObject(value: unknown): value is object {
    return typeof value === 'object' && value !== null;
  }
}

/**
 * Keeps the moves that were made of offers. They are frozen, with all that the engine put into them, so that this is never parsed: in
 * the state that it was made for, a move is applied as it is; in any other it is judged.
 *
 * What is known of a move is a private field of that very object: no copy has it, and neither keys nor JSON show it. A weak map says
 * the same, but a search makes moves by the thousand, and to collect the entries of their map takes longer than to play them.
 */
export function madeMoves<State>(): MadeMoves<State> {
  class Mark extends Given {
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
      const made = new Mark(move, { move, isRead, elsewhere: ready.prepared.elsewhere, ready });
      freezeThrough(move.params);
      Object.freeze(made);
      return move;
    },
    get: (move) => (Mark.isObject(move) ? Mark.of(move) : undefined),
    wasApplied({ move, isRead, elsewhere }) {
      Mark.change(move, { move, isRead, elsewhere, ready: undefined });
    },
  };
}

/** Freezes plain JSON, so that nobody changes it from now on. What the choices gave is frozen already. */
function freezeThrough(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeThrough(inner);
}
