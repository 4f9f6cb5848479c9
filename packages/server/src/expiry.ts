import { setTimeout as pause } from 'node:timers/promises';
import type { OpenRoom } from './open-room.js';
import type { TableStore } from './store/store.js';

/** The milliseconds of a day, and between two looks for tables that nobody uses any more. */
const [DAY, LOOK] = [86_400_000, 3_600_000];

/** The milliseconds between two deletions of some tables, in which everybody else is answered. */
const BETWEEN = 50;

/** What the expiry of tables needs of the server. */
interface Expiry {
  readonly store: TableStore;
  /** The open rooms of this process: their tables are in use. */
  readonly open: ReadonlySet<OpenRoom>;
  /** The days after which a table that nobody opened again is deleted. */
  readonly days: number;
  readonly now: () => number;
  readonly deleted: (tables: number) => void;
  readonly failed: (error: unknown) => void;
}

/** Deletes tables that nobody has opened for so many days: at once and every hour. */
export function expireTables(expiry: Expiry): { stop(): void } {
  let isStopped = false;
  const look = async (): Promise<void> => {
    const { store, open, days, now, deleted } = expiry;
    for (const { table } of open) await store.touch(table, now());
    let found = 0;
    for (;;) {
      const some = isStopped ? 0 : await store.expire(now(), days * DAY);
      if (some === 0) break;
      found += some;
      await pause(BETWEEN);
    }
    if (found > 0) deleted(found);
  };
  const looks = () => void look().catch(expiry.failed);
  const timer = setInterval(looks, LOOK);
  timer.unref();
  looks();
  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
