/** Whole processes are killed in the middle of matches, and what they acknowledged is still there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from '@reticle/core/match';
import { positionOf, type LogEntry } from '@reticle/protocol';
import { taktikMatch } from '@reticle/taktik';
import { canonicalJson, unwrap } from '@reticle/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isDeep } from '../test/deep.js';
import { BotClient } from '../test/bot-client.js';
import { serverProcess } from '../test/process.js';
import { freePort, postgres } from '../test/postgres.js';
import { proxyTo } from '../test/proxy.js';
import { redis } from '../test/redis.js';
import { tableAt } from '../test/served.js';
import { postgresStore, sqliteStore, type TableStore } from './index.js';

const MATCHES = isDeep ? 200 : 3;
const SMALL = {
  width: 6,
  height: 6,
  force: { infantry: 2, vehicle: 1, special: 0 },
  turnLimit: isDeep ? 6 : 4,
};

/**
 * Lets bots play matches over sockets. They choose each move from what the seat is asked, and reconnect by
 * themselves.
 */
async function playing(url: string, matches: number) {
  const tables = await Promise.all(
    Array.from({ length: matches }, async () => {
      const { id, tokens } = await tableAt(url, { game: 'taktik', options: SMALL });
      return { id, tokens, bots: [...tokens].map(([player, token]) => new BotClient(id, player, token)) };
    }),
  );
  await Promise.all(tables.flatMap(({ bots }) => bots.map((bot) => bot.play(url))));
  return tables;
}

/** The milliseconds that anything may take. */
const MOST = isDeep ? 15 * 60_000 : 120_000;

const until = async (holds: () => boolean) => {
  const end = performance.now() + MOST;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`It did not happen in ${MOST} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

type Playing = Awaited<ReturnType<typeof playing>>;

const acknowledged = (tables: Playing): number =>
  tables.flatMap(({ bots }) => bots.map((bot) => bot.acknowledged)).reduce((sum, moves) => sum + moves, 0);

/** Waits until every match that is not over continues. Returns after how many seconds it did. */
async function goesOn(tables: Playing): Promise<void> {
  const begun = performance.now();
  const before = new Map(tables.map((table) => [table, acknowledged([table])]));
  await until(() =>
    tables.every((table) => allOver([table]) || acknowledged([table]) > (before.get(table) ?? 0)),
  );
  const seconds = (performance.now() - begun) / 1_000;
  process.stdout.write(`${tables.length} matches go on after ${seconds.toFixed(1)} s.\n`);
}

const moveIn = (entry: LogEntry | undefined) => (entry?.kind === 'move' ? entry.move : undefined);

/**
 * Lists what differs from what was acknowledged: a move that is not in the log at its step, or a log that
 * leads elsewhere than clients have seen.
 */
async function losses(store: TableStore, tables: Playing): Promise<readonly unknown[]> {
  const lost: unknown[] = [];
  for (const { id, bots } of tables) {
    const table = await store.table(id);
    const log = (await store.log(id)).map(({ entry }) => entry);
    const started = unwrap(taktikMatch.start(table?.options, table?.seed ?? ''));
    const position = unwrap(positionOf(taktikMatch, started, log));
    const kept = await store.snapshot(id);
    expect(digestOf(unwrap(positionOf(taktikMatch, started, log, kept)).match)).toBe(
      digestOf(position.match),
    );
    for (const bot of bots) {
      for (const { step, move } of bot.moves)
        if (canonicalJson(moveIn(log[step - 1])) !== canonicalJson(move)) lost.push({ id, step, move });
      const seen: unknown = JSON.parse(JSON.stringify(taktikMatch.view(position.match, bot.player)));
      if (digestOf(seen) !== digestOf(bot.view)) lost.push({ id, player: bot.player });
    }
  }
  return lost;
}

const allOver = (tables: Playing) => tables.every(({ bots }) => bots.every((bot) => bot.isOver));

describe('a server that is killed in the middle of matches', () => {
  it(
    'has lost nothing: all matches come back and are played to their end',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'reticle-killed-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const file = join(folder, 'tables.db');
      const options = ['--games', 'taktik', '--file', file, '--port', `${await freePort()}`];
      const first = await serverProcess(options);
      const match = await playing(first.url, MATCHES);
      await until(() => acknowledged(match) > MATCHES * 5);
      await first.kill();
      const second = await serverProcess(options);
      onTestFinished(second.kill);
      await goesOn(match);
      await until(() => allOver(match));
      const store = sqliteStore({ file });
      expect(await losses(store, match)).toEqual([]);
      await store.close();
    },
    2 * MOST,
  );

  it(
    'leaves the other process behind the same address to go on',
    async () => {
      const [database, presence] = [await postgres(), await redis()];
      if (!database || !presence) return;
      onTestFinished(() => database.stop());
      onTestFinished(() => presence.stop());
      const shared = ['--games', 'taktik', '--postgres', database.url, '--redis', presence.url];
      const [portOfOne, portOfTwo] = await Promise.all([freePort(), freePort()]);
      const proxy = await proxyTo({ one: portOfOne, two: portOfTwo });
      onTestFinished(() => proxy.stop());
      const processOf = (name: string, port: number) =>
        serverProcess([...shared, '--port', `${port}`, '--address', proxy.addressOf(name)]);
      const [one, two] = await Promise.all([processOf('one', portOfOne), processOf('two', portOfTwo)]);
      onTestFinished(two.kill);
      const match = await playing(proxy.url, MATCHES);
      await until(() => acknowledged(match) > MATCHES * 5);
      await one.kill();
      await goesOn(match);
      // It starts again, and finds what it left behind in Redis.
      const again = await processOf('one', portOfOne);
      onTestFinished(again.kill);
      await until(() => allOver(match));
      const store = await postgresStore(database.url);
      expect(await losses(store, match)).toEqual([]);
      await store.close();
    },
    2 * MOST,
  );
});
