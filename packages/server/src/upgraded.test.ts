/** A server is upgraded while matches are played: two versions behind one proxy, and the older one ends. */
import { setTimeout as pause } from 'node:timers/promises';
import { canonicalJson } from '@reticle/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isDeep } from '../test/deep.js';
import { BotClient } from '../test/bot-client.js';
import { freePort, postgres } from '../test/postgres.js';
import { serverProcess } from '../test/process.js';
import { proxyTo } from '../test/proxy.js';
import { redis } from '../test/redis.js';
import { post, SocketClient, tableAt } from '../test/served.js';
import { postgresStore, sqliteStore } from './index.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MATCHES = isDeep ? 4 : 2;
const ROUNDS = isDeep ? 40 : 20;
/** So many rounds are played before the newer version is there, and so many before the older one has ended. */
const BEFORE = isDeep ? 10 : 5;
const MEANWHILE = isDeep ? 30 : 15;
const pick = { game: 'pick', options: { rounds: ROUNDS } };

const until = async (holds: () => boolean | Promise<boolean>, most = 90_000) => {
  const end = performance.now() + most;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`It did not happen in ${most} ms.`);
    await pause(20);
  }
};

/** Lets three bots play each match over sockets. */
async function playing(url: string) {
  const tables = await Promise.all(
    Array.from({ length: MATCHES }, async () => {
      const { id, tokens } = await tableAt(url, pick);
      return { id, bots: [...tokens].map(([player, token]) => new BotClient(id, player, token)) };
    }),
  );
  await Promise.all(
    tables.flatMap(({ bots }) =>
      bots.map((bot) => {
        bot.playTo(BEFORE);
        return bot.play(url);
      }),
    ),
  );
  return tables;
}

it('an upgrade loses no match and refuses none: the older version hands its tables over, and ends', async () => {
  const [database, presence] = [await postgres(), await redis()];
  if (!database || !presence) return;
  onTestFinished(async () => {
    await database.stop();
    await presence.stop();
  });
  const [portOfOne, portOfTwo] = await Promise.all([freePort(), freePort()]);
  const proxy = await proxyTo({ one: portOfOne, two: portOfTwo });
  onTestFinished(() => proxy.stop());
  const processOf = async (name: string, port: number, version: string) => {
    const shared = ['--postgres', database.url, '--redis', presence.url, '--drain', '3', '--pick', version];
    const started = await serverProcess([...shared, '--port', `${port}`, '--address', proxy.addressOf(name)]);
    onTestFinished(started.kill);
    return started;
  };
  const one = await processOf('one', portOfOne, '1');
  const tables = await playing(proxy.url);
  const bots = tables.flatMap((table) => table.bots);
  await until(() => bots.every((bot) => bot.acknowledged > 2));
  const two = await processOf('two', portOfTwo, '2');

  // While both are there, a table is opened by the newer one, whoever is asked.
  for (const { url } of [one, two, one, two]) {
    const { id } = await tableAt(url, pick);
    const { room } = await SocketClient.join(url, id);
    expect(String(room.connection.url)).toContain(proxy.addressOf('two'));
    room.connection.close();
  }

  // Somebody opens tables all the time, and none is refused.
  const statuses: number[] = [];
  let isOver = false;
  const opening = until(async () => {
    statuses.push((await post(`${proxy.url}/api/tables`, JSON.stringify(pick))).status);
    return isOver;
  });
  const before = new Map(bots.map((bot) => [bot, bot.acknowledged]));
  for (const bot of bots) bot.playTo(MEANWHILE);
  expect(await one.end()).toBe(0);
  for (const bot of bots) bot.playTo(Infinity);
  await until(() => bots.every((bot) => bot.isOver || bot.acknowledged > (before.get(bot) ?? 0)));
  isOver = true;
  await opening;
  expect(new Set(statuses)).toEqual(new Set([201]));

  await until(() => bots.every((bot) => bot.isOver));
  const store = await postgresStore(database.url);
  onTestFinished(() => store.close());
  for (const { id, bots: seated } of tables) {
    const log = await store.log(id);
    expect(log).toHaveLength(ROUNDS * 3);
    expect(new Set(log.map(({ version }) => version))).toEqual(new Set([undefined, 2]));
    for (const { moves } of seated)
      for (const { step, move } of moves) {
        const entry = log[step - 1]?.entry;
        expect(canonicalJson(entry?.kind === 'move' ? entry.move : {})).toBe(canonicalJson(move));
      }
  }
}, 240_000);

describe('a server of one process that drains', () => {
  async function drained(seconds: number) {
    const folder = mkdtempSync(join(tmpdir(), 'reticle-drained-'));
    const file = join(folder, 'tables.db');
    const server = await serverProcess(['--pick', '1', '--file', file, '--drain', `${seconds}`]);
    onTestFinished(async () => {
      await server.kill();
      rmSync(folder, { recursive: true });
    });
    const { id, tokens } = await tableAt(server.url, pick);
    return { server, file, id, ann: await SocketClient.join(server.url, id, tokens.get('ann')) };
  }
  const move = { type: 'move', move: 'pick', params: { number: 3 }, step: 0 };

  it('opens no table, says so, plays on, and ends once everybody has left', async () => {
    const { server, ann, file, id } = await drained(60);
    const ended = server.end();
    await ann.until(() => ann.heard.find((each) => each.type === 'ending')?.seconds === 60);
    const refused = await post(`${server.url}/api/tables`, JSON.stringify(pick));
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('server.draining')]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect(await ann.say(move)).toMatchObject({ type: 'done', step: 1 });
    await ann.room.leave();
    expect(await ended).toBe(0);
    const store = sqliteStore({ file });
    expect(await store.log(id)).toHaveLength(1);
    await store.close();
  }, 60_000);

  it('ends after so many seconds, whoever is there', async () => {
    const { server, ann } = await drained(2);
    expect(await server.end()).toBe(0);
    await ann.until(() => ann.left !== undefined);
    expect(ann.heard.some((each) => each.type === 'ending')).toBe(true);
  }, 60_000);
});
