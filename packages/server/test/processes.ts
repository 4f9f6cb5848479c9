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

/** What one address may, at all processes together. */
export const LIMITS = {
  socketsOfAddress: 3,
  joinsPerMinute: 60,
  joinsOfSeatPerMinute: 4,
  seatsPerMinute: 40,
  botTables: 2,
};

/** Starts two processes of one server behind a proxy. */
export async function twoProcesses(): Promise<{
  readonly processes: readonly [ServerProcess, ServerProcess];
  readonly stop: () => Promise<void>;
}> {
  const shared = await redis();
  const started = async () => {
    const port = await freePort();
    const options = ['--games', 'taktik', '--port', `${port}`, '--address', `127.0.0.1:${port}`];
    const stores = ['--postgres', database?.url ?? '', '--redis', shared?.url ?? '', '--proxies', '1'];
    return serverProcess([...options, ...stores, '--limits', JSON.stringify(LIMITS)]);
  };
  const both = await Promise.all([started(), started()]);
  return {
    processes: both,
    async stop() {
      await Promise.all(both.map(({ kill }) => kill()));
      await shared?.stop();
    },
  };
}

/** What the proxy says of a client with an address. */
export const from = (address: string) => ({ 'x-forwarded-for': address });

/** Lets somebody watch a table from an address, asking at one process. */
export async function watch(url: string, table: string, address: string): Promise<Room> {
  const room = await new Client(url, { headers: from(address) }).joinOrCreate('table', { table });
  room.reconnection.enabled = false;
  room.onMessage(CHANNEL, () => {});
  onTestFinished(() => room.connection.close());
  return room;
}
