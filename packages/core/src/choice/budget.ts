/** A question that takes more steps than this counts as too complex to be answered: about a tenth of a second's work. */
export const STEP_LIMIT = 500_000;

/** How many times as much {@link ChoiceSolver.work} does in all: what it keeps must find room in memory. */
export const PORTIONS = 20;

/** Thrown where the work allowed for one question is used up; becomes the issue `tooComplex`. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex';
}

/**
 * The work that one question may take. What was worked out earlier and kept is charged again, once a question: so an
 * answer never hangs on what else was asked.
 */
export class Budget {
  #left: number;
  readonly #paid = new Set<object>();

  /** @param steps those of one question; more where they were taken before */
  constructor(steps = STEP_LIMIT) {
    this.#left = steps;
  }

  /** @throws TooComplex where no more steps are left */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooComplex(`more than ${STEP_LIMIT} steps`);
  }

  /** Pays for a thing, unless this question has. @throws TooComplex where no more steps are left */
  spendOnce(on: object, steps: number): void {
    if (this.#paid.has(on)) return;
    this.#paid.add(on);
    this.spend(steps);
  }
}
