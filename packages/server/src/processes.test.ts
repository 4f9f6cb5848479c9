/** Several processes that are one server, with a real Redis and PostgreSQL. */
import { createServer } from 'node:net';
import { Client, type Room } from '@colyseus/sdk';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort, postgres } from '../test/postgres.js';
import { serverProcess, type ServerProcess } from '../test/process.js';
import { redis } from '../test/redis.js';
import { post, tableAt } from '../test/served.js';
import { connectRedis } from './redis.js';
import { CHANNEL } from './room.js';
import { sharedCounts } from './shared-counts.js';

const database = await postgres();
const hasRedis = await redis();
await hasRedis?.stop();
afterAll(() => database?.stop());

const LIMITS = { socketsOfAddress: 3, joinsPerMinute: 1_000, joinsOfSeatPerMinute: 1_000, botTables: 2 };

/** Starts processes of one server. */
async function processes(count: number, limits: object = LIMITS): Promise<readonly ServerProcess[]> {
  const started: ServerProcess[] = [];
  const presence = await redis();
  onTestFinished(async () => {
    await Promise.all(started.map(({ kill }) => kill()));
    await presence?.stop();
  });
  for (let nth = 0; nth < count; nth++) {
    const port = await freePort();
    const options = ['--games', 'taktik', '--port', `${port}`, '--address', `127.0.0.1:${port}`];
    const shared = ['--postgres', database?.url ?? '', '--redis', presence?.url ?? ''];
    started.push(await serverProcess([...options, ...shared, '--limits', JSON.stringify(limits)]));
  }
  return started;
}

