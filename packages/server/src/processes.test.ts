/** Several processes that are one server, with a real Redis and PostgreSQL. */
import type { Room } from '@colyseus/sdk';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../test/postgres.js';
import { database, from, hasRedis, LIMITS, twoProcesses, watch } from '../test/processes.js';
import { RawSocket } from '../test/raw-socket.js';
import { redis } from '../test/redis.js';
import { door, forget, post, servedHere, SocketClient, tableAt } from '../test/served.js';
import * as z from 'zod';
import { sqliteStore } from './index.js';
import { connectRedis, surviveRedis } from './redis.js';
import { sharedCounts } from './shared-counts.js';

const text = z.string();

describe.runIf(database && hasRedis)('the limits of processes that are one server', () => {
  let [one, two] = ['', ''];
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const started = await twoProcesses();
    stop = started.stop;
    [one, two] = [started.processes[0].url, started.processes[1].url];
  }, 60_000);
  afterAll(() => stop());
  const taktik = { game: 'taktik' };
  /** Asks in turn, one time more than is allowed. Returns how often it was let through. */
  const asked = async (most: number, path: string, body: object, address: string) => {
    const statuses: number[] = [];
    for (let nth = 0; nth <= most; nth++)
      statuses.push(
        (await post(`${nth % 2 === 0 ? one : two}${path}`, JSON.stringify(body), from(address))).status,
      );
    expect(statuses.at(-1)).toBe(429);
    return statuses.filter((status) => status < 300).length;
  };

  it('count the sockets of an address at all of them', async () => {
    const where = new Set<string>();
    const opened: Room[] = [];
    for (const url of [one, two, one]) {
      const { id } = await tableAt(url, taktik);
      const room = await watch(url, id, '10.0.0.1');
      opened.push(room);
      where.add(new URL(String(room.connection.url)).host);
      // A process tells the others at most once a second how many tables it has.
      await pause(1_100);
    }
    expect(where.size).toBe(2);
    const { id } = await tableAt(one, taktik);
    for (const url of [one, two]) await expect(watch(url, id, '10.0.0.1')).rejects.toThrow('server.tooMany');
    await opened[0]?.leave();
    const again = () => watch(two, id, '10.0.0.1').then(() => 'in', String);
    await expect.poll(again, { interval: 200, timeout: 5_000 }).toBe('in');
    await expect(watch(one, id, '10.0.0.1')).rejects.toThrow('server.tooMany');
  }, 60_000);

  it('count the tables of bots alone that an address watches at all of them', async () => {
    const ofBots = { ...taktik, bots: { red: 'random', blue: 'random' } };
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth++) ids.push((await tableAt(one, ofBots)).id);
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await watch(one, first, '10.0.0.2');
    await watch(two, second, '10.0.0.2');
    await expect(watch(one, third, '10.0.0.2')).rejects.toThrow('server.tooMany');
    await expect(watch(two, fourth, '10.0.0.2')).rejects.toThrow('server.tooMany');
  }, 60_000);

  it('know at each of them who sits at a table of another, so that no seat is given away', async () => {
    const { json } = await door(one, 'tables', { game: 'taktik' });
    const [id, opener] = [text.parse(json['id']), text.parse(json['opener'])];
    const token = text.parse((await door(two, `tables/${id}/seats/red`, {})).json['token']);
    const client = await SocketClient.join(one, id, token);
    const again = async (url: string) => (await door(url, `tables/${id}/seats/red/again`, { opener })).status;
    expect([await again(one), await again(two)]).toEqual([409, 409]);
    client.room.connection.close();
    await expect.poll(() => again(one)).toBe(201);
  }, 60_000);

  it('count the joins of an address at all of them', async () => {
    const { id: table } = await tableAt(one, taktik);
    const most = LIMITS.joinsPerMinute;
    expect(await asked(most, '/matchmake/joinOrCreate/table', { table }, '10.0.0.3')).toBe(most);
  }, 60_000);

  it('count the joins of a seat at all of them', async () => {
    const { id: table, tokens } = await tableAt(one, taktik);
    const most = LIMITS.joinsOfSeatPerMinute;
    const body = { table, token: tokens.get('red') };
    expect(await asked(most, '/matchmake/joinOrCreate/table', body, '10.0.0.4')).toBe(most);
  }, 60_000);

  it('count the tables that an address requests at all of them', async () => {
    const most = LIMITS.seatsPerMinute;
    expect(await asked(most, '/api/tables', taktik, '10.0.0.5')).toBe(most);
  }, 60_000);
});

