import { sameValue } from '@reticle/core';
import { MissingStepError, StepTakenError, type StoredEntry, type TableStore } from '../store/store.js';

/** Returns the milliseconds before something is tried again that the store has refused so often. */
export const pauseAfter = (failures: number): number => Math.min(500 * 2 ** (failures - 1), 5_000);

/** What the log of a table needs of it. */
interface LogOwner {
  readonly store: TableStore;
  /** The id of the table. */
  readonly id: string;
  /** Waits before something is tried again. Returns false if the table was closed meanwhile. */
  readonly again: (failures: number) => Promise<boolean>;
  /** Called with what was thrown while nobody waits for an answer. */
  readonly failed: (error: unknown) => void;
  /** Called if the store knows more of the table than this process. */
  readonly outrun: () => void;
}

/**
 * The log of a table, as it is written. The store may save an entry, and fail to say so: then what the log holds
 * decides.
 */
export class KeptLog {
  readonly #owner: LogOwner;
  /** The last step for which the store did not say whether it has saved an entry. */
  #doubtful: number | undefined;

  constructor(owner: LogOwner) {
    this.#owner = owner;
  }

  /**
   * Saves the entry that leads to a step. Throws if the store does not hold it, with what the store has thrown. If
   * the store does not answer, waits until it does, or the table is closed. @throws StepTakenError if the store
   * holds another entry there
   */
  async append(step: number, entry: StoredEntry): Promise<void> {
    const { store, id, failed, outrun } = this.#owner;
    try {
      await store.append(id, step, entry);
    } catch (error) {
      const isTaken = error instanceof StepTakenError;
      if (!isTaken) this.#doubtful = step;
      const held = this.#doubtful === step ? await this.#held(step, entry) : 'another';
      if (held === 'this') return isTaken ? undefined : failed(error);
      if (held === 'nothing' && !isTaken) throw error;
      outrun();
      throw isTaken ? error : new StepTakenError(`Step ${step} of ${id} is taken.`);
    }
  }

  /**
   * Finds out what the store holds at a step, however long it does not answer. That it holds nothing is believed
   * the second time: what it was asked to save may be on its way when it begins to answer.
   */
  async #held(step: number, { entry }: StoredEntry): Promise<'this' | 'another' | 'nothing'> {
    const { store, id, again, failed } = this.#owner;
    let isMissing = false;
    for (let failures = 1; ; failures++) {
      try {
        const found = (await store.log(id))[step - 1];
        if (found) return sameValue(found.entry, entry) ? 'this' : 'another';
        if (isMissing) return 'nothing';
        isMissing = true;
        failures = 1;
      } catch (error) {
        // It has answered: what it holds does not fit.
        if (error instanceof MissingStepError) return 'another';
        failed(error);
      }
      if (!(await again(failures))) return 'nothing';
    }
  }
}
