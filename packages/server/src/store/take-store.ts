import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { StoreInUseError, type TableStore } from './store.js';

/** Where Redis has the name that the processes of one server share. */
const NAME = 'reticle:server';

/** The milliseconds between two times at which a process writes that name again, if Redis has lost it. */
const BEAT = 5_000;

/** The milliseconds for which a process waits for another one to write the name. */
const PATIENCE = 3 * BEAT;

/** A store that a server has taken. */
interface TakenStore {
  stop(): void;
}

/**
 * Takes a store for a server. Processes that share a Redis are one server: the first of them names it there.
 * Two servers with a Redis of their own each have different names, so that the second does not get the store.
 *
 * @param lost called if another server has the store now
 * @throws StoreInUseError if another server has taken it
 */
export async function takeStore(
  store: TableStore,
  redis: Redis | undefined,
  { failed, lost }: { readonly failed: (error: unknown) => void; readonly lost: (error: unknown) => void },
): Promise<TakenStore> {
  if (!redis) {
    await store.take?.(null, lost);
    return { stop() {} };
  }
  const name = await takeTogether(store, redis, lost);
  const beat = setInterval(() => void redis.set(NAME, name, 'NX').catch(failed), BEAT);
  beat.unref();
  return { stop: () => clearInterval(beat) };
}

/** Takes a store together with the other processes of a server. Returns its name. */
async function takeTogether(
  store: TableStore,
  redis: Redis,
  lost: (error: unknown) => void,
): Promise<string> {
  for (const end = performance.now() + PATIENCE; ; await pause(BEAT / 10)) {
    const found = await redis.get(NAME);
    const name = found ?? randomUUID();
    try {
      await store.take?.(name, lost);
      await redis.set(NAME, name);
      return name;
    } catch (error) {
      // A Redis that was emptied gets the name again from a process that runs.
      const mayBeOurs = error instanceof StoreInUseError && found === null;
      if (!mayBeOurs || performance.now() > end) throw error;
    }
  }
}
