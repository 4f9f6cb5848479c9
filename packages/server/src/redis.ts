import { Redis, type Command, type RedisOptions } from 'ioredis';
import { isAway, setAway } from './away.js';

/** The milliseconds that Redis may take to connect. */
const CONNECT = 5_000;

/** The milliseconds that Redis may take to answer. What takes longer fails, also while it is away. */
const COMMAND = 5_000;

/** A connection of which it is known later that an error came from it. */
class WatchedRedis extends Redis {
  override sendCommand(...sent: Parameters<Redis['sendCommand']>): unknown {
    const [command]: [Pick<Command, 'promise'>, ...unknown[]] = sent;
    command.promise.catch(setAway);
    return super.sendCommand(...sent);
  }

  override duplicate(more?: Partial<RedisOptions>): Redis {
    return new WatchedRedis({ ...this.options, ...more });
  }
}

/**
 * Lets the process live if a request to Redis fails for whose answer nobody waits: Colyseus sends such requests, for
 * instance to count its rooms. Whatever else nobody waits for ends the process, as it does without this.
 *
 * @param failed called with the error
 * @returns a function that ends this
 */
export function surviveRedis(failed: (error: unknown) => void): () => void {
  const listener = (error: unknown): void => {
    if (!isAway(error)) throw error;
    failed(error);
  };
  process.on('unhandledRejection', listener);
  return () => void process.off('unhandledRejection', listener);
}

/** Connects once more, to the same Redis. */
export function anotherConnection(redis: Redis, failed: (error: unknown) => void): Redis {
  return redis.duplicate().on('error', failed);
}

/**
 * Connects to Redis, and again whenever the connection is lost.
 *
 * @param failed called with what breaks the connection later
 * @throws Error if Redis cannot be reached now
 */
export async function connectRedis(url: string, failed: (error: unknown) => void): Promise<Redis> {
  const redis = new WatchedRedis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT,
    commandTimeout: COMMAND,
    keepAlive: 10_000,
  });
  // What breaks the first connection says why; `connect` only says that it is closed.
  let reason: unknown;
  redis.on('error', (error) => {
    reason ??= error;
    if (isConnected) failed(error);
  });
  let isConnected = false;
  try {
    await redis.connect();
    await redis.ping();
    isConnected = true;
  } catch (error) {
    redis.disconnect();
    const { host } = new URL(url);
    throw new Error(`Redis cannot be reached at ${host}: ${String(reason ?? error)}`, { cause: error });
  }
  return redis;
}
