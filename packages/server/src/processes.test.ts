/** Several processes that are one server, with a real Redis and PostgreSQL. */
import type { Room } from '@colyseus/sdk';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../test/postgres.js';
import { database, hasRedis, LIMITS, processes, watch } from '../test/processes.js';
import { redis } from '../test/redis.js';
import { post, tableAt } from '../test/served.js';
import { connectRedis } from './redis.js';
import { sharedCounts } from './shared-counts.js';

describe.runIf(database && hasRedis)('the limits of processes that are one server', () => {
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
});
