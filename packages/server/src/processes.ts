import { setTimeout as pause } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import type { Redis } from 'ioredis';
import * as z from 'zod';
import type { OpenRoom } from './open-room.js';

/** Where Redis has what each process says of itself. */
const PROCESSES = 'reticle:processes';

/** The milliseconds between two times at which a process says it again, if Redis was emptied. */
const BEAT = 15_000;

const said = z.object({
  versions: z.record(z.string(), z.int()).describe('The version of each game.'),
  isDraining: z.boolean(),
});
/** What a process says of itself to the others. */
type Said = z.infer<typeof said>;

/** The processes of a server, as one of them knows them. */
export interface Processes {
  /** Chooses the process that opens a table. */
  readonly choose: () => Promise<string>;
  /** Tells the others that this process opens no more tables. Returns whether there is another that does. */
  readonly drain: () => Promise<boolean>;
  /** Tells the others that this process is there, once it can be reached. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A server of one process. */
export const oneProcess = (): Processes => ({
  choose: async () => matchMaker.processId,
  drain: async () => false,
  start: async () => {},
  stop: async () => {},
});

/**
 * The processes that share a Redis. A table is opened by one that is not about to end, and whose games no other
 * has in a newer version: an older one could not go on with a match that a newer one has played. Of these it is
 * the one with the fewest tables.
 *
 * @param versions the version of each game of this process
 */
export function processesOf(
  redis: Redis,
  versions: Said['versions'],
  failed: (error: unknown) => void,
): Processes {
  let isDraining = false;
  let beat: ReturnType<typeof setInterval> | undefined;
  const says = async () =>
    redis.hset(PROCESSES, matchMaker.processId, JSON.stringify({ versions, isDraining }));
  const known = async () => {
    const [all, stats] = await Promise.all([redis.hgetall(PROCESSES), matchMaker.stats.fetchAll()]);
    return stats.flatMap(({ processId, roomCount }) => {
      const json = all[processId];
      return json === undefined ? [] : [{ processId, roomCount, ...said.parse(JSON.parse(json)) }];
    });
  };
  const able = async () => {
    const there = (await known()).filter((each) => !each.isDraining);
    return there.filter((each) => !there.some((other) => isNewer(other, each)));
  };
  return {
    async choose() {
      const [found] = (await able()).toSorted((a, b) => a.roomCount - b.roomCount);
      return found?.processId ?? matchMaker.processId;
    },
    async drain() {
      isDraining = true;
      await says();
      return (await able()).some(({ processId }) => processId !== matchMaker.processId);
    },
    async start() {
      const all = await matchMaker.stats.fetchAll();
      const gone = (await redis.hkeys(PROCESSES)).filter(
        (each) => !all.some(({ processId }) => processId === each),
      );
      if (gone.length > 0) await redis.hdel(PROCESSES, ...gone);
      await says();
      beat = setInterval(() => void says().catch(failed), BEAT);
      beat.unref();
    },
    async stop() {
      clearInterval(beat);
      await redis.hdel(PROCESSES, matchMaker.processId);
    },
  };
}

const isNewer = (one: Pick<Said, 'versions'>, other: Pick<Said, 'versions'>): boolean =>
  Object.entries(one.versions).some(([game, version]) => version > (other.versions[game] ?? version));

/** The milliseconds between two looks at which tables are still open. */
const LOOK = 100;

/**
 * Empties a process that is about to end. If another process opens tables, the tables go there, one after the
 * other, so that not all clients come back at once. Otherwise they stay until everybody has left them.
 *
 * @param seconds the most seconds that this takes
 */
export async function drainRooms(
  open: ReadonlySet<OpenRoom>,
  seconds: number,
  others: boolean,
): Promise<void> {
  for (const room of open) room.tellEnding(seconds);
  const end = performance.now() + seconds * 1_000;
  const rooms = [...open];
  for (const [at, room] of others ? rooms.entries() : []) {
    if (open.has(room)) room.give();
    await pause(Math.max(0, (end - performance.now()) / (rooms.length - at) / 2));
  }
  while (open.size > 0 && performance.now() < end) await pause(LOOK);
}
