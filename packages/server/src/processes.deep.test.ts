/** What takes long of several processes that are one server, with a real Redis and PostgreSQL. */
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverProcess } from '../test/process.js';
import { database, hasRedis } from '../test/processes.js';
import { redis } from '../test/redis.js';
import { SocketClient, tableAt } from '../test/served.js';
import { connectRedis } from './redis.js';

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

describe.runIf(hasRedis)('Redis', () => {
  it('that ended lets nobody in and nobody out, and everybody in again once it is back', async () => {
    const shared = await redis();
    const server = await serverProcess(['--pick', '1', '--redis', shared?.url ?? '']);
    onTestFinished(server.kill);
    const { id, tokens } = await tableAt(server.url, { game: 'pick', options: { rounds: 9 } });
    const sit = (player: string) => SocketClient.join(server.url, id, tokens.get(player));
    const [ann, cat] = [await sit('ann'), await sit('cat')];
    const { id: other, tokens: others } = await tableAt(server.url, { game: 'pick' });
    const alone = await SocketClient.join(server.url, other, others.get('ann'));
    await shared?.stop();
    const pick = { type: 'move', move: 'pick', params: { number: 3 }, step: 0 };
    // Who leaves leaves, and a table ends, though Redis does not hear of it.
    for (const { room } of [cat, alone]) room.connection.close();
    expect(await ann.say(pick)).toMatchObject({ type: 'done', step: 1 });
    await expect(sit('bob')).rejects.toThrow('Internal Server Error');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    // Longer than any request to Redis waits.
    await pause(12_000);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(await ann.say({ type: 'sync' })).toMatchObject({ step: 1 });
    const back = await redis(shared?.port);
    onTestFinished(() => back?.stop());
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 20_000 })
      .toBe(200);
    const bob = await sit('bob');
    expect(bob.step).toBe(1);
    expect(await bob.say({ ...pick, step: 1 })).toMatchObject({ type: 'done', step: 2 });
  }, 90_000);

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
