import type { Result } from '@reticle/core';
import type { LogEntry } from './position.js';

/** Thrown if the keeper of a table could not save an entry, because of what it has thrown. */
export class NotKeptError extends Error {
  override readonly name = 'NotKeptError';

  constructor(cause: unknown) {
    super('The entry was not saved.', { cause });
  }
}

/** What the steps that a table makes by itself need of it. */
interface OwnTable {
  readonly step: () => number;
  /** Runs a task after the messages that are being handled. Tells the keeper what it throws. */
  readonly queued: (task: () => Promise<void>) => Promise<void>;
  /** @throws NotKeptError if the entry could not be saved */
  readonly enter: (entry: LogEntry) => Promise<Result<true>>;
  /** Waits before something is tried again. It is not tried again if this is false, or missing. */
  readonly again: (failures: number) => Promise<boolean> | undefined;
  readonly failed: (error: unknown) => void;
}

/** An entry that comes before any other at a step. */
interface OwedEntry {
  readonly entry: LogEntry;
  readonly step: number;
}

/**
 * The steps that nobody asks for again if they could not be saved: moves of bots, forfeits by the clock, and what
 * the seats have agreed on. They are tried again until they are saved, or something else came instead.
 */
export class OwnSteps {
  readonly #table: OwnTable;
  #owed: OwedEntry | undefined;

  constructor(table: OwnTable) {
    this.#table = table;
  }

  /**
   * Does something after the messages that are being handled, unless it is void then. If an entry could not be
   * saved, it is done again later.
   *
   * @param failures how often that has happened already
   */
  async persist(isVoid: () => boolean, task: () => Promise<void>, failures = 0): Promise<void> {
    for (let times = failures; ; times++) {
      if (times > 0 && (await this.#table.again(times)) !== true) return;
      const tried = { isKept: true };
      await this.#table.queued(async () => {
        if (isVoid()) return;
        try {
          await task();
        } catch (error) {
          tried.isKept = !(error instanceof NotKeptError);
          throw error;
        }
      });
      if (tried.isKept) return;
    }
  }

  /** Adds an entry after the messages that are being handled, unless one of them makes a step. */
  owe(entry: LogEntry, failures = 0): Promise<void> {
    const owed = { entry, step: this.#table.step() };
    return this.persist(
      () => this.#table.step() !== owed.step,
      () => {
        this.#owed = owed;
        return this.pay();
      },
      failures,
    );
  }

  /** Adds an entry while a message is being handled. */
  async oweNow(entry: LogEntry): Promise<void> {
    this.#owed = { entry, step: this.#table.step() };
    try {
      await this.pay();
    } catch (error) {
      if (!(error instanceof NotKeptError)) throw error;
      this.#table.failed(error);
      void this.owe(entry, 1);
    }
  }

  /**
   * Adds the entry that comes before any other at this step, if there is one. @throws NotKeptError if it could not
   * be saved
   */
  async pay(): Promise<void> {
    const owed = this.#owed;
    if (owed?.step === this.#table.step()) await this.#table.enter(owed.entry);
    this.#owed = undefined;
  }
}