it.runIf(hasRedis)('what a process counts expires with it', async () => {
  const server = await redis();
  const client = await connectRedis(server?.url ?? '', () => {});
  const other = await connectRedis(server?.url ?? '', () => {});
  // A process that was killed a minute ago: its counts are about to expire.
  await client.zadd('reticle:things:processes', Date.now() - 61_000, 'killed');
  await client.set('reticle:things:killed:10.0.0.1', 7);
  const counts = [client, other].map((each) =>
    sharedCounts(each, 'things', { now: Date.now, failed: () => {} }),
  );
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

it.runIf(hasRedis)('a process whose first count Redis did not take counts all the same', async () => {
  const server = await redis();
  const client = await connectRedis(server?.url ?? '', () => {});
  const failures: unknown[] = [];
  const away = vi.spyOn(client, 'pipeline').mockImplementationOnce(() => {
    throw new Error('away');
  });
  const counts = sharedCounts(client, 'things', { now: Date.now, failed: (error) => failures.push(error) });
  onTestFinished(async () => {
    away.mockRestore();
    counts.stop();
    client.disconnect();
    await server?.stop();
  });
  counts.add('10.0.0.1', 1);
  expect(await counts.of('10.0.0.1')).toBe(1);
  expect(failures).toHaveLength(1);
});

it.runIf(hasRedis)(
  'who joins twice at a time watches no more tables of bots than who joins once',
  async () => {
    const shared = await redis();
    const ofBots = {
      game: 'pick',
      options: { rounds: 3 },
      bots: { ann: 'random', bob: 'random', cat: 'random' },
    };
    const server = await servedHere({ redis: shared?.url ?? '', limits: { botTables: 1 } });
    onTestFinished(async () => {
      await server.stop();
      await shared?.stop();
      forget(server.file);
    });
    await RawSocket.join(server.url, (await tableAt(server.url, ofBots)).id);
    const { id } = await tableAt(server.url, ofBots);
    // Both are let in before Redis says how many tables the address watches.
    let waiting = 0;
    const between = async () => {
      waiting++;
      await expect.poll(() => waiting).toBe(2);
      shared?.freeze();
    };
    const both = await Promise.all([0, 1].map(() => RawSocket.open(server.url, id, undefined, between)));
    await pause(100);
    shared?.thaw();
    for (const raw of both) await raw.until(() => raw.left !== undefined);
  },
);

describe.runIf(hasRedis)('Redis', () => {
  it('that is away lets who plays play on, and what they do is stored', async () => {
    const shared = await redis();
    const server = await servedHere({ redis: shared?.url ?? '' });
    onTestFinished(async () => {
      shared?.thaw();
      await server.stop();
      await shared?.stop();
      forget(server.file);
    });
    const { id, tokens } = await tableAt(server.url, { game: 'pick', options: { rounds: 3 } });
    const [ann, bob] = [
      await SocketClient.join(server.url, id, tokens.get('ann')),
      await SocketClient.join(server.url, id, tokens.get('bob')),
    ];
    shared?.freeze();
    const pick = { type: 'move', move: 'pick', params: { number: 3 } };
    expect(await ann.say({ ...pick, step: 0 })).toMatchObject({ type: 'done', step: 1 });
    expect(await bob.say({ ...pick, step: 1 })).toMatchObject({ type: 'done', step: 2 });
    await ann.until(() => ann.step === 2);
    const store = sqliteStore({ file: server.file });
    expect(await store.log(id)).toHaveLength(2);
    await store.close();
    expect([ann.left, bob.left]).toEqual([undefined, undefined]);
    const options = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const asked = async (path: string, body: object) => {
      const answer = await fetch(`${server.url}/${path}`, { ...options, body: JSON.stringify(body) });
      return [answer.status, await answer.json()];
    };
    const away = [503, { issues: [{ code: 'server.away', data: {} }] }];
    expect(
      await Promise.all([
        asked('api/tables', { game: 'pick', options: { rounds: 3 } }),
        asked('matchmake/joinOrCreate/table', { table: id, token: tokens.get('ann') }),
      ]),
    ).toMatchObject([away, away]);
  }, 30_000);

  it('that fails where nobody waits for it ends no process, and what else fails there does', async () => {
    const shared = await redis();
    const client = await connectRedis(shared?.url ?? '', () => {});
    const failures: unknown[] = [];
    const stop = surviveRedis((error) => failures.push(error));
    // As Node calls it, which here would tell the tests of it, too.
    const heard = process.listeners('unhandledRejection').at(-1);
    const rejected = Promise.resolve();
    const unheard = async (error: unknown) => heard?.(error, rejected);
    client.disconnect();
    const another = client.duplicate({
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    another.on('error', () => {});
    await shared?.stop();
    for (const each of [client, another]) await unheard(await each.get('x').catch((error: unknown) => error));
    expect(failures).toHaveLength(2);
    await expect(unheard(new Error('a mistake'))).rejects.toThrow('a mistake');
    await expect(unheard('a mistake')).rejects.toBe('a mistake');
    stop();
    expect(process.listeners('unhandledRejection')).not.toContain(heard);
  });

  it('that is not there is told by its address, without its password', async () => {
    const port = await freePort();
    const refused = connectRedis(`redis://:secret@127.0.0.1:${port}`, () => {});
    await expect(refused).rejects.toThrow(
      `Redis cannot be reached at 127.0.0.1:${port}: Error: connect ECONNREFUSED`,
    );
  });
});
