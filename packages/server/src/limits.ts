import { rateLimit } from 'express-rate-limit';
import type { Request, RequestHandler, Response } from 'express';
import type { Redis } from 'ioredis';
import { RedisStore } from 'rate-limit-redis';
import * as z from 'zod';

/** What Redis answers to the commands of a limit. */
const value = z.union([z.boolean(), z.number(), z.string()]);
const reply = z.union([value, z.array(value)]);

/** A rate: how often something may be done. */
export interface Rate {
  readonly perSecond: number;
  /** The most times at once, after a rest. */
  readonly burst: number;
}

/** The limits of what one address, or one seat of a table, may take of a server. */
export interface ServerLimits {
  /**
   * The rate of messages of a seat at a table, all its sockets together; of spectators, of an address at a
   * table. Beyond it messages are refused, and a client that continues is disconnected. A request for the
   * whole view counts ten times. Defaults to 20 a second, 60 at once.
   */
  readonly messages: Rate;
  /** The rate of messages of an address, at all tables together. Defaults to 200 a second, 600 at once. */
  readonly messagesOfAddress: Rate;
  /** The rate of reports of a seat at a table. Defaults to one a minute, 5 at once. */
  readonly reports: Rate;
  /** The rate of reports of an address, at all tables together. Defaults to 6 a minute, 20 at once. */
  readonly reportsOfAddress: Rate;
  /** The most tables and seats that one address may request in a minute. Defaults to 60. */
  readonly seatsPerMinute: number;
  /** The most times that one address may ask to be let in to a table in a minute. Defaults to 120. */
  readonly joinsPerMinute: number;
  /** The most times that one seat may ask to be let in to its table in a minute. Defaults to 60. */
  readonly joinsOfSeatPerMinute: number;
  /** The most open sockets of one address. Defaults to 100. */
  readonly socketsOfAddress: number;
  /** The most open sockets of one seat at a table. Defaults to 8. */
  readonly socketsOfSeat: number;
  /** The most spectators of a table. Defaults to 200. */
  readonly spectators: number;
  /** The most tables of bots alone that one address may watch at a time. Defaults to 3. */
  readonly botTables: number;
}

/** The limits of a server that is told no others. */
export const DEFAULT_LIMITS: ServerLimits = {
  messages: { perSecond: 20, burst: 60 },
  messagesOfAddress: { perSecond: 200, burst: 600 },
  reports: { perSecond: 1 / 60, burst: 5 },
  reportsOfAddress: { perSecond: 1 / 10, burst: 20 },
  seatsPerMinute: 60,
  joinsPerMinute: 120,
  joinsOfSeatPerMinute: 60,
  socketsOfAddress: 100,
  socketsOfSeat: 8,
  spectators: 200,
  botTables: 3,
};

/** A rate limit (a token bucket). */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #since: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.burst;
    this.#since = now();
  }

  /** Whether it may be done once more. If so, it is counted, as `cost` times. */
  allows(cost = 1): boolean {
    this.#refill();
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** Whether nothing was done for so long that everything is allowed again. */
  get isRested(): boolean {
    this.#refill();
    return this.#left >= this.#rate.burst;
  }

  #refill(): void {
    const now = this.#now();
    const { perSecond, burst } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#since) / 1_000) * perSecond);
    this.#since = now;
  }
}

/** The number of keys after which those at rest are forgotten. */
const MANY_KEYS = 10_000;

/** The same rate limit for each of many keys, such as addresses. */
export class RateLimits {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #limits = new Map<string, RateLimit>();
  #forgetAt = MANY_KEYS;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Whether it may be done once more for this key. If so, it is counted, as `cost` times. */
  allows(key: string, cost = 1): boolean {
    const limit = this.#limits.get(key) ?? new RateLimit(this.#rate, this.#now);
    this.#limits.set(key, limit);
    if (this.#limits.size >= this.#forgetAt) this.#forget();
    return limit.allows(cost);
  }

  /** Forgets the keys at rest. A new limit allows them the same. */
  #forget(): void {
    for (const [key, limit] of this.#limits) if (limit.isRested) this.#limits.delete(key);
    this.#forgetAt = Math.max(MANY_KEYS, this.#limits.size * 2);
  }
}

/** Counts how many of something each key has now, such as sockets of addresses. */
export class Counts {
  readonly #counts = new Map<string, number>();

  /** All of them together. */
  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  entries(): Iterable<readonly [key: string, count: number]> {
    return this.#counts;
  }

  add(key: string, change: 1 | -1): void {
    const count = this.of(key) + change;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}

/** What a limit of requests is of. */
interface RequestLimit {
  /** Its name, by which all processes count together. */
  readonly name: string;
  readonly perMinute: number;
  /** Returns what a request counts for: an address, or a seat. Undefined if it does not count. */
  readonly keyOf: (request: Request, response: Response) => string | undefined;
  /** Answers a request beyond the limit. */
  readonly refuse: (response: Response) => void;
}

/** Makes a limit of requests. With Redis all processes count together. */
export const requestsPerMinute = (
  { name, perMinute, keyOf, refuse }: RequestLimit,
  redis: Redis | undefined,
): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skip: (request, response) => keyOf(request, response) === undefined,
    keyGenerator: (request, response) => keyOf(request, response) ?? '',
    handler: (_request, response) => refuse(response),
    ...(redis ? { store: redisStore(redis, name) } : {}),
  });

const redisStore = (redis: Redis, name: string): RedisStore =>
  new RedisStore({
    prefix: `reticle:${name}:`,
    sendCommand: async (command: string, ...args: string[]) =>
      reply.parse(await redis.call(command, ...args)),
  });
