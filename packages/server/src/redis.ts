import { Redis } from 'ioredis';

/** The milliseconds that Redis may take to connect. */
const CONNECT = 5_000;

/** The milliseconds that Redis may take to answer. What takes longer fails, also while it is away. */
const COMMAND = 5_000;

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
  const redis = new Redis(url, {
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
