/** The reason for which a text is not read to its end: it takes more work than any printed text. */
class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

interface WorkLeft {
  left: number;
}

/** The budget of the reading under way. Readings are synchronous, so that there is at most one. */
let current: WorkLeft | undefined;

/**
 * How much work the readers may still do for one text. The unit is about one word that a pattern is tried
 * with. It counts work and not time, so that a text has the same answer on every machine.
 */
export class ReadingWork {
  readonly #budget: WorkLeft;

  constructor(most: number) {
    this.#budget = { left: most };
  }

  /**
   * Reads within what is left.
   *
   * @param least the work that is counted for any reading
   * @returns whether the reading came to its end
   */
  within(least: number, read: () => void): boolean {
    if (this.#budget.left < least) return false;
    const before = current;
    current = this.#budget;
    try {
      spendWork(least);
      read();
      return true;
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error;
      return false;
    } finally {
      current = before;
    }
  }
}

let done = 0;

/** Counts some work. Gives the reading under way up if it has no more work left. */
export function spendWork(work: number): void {
  done += work;
  if (!current) return;
  current.left -= work;
  if (current.left < 0) throw new TooMuchWork();
}

/** The work of all readings of the process so far, limited or not. Two calls tell what a reading between them took. */
export const workDone = (): number => done;
