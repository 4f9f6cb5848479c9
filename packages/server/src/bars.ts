import type { OpenRoom } from './open-room.js';
import type { Bar, TableStore } from './store/store.js';

/** The milliseconds after which a process knows what was barred at another one. */
const LOOK = 5_000;

/** What the bars of a server need of it. */
interface BarOptions {
  readonly store: TableStore;
  /** The open rooms of this process. */
  readonly open: ReadonlySet<OpenRoom>;
  readonly failed: (error: unknown) => void;
}

const keyOf = ({ what, name }: Bar): string => `${what} ${name}`;

/** The tables and addresses that an operator has barred, at all processes of the server. */
export class Bars {
  readonly #options: BarOptions;
  #barred: ReadonlySet<string> = new Set();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(options: BarOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.#look();
    this.#timer = setInterval(() => void this.#look().catch(this.#options.failed), LOOK);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  has(bar: Bar): boolean {
    return this.#barred.has(keyOf(bar));
  }

  /** Bars something, or no longer. Whoever is there is disconnected. */
  async change(bar: Bar, isBarred: boolean): Promise<void> {
    await this.#options.store.bar(bar, isBarred);
    await this.#look();
  }

  async #look(): Promise<void> {
    const { store, open } = this.#options;
    const bars = await store.bars();
    this.#barred = new Set(bars.map(keyOf));
    const addresses = bars.filter(({ what }) => what === 'address').map(({ name }) => name);
    for (const room of open) {
      if (this.has({ what: 'table', name: room.table })) room.give();
      else for (const address of addresses) room.cut((each) => each.address === address);
    }
  }
}
