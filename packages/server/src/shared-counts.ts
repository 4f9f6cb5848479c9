import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { Counts } from './limits.js';

/** The seconds after which the counts of a process that was killed are forgotten. */
const KEPT = 60;

/** The milliseconds between two times at which a process says that it still counts. */
const BEAT = 15_000;

/** How many of something each address has now: at all processes that are one server. */
export interface AddressCounts {
  /** The sum of all addresses, at this process alone. */
  readonly total: number;
  /** Returns the count of an address at this process alone. */
  here(address: string): number;
  /** Returns the count of an address at all processes. @throws Error if Redis does not answer */
  of(address: string): Promise<number>;
  add(address: string, change: 1 | -1): void;
  stop(): void;
}

/** Counts in this process. */
export function localCounts(): AddressCounts {
  const counts = new Counts();
  return {
    get total() {
      return counts.total;
    },
    here: (address) => counts.of(address),
    of: async (address) => counts.of(address),
    add: (address, change) => counts.add(address, change),
    stop() {},
  };
}

/**
 * Counts in all processes that share a Redis. Each process writes its own counts, which expire with it, so
 * that a process that was killed does not count for ever.
 *
 * @param name what is counted
 * @param now returns the time in milliseconds
 * @param failed called if Redis does not take a count
 */
export function sharedCounts(
  redis: Redis,
  name: string,
  { now, failed }: { readonly now: () => number; readonly failed: (error: unknown) => void },
): AddressCounts {
  const self = randomUUID();
  const counts = new Counts();
  const processes = `reticle:${name}:processes`;
  const keyOf = (process: string, address: string) => `reticle:${name}:${process}:${address}`;
  const beat = async () => {
    const pipeline = redis
      .pipeline()
      .zadd(processes, now(), self)
      .zremrangebyscore(processes, '-inf', now() - KEPT * 1_000);
    for (const [address, count] of counts.entries()) pipeline.set(keyOf(self, address), count, 'EX', KEPT);
    await pipeline.exec();
  };
  const beating = setInterval(() => void beat().catch(failed), BEAT);
  beating.unref();
  // If it fails, the next beat makes up for it.
  const begun = beat().catch(failed);
  return {
    get total() {
      return counts.total;
    },
    here: (address) => counts.of(address),
    async of(address) {
      await begun;
      const others = (await redis.zrange(processes, 0, -1)).filter((each) => each !== self);
      const found = others.length > 0 ? await redis.mget(others.map((each) => keyOf(each, address))) : [];
      return found.reduce((sum, count) => sum + Number(count ?? 0), counts.of(address));
    },
    add(address, change) {
      counts.add(address, change);
      const count = counts.of(address);
      const key = keyOf(self, address);
      const written = count > 0 ? redis.set(key, count, 'EX', KEPT) : redis.del(key);
      written.catch(failed);
    },
    stop: () => clearInterval(beating),
  };
}
