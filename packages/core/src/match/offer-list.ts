import type { Result } from '../issue.js';
import type { OpenOffer } from './definition.js';
import type { Move, PreparedMove } from './move.js';
import type { Offer } from './prompt.js';
import type { LegalTargets } from '../targeting/check.js';

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
  readonly #offers: Offer[] = [];
  readonly #prepared: PreparedMove<State>[] = [];
  /** Those that were opened, some of them before they were offered. */
  readonly #opened: (Result<OpenOffer<State>> | undefined)[] = [];
  readonly #ready = new Map<object, ReadyMove<State>>();
  /** Where the offer stands that will be asked for next, if they are asked for in their order. */
  #next = 0;

  constructor(state: State) {
    this.state = state;
  }

  add(offer: Offer, prepared: PreparedMove<State>, opened: Result<OpenOffer<State>> | undefined): void {
    this.#offers.push(offer);
    this.#prepared.push(prepared);
    this.#opened.push(opened);
  }

  /** Where an offer stands; -1 if this list does not hold that very object. */
  indexOf(offer: unknown): number {
    const at =
      this.#offers[this.#next] === offer ? this.#next : this.#offers.findIndex((made) => made === offer);
    this.#next = at + 1;
    return at;
  }

  /** An offer as it was opened; it is neither read nor judged again. @throws RangeError if there is none */
  open(
    at: number,
    how: (offer: Offer, prepared: PreparedMove<State>) => Result<OpenOffer<State>>,
  ): Result<OpenOffer<State>> {
    const [offer, prepared] = [this.#offers[at], this.#prepared[at]];
    if (!offer || !prepared) throw new RangeError(`There is no offer ${at}`);
    return (this.#opened[at] ??= how(offer, prepared));
  }

  makeReady(made: ReadyMove<State>): void {
    this.#ready.set(made.move, made);
  }

  /** A move that was made of one of the offers; undefined if this list did not make that very object. */
  ready(move: unknown): ReadyMove<State> | undefined {
    return typeof move === 'object' && move !== null ? this.#ready.get(move) : undefined;
  }
}
