import type { Result } from '../issue.js';
import type { OpenOffer } from './definition.js';
import type { Move, PreparedMove } from './move.js';
import type { Offer } from './prompt.js';
import type { LegalTargets } from '../targeting/check.js';

/** What is known of an offer that was made: it is not read, nor judged again. */
export interface KnownOffer<State> {
  readonly offer: Offer;
  readonly prepared: PreparedMove<State>;
  /** Opened already, if that had to be done before it was offered. */
  opened: Result<OpenOffer<State>> | undefined;
}

/** A move with its parameters read; its targets are checked as it is applied, if they are not known to be legal. */
export interface ReadyMove<State> {
  readonly move: Move;
  readonly prepared: PreparedMove<State>;
  readonly targets: LegalTargets | undefined;
}

/**
 * The offers that were made last in one state, and the moves that were made of them. The runtime keeps the latest list only: a
 * state holds on to nothing, and an offer or a move of an earlier list is read and judged as if it came from outside.
 */
export class OfferList<State> {
  readonly state: State;
  readonly #offers: KnownOffer<State>[] = [];
  readonly #ready = new Map<object, ReadyMove<State>>();
  /** Where the offer stands that will be asked for next, if they are asked for in their order. */
  #next = 0;

  constructor(state: State) {
    this.state = state;
  }

  add(known: KnownOffer<State>): void {
    this.#offers.push(known);
  }

  /** What is known of an offer; undefined if this list does not hold that very object. */
  known(offer: unknown): KnownOffer<State> | undefined {
    const inOrder = this.#offers[this.#next]?.offer === offer;
    const at = inOrder ? this.#next : this.#offers.findIndex((known) => known.offer === offer);
    this.#next = at + 1;
    return this.#offers[at];
  }

  makeReady(made: ReadyMove<State>): void {
    this.#ready.set(made.move, made);
  }

  /** A move that was made of one of the offers; undefined if this list did not make that very object. */
  ready(move: unknown): ReadyMove<State> | undefined {
    return typeof move === 'object' && move !== null ? this.#ready.get(move) : undefined;
  }
}
