import type { Reading } from '../sentence.js';
import type { ClauseReading } from './clause-grammar.js';

/** How one sentence of effects was read: by the sentence templates, and by the grammar of clauses. */
export interface SentenceReport<Effect> {
  /** The words as they were read, with the game's marks. */
  readonly words: string;
  readonly templates: Reading<readonly Effect[]>;
  readonly clauses: ClauseReading<Effect>;
}

/** The listeners of a game that has two readers of sentences. */
export class SentenceWatch<Effect> {
  readonly #listeners = new Set<(report: SentenceReport<Effect>) => void>();

  /**
   * Calls a function for each sentence of effects as it is read, until the function that this returns is called.
   * Sentences that were read before are not read again, so it is for tools that read new texts.
   */
  readonly watch = (listener: (report: SentenceReport<Effect>) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Tells the listeners how a sentence was read. */
  readonly report = (report: () => SentenceReport<Effect>): void => {
    if (this.#listeners.size === 0) return;
    const made = report();
    for (const listener of this.#listeners) listener(made);
  };
}