describe.runIf(database && hasRedis)('the limits of processes that are one server', () => {
  /** Lets somebody watch a table, asking at one process. */
  async function watch(url: string, table: string): Promise<Room> {
    const room = await new Client(url).joinOrCreate('table', { table });
    room.reconnection.enabled = false;
    room.onMessage(CHANNEL, () => {});
    onTestFinished(() => room.connection.close());
    return room;
  }

  it('count the sockets of an address at all of them', async () => {
    const [one, two] = await processes(2);
    if (!one || !two) throw new Error('There are no processes.');
    const where = new Set<string>();
    const opened: Room[] = [];
    for (const { url } of [one, two, one]) {
      const { id } = await tableAt(url, { game: 'taktik' });
      const room = await watch(url, id);
      opened.push(room);
      where.add(new URL(String(room.connection.url)).host);
    }
    expect(where.size).toBe(2);
    const { id } = await tableAt(one.url, { game: 'taktik' });
    for (const { url } of [one, two]) await expect(watch(url, id)).rejects.toThrow('server.tooMany');
    await opened[0]?.leave();
    await expect.poll(() => watch(two.url, id).then(() => 'in', String)).toBe('in');
    await expect(watch(one.url, id)).rejects.toThrow('server.tooMany');
  }, 60_000);

  it('count the tables of bots alone that an address watches at all of them', async () => {
    const [one, two] = await processes(2, { ...LIMITS, socketsOfAddress: 100 });
    if (!one || !two) throw new Error('There are no processes.');
    const ofBots = { game: 'taktik', bots: { red: 'random', blue: 'random' } };
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth++) ids.push((await tableAt(one.url, ofBots)).id);
    const [first, second, third = '', fourth = ''] = ids;
    await watch(one.url, first ?? '');
    await watch(two.url, second ?? '');
    await expect(watch(one.url, third)).rejects.toThrow('server.tooMany');
    await expect(watch(two.url, fourth)).rejects.toThrow('server.tooMany');
  }, 60_000);

  it.each([
    ['joins of an address', { joinsPerMinute: 4 }],
    ['joins of a seat', { joinsOfSeatPerMinute: 4 }],
  ])(
    'count %s at all of them',
    async (_name, limit) => {
      const [one, two] = await processes(2, { ...LIMITS, socketsOfAddress: 100, ...limit });
      if (!one || !two) throw new Error('There are no processes.');
      const { id, tokens } = await tableAt(one.url, { game: 'taktik' });
      const body = JSON.stringify({ table: id, token: tokens.get('red') });
      const statuses: number[] = [];
      for (const { url } of [one, two, one, two, one, two])
        statuses.push((await post(`${url}/matchmake/joinOrCreate/table`, body)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    },
    60_000,
  );

  it('count the tables that an address requests at all of them', async () => {
    const [one, two] = await processes(2, { ...LIMITS, seatsPerMinute: 3 });
    const statuses: number[] = [];
    for (const server of [one, two, one, two])
      statuses.push((await post(`${server?.url}/api/tables`, '{"game":"taktik"}')).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  }, 60_000);
});

describe.runIf(database && hasRedis)('a database that a server of processes plays', () => {
  it('is no other server’s, and another process’s also after Redis was emptied', async () => {
    const one = await redis();
    const other = await redis();
    onTestFinished(async () => {
      await one?.stop();
      await other?.stop();
    });
    const startsWith = async (...options: readonly string[]) => {
      const shared = ['--games', 'taktik', '--postgres', database?.url ?? ''];
      const started = await serverProcess([...shared, ...options]);
      onTestFinished(started.kill);
      return 'started';
    };
    expect(await startsWith('--redis', one?.url ?? '')).toBe('started');
    await expect(startsWith('--redis', other?.url ?? '')).rejects.toThrow('The server ended');
    await expect(startsWith()).rejects.toThrow('The server ended');
    const client = await connectRedis(one?.url ?? '', () => {});
    await client.flushall();
    client.disconnect();
    expect(await startsWith('--redis', one?.url ?? '')).toBe('started');
  }, 90_000);
});

it.runIf(hasRedis)('what a process counts expires with it', async () => {
  const server = await redis();
  const client = await connectRedis(server?.url ?? '', () => {});
  const other = await connectRedis(server?.url ?? '', () => {});
  // A process that was killed a minute ago: its counts are about to expire.
  await client.zadd('reticle:things:processes', Date.now() - 61_000, 'killed');
  await client.set('reticle:things:killed:10.0.0.1', 7);
  const counts = [client, other].map((each) => sharedCounts(each, 'things', () => {}));
  onTestFinished(async () => {
    for (const each of counts) each.stop();
    client.disconnect();
    other.disconnect();
    await server?.stop();
  });
  counts[0]?.add('10.0.0.1', 1);
  counts[1]?.add('10.0.0.1', 1);
  counts[1]?.add('10.0.0.2', 1);
  await expect.poll(() => counts[0]?.of('10.0.0.1')).toBe(2);
  expect(await counts[0]?.of('10.0.0.2')).toBe(1);
  const keys = (await client.keys('reticle:things:*:10.*')).filter((key) => !key.includes('killed'));
  expect(keys).toHaveLength(3);
  for (const key of keys) expect(await client.ttl(key)).toBeGreaterThan(50);
  counts[1]?.add('10.0.0.1', -1);
  await expect.poll(() => counts[0]?.of('10.0.0.1')).toBe(1);
});

describe.runIf(hasRedis)('Redis', () => {
  it('that is not there is told by its address, without its password', async () => {
    const port = await freePort();
    const refused = connectRedis(`redis://:secret@127.0.0.1:${port}`, () => {});
    await expect(refused).rejects.toThrow(
      `Redis cannot be reached at 127.0.0.1:${port}: Error: connect ECONNREFUSED`,
    );
  });

  it('that takes the connection and says nothing is given up', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(connectRedis(`redis://127.0.0.1:${port}`, () => {})).rejects.toThrow('cannot be reached');
  }, 30_000);

  it('that stops answering fails what is asked in five seconds, and goes on once it answers', async () => {
    const server = await redis();
    const client = await connectRedis(server?.url ?? '', () => {});
    onTestFinished(async () => {
      client.disconnect();
      await server?.stop();
    });
    server?.freeze();
    const begun = performance.now();
    await expect(client.get('x')).rejects.toThrow('timed out');
    expect(performance.now() - begun).toBeLessThan(8_000);
    server?.thaw();
    await expect.poll(() => client.get('x').catch(String), { timeout: 10_000 }).toBeNull();
  }, 30_000);
});
