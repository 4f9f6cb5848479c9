/** Several processes that are one server, with a real Redis and PostgreSQL. */
import { Client, type Room } from '@colyseus/sdk';
import { afterAll, onTestFinished } from 'vitest';
import { CHANNEL } from '../src/room.js';
import { freePort, postgres } from './postgres.js';
import { serverProcess, type ServerProcess } from './process.js';
import { redis } from './redis.js';

/** The database of a test file. Undefined if PostgreSQL is not installed. */
export const database = await postgres();
const presence = await redis();
await presence?.stop();
/** Whether Redis is installed. */
export const hasRedis = presence !== undefined;
afterAll(() => database?.stop());

/** Limits that only sockets and tables of bots reach. */
export const LIMITS = {
  socketsOfAddress: 3,
  joinsPerMinute: 1_000,
  joinsOfSeatPerMinute: 1_000,
  botTables: 2,
};

/** Starts processes of one server. */
export async function processes(count: number, limits: object = LIMITS): Promise<readonly ServerProcess[]> {
  const started: ServerProcess[] = [];
  const shared = await redis();
  onTestFinished(async () => {
    await Promise.all(started.map(({ kill }) => kill()));
    await shared?.stop();
  });
  for (let nth = 0; nth < count; nth++) {
    const port = await freePort();
    const options = ['--games', 'taktik', '--port', `${port}`, '--address', `127.0.0.1:${port}`];
    const stores = ['--postgres', database?.url ?? '', '--redis', shared?.url ?? ''];
    started.push(await serverProcess([...options, ...stores, '--limits', JSON.stringify(limits)]));
  }
  return started;
}

/** Lets somebody watch a table, asking at one process. */
export async function watch(url: string, table: string): Promise<Room> {
  const room = await new Client(url).joinOrCreate('table', { table });
  room.reconnection.enabled = false;
  room.onMessage(CHANNEL, () => {});
  onTestFinished(() => room.connection.close());
  return room;
}
