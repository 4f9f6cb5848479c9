import { StepTakenError, type TableStore } from './store.js';

/** The milliseconds for which a write that failed counts, unless a move or a table is saved before. */
const REMEMBERED = 60_000;

/**
 * A store that notes whether it can be written. One whose disk is full still reads, and may still write over what is
 * there: then only who makes a move, or opens a table, hears of it.
 */
export class AskedStore {
  /** The store, whose writes are noted. */
  readonly store: TableStore;
  readonly #now: () => number;
  #failed: { readonly error: unknown; readonly at: number } | undefined;

  constructor(store: TableStore, now: () => number) {
    this.#now = now;
    this.store = {
      ...store,
      append: async (...sent) => {
        await this.#noted(store.append(...sent));
        this.#failed = undefined;
      },
      create: async (...sent) => {
        await this.#noted(store.create(...sent));
        this.#failed = undefined;
      },
      // Every few seconds, also if nobody plays. That it succeeds says nothing: it writes over what is there.
      tick: async (...sent) => this.#noted(store.tick(...sent)),
    };
  }

  /** Asks whether the store reads, and wrote when it had to last. @throws Error if it does not */
  async answers(): Promise<void> {
    await this.store.table('ready');
    if (this.#failed && this.#now() - this.#failed.at < REMEMBERED) throw this.#failed.error;
  }

  async #noted<Value>(writing: Promise<Value>): Promise<Value> {
    try {
      return await writing;
    } catch (error) {
      if (!(error instanceof StepTakenError)) this.#failed = { error, at: this.#now() };
      throw error;
    }
  }
}
