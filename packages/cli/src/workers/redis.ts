import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { cliIssue, EXIT, Failure, reasonOf } from '../failure.js';
import { version as commandVersion } from '../version.js';

/** The beginning of the names of all that stands in Redis. */
export const PREFIX = 'reticle-work';

/**
 * Returns the name of the queue of a game's matches. It tells the versions of this command and of the game, so that
 * nobody plays a match who would play it differently.
 */
export const queueName = (game: string, version: number): string => `${commandVersion}-${game}-${version}`;

/** The seconds for which options of matches are kept after they were used last. */
const KEPT = 86_400;

const keyOf = (digest: string): string => `${PREFIX}:options:${digest}`;

/** Keeps the options of matches in Redis. Returns under what. */
export async function keepOptions(redis: Redis, json: string): Promise<string> {
  const digest = createHash('sha256').update(json).digest('hex');
  await redis.set(keyOf(digest), json, 'EX', KEPT);
  return digest;
}

/** Returns the options of matches as JSON. Returns null if Redis does not have them any more. */
export const optionsUnder = (redis: Redis, digest: string): Promise<string | null> =>
  redis.get(keyOf(digest));

/** The milliseconds that Redis may take to connect at first. */
const CONNECT = 5_000;

/**
 * Connects to Redis, and again whenever the connection is lost: what is asked meanwhile waits.
 *
 * @throws Failure if it cannot be reached now
 */
export async function connected(url: URL): Promise<Redis> {
  const { Redis: Connection } = await import('ioredis');
  const redis = new Connection(url.href, {
    lazyConnect: true,
    connectTimeout: CONNECT,
    // The blocking requests of a queue wait as long as it takes.
    maxRetriesPerRequest: null,
  });
  // What breaks the first connection says why; `connect` only says that it is closed.
  let reason: unknown;
  redis.on('error', (error: unknown) => (reason = error));
  try {
    await redis.connect();
    return redis;
  } catch (error) {
    redis.disconnect();
    throw new Failure(EXIT.badInput, [
      cliIssue('noRedis', { host: url.host, reason: reasonOf(reason ?? error) }),
    ]);
  }
}
