import type { TableStore } from '../store/store.js';

/** The milliseconds between two ticks of a server. */
const BEAT = 5_000;

/**
 * The most milliseconds between two ticks that count as time in which the server ran. After a longer pause it
 * was away, and the pause does not count.
 */
export const MOST_PAUSE = 15_000;

/**
 * The time in which at least one process of a server ran, in milliseconds since its store was made. The
 * clocks of tables go by it while nobody is at the table: time in which nobody could have played is no
 * thinking time. All processes of one store count the same time.
 */
export class ServedTime {
  readonly #store: TableStore;
  readonly #now: () => number;
  #total = 0;
  #at = 0;
  #beat: ReturnType<typeof setInterval> | undefined;

  constructor(store: TableStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Begins to tick. `failed` is called with what the store throws. */
  async start(failed: (error: unknown) => void): Promise<void> {
    await this.read();
    this.#beat = setInterval(() => void this.read().catch(failed), BEAT);
    this.#beat.unref();
  }

  stop(): void {
    clearInterval(this.#beat);
  }

  /** Ticks, and returns the time. */
  async read(): Promise<number> {
    const now = this.#now();
    this.#total = await this.#store.tick(now, MOST_PAUSE);
    this.#at = now;
    return this.#total;
  }

  /** Returns the time, as far as it follows from the last tick. */
  get estimate(): number {
    return this.#total + Math.min(MOST_PAUSE, Math.max(0, this.#now() - this.#at));
  }
}
