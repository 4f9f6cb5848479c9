/** Tables whose room ended and was opened again, over real sockets and processes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { JsonObject } from '@reticle/core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isDeep } from '../test/deep.js';
import { serverProcess } from '../test/process.js';
import { freePort } from '../test/postgres.js';
import { forget, servedHere, SocketClient, tableAt } from '../test/served.js';
import { sqliteStore, type RunningServer, type TableStore } from './index.js';

let server: RunningServer & { readonly file: string };
beforeAll(async () => {
  server = await servedHere({ snapshotEvery: 1 });
});
afterAll(async () => {
  await server.stop();
  forget(server.file);
});

const pick = (number: number, step: number) => ({ type: 'move', move: 'pick', params: { number }, step });
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Longer than a room stays that nobody is in. */
const EMPTY = 1_500;

/** Returns the milliseconds that a player has left, as the client was told last. */
const leftOf = (client: SocketClient, player: string) =>
  client.until(() => client.heard.findLast((each) => each.type === 'clock')?.left[player]);

/** Leaves a table, and comes back once its room has ended. */
async function comesBack(client: SocketClient, id: string, token?: string): Promise<SocketClient> {
  await client.room.leave();
  await pause(EMPTY);
  const back = await SocketClient.join(server.url, id, token);
  expect(back.room.roomId).not.toBe(client.room.roomId);
  return back;
}

const AGAINST: readonly (readonly [string, JsonObject])[] = [
  ['people', {}],
  ['bots', { bots: { bob: 'random', cat: 'random' } }],
];

describe('a clock', () => {
  it.each(isDeep ? AGAINST : AGAINST.slice(0, 1))(
    'runs on while the page is closed, against %s',
    async (_name, more) => {
      const clock = { per: 'match', seconds: 10 };
      const { id, tokens } = await tableAt(server.url, {
        game: 'pick',
        options: { rounds: 9 },
        clock,
        ...more,
      });
      const token = tokens.get('ann');
      let ann = await SocketClient.join(server.url, id, token);
      for (let times = 1; times <= 2; times++) {
        ann = await comesBack(ann, id, token);
        expect(await leftOf(ann, 'ann')).toBeLessThanOrEqual(10_000 - times * EMPTY);
      }
      expect(ann.view['outcome']).toBeNull();
      await ann.room.leave();
    },
  );

  it('ends the match for who stays away, though nobody was there', async () => {
    const clock = { per: 'match', seconds: 1 };
    const { id, tokens } = await tableAt(server.url, {
      game: 'pick',
      clock,
      bots: { bob: 'random', cat: 'random' },
    });
    const ann = await comesBack(await SocketClient.join(server.url, id, tokens.get('ann')), id);
    await ann.until(() => ann.view['outcome'] !== null);
    expect(ann.view).toMatchObject({ outcome: { reason: 'out of time' } });
  });

  // The tests of the table's clock tell the same, without waiting.
  it.runIf(isDeep)(
    'counts what was thought before a process was killed, and not what it takes to come back',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'reticle-clock-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const options = [
        '--games',
        'taktik',
        '--file',
        join(folder, 'tables.db'),
        '--port',
        `${await freePort()}`,
      ];
      const first = await serverProcess(options);
      onTestFinished(first.kill);
      const clock = { per: 'match', seconds: 60 };
      const { id, tokens } = await tableAt(first.url, { game: 'taktik', clock });
      const [token, other] = tokens.values();
      // The seed decides who begins, and with that seat the clock does.
      const both = [
        await SocketClient.join(first.url, id, token),
        await SocketClient.join(first.url, id, other),
      ] as const;
      const [one] = both;
      const player = await one.until(() => one.heard.findLast((each) => each.type === 'clock')?.running[0]);
      await pause(1_000);
      for (const each of both) await each.room.leave();
      await pause(2_000);
      await first.kill();
      const second = await serverProcess(options);
      onTestFinished(second.kill);
      const back = await SocketClient.join(second.url, id, token);
      const left = await leftOf(back, player);
      expect(left).toBeLessThan(57_000);
      await second.kill();
      await pause(3_000);
      const third = await serverProcess(options);
      onTestFinished(third.kill);
      const again = await SocketClient.join(third.url, id, token);
      expect(await leftOf(again, player)).toBeGreaterThan(left - 1_000);
      expect(again.view['outcome']).toBeNull();
    },
    60_000,
  );
});

describe('spectators who hear of steps later', () => {
  it('see no more of a table that is opened again', async () => {
    const asked = { game: 'pick', options: { rounds: 3 }, spectatorDelay: 2 };
    const { id, tokens } = await tableAt(server.url, asked);
    const sit = (player: string) => SocketClient.join(server.url, id, tokens.get(player));
    const all = [await sit('ann'), await sit('bob'), await sit('cat')];
    for (let step = 0; step < 4; step++) await all[step % 3]?.say(pick(3, step));
    let watcher = await SocketClient.join(server.url, id);
    const seen = { step: 2, view: { state: { picked: ['ann', 'bob'], scores: {} } } };
    expect(watcher).toMatchObject(seen);
    await Promise.all(all.map(({ room }) => room.leave()));
    watcher = await comesBack(watcher, id);
    expect(watcher).toMatchObject(seen);
    const bob = await sit('bob');
    expect(bob).toMatchObject({ step: 4, view: { state: { picked: ['ann'], rounds: 2 } } });
    await bob.say(pick(4, 4));
    await watcher.until(() => watcher.step === 3);
    expect(watcher.view).toMatchObject({ state: { picked: [], rounds: 2 } });
    await Promise.all([bob.room.leave(), watcher.room.leave()]);
  });
});

it('a table with a hole in its log is refused as such, and not as a fault of the game', async () => {
  const { id, tokens } = await tableAt(server.url, { game: 'pick' });
  const ann = await SocketClient.join(server.url, id, tokens.get('ann'));
  const bob = await SocketClient.join(server.url, id, tokens.get('bob'));
  await ann.say(pick(3, 0));
  await bob.say(pick(4, 1));
  await bob.room.leave();
  await ann.room.leave();
  await pause(EMPTY);
  const database = new DatabaseSync(server.file);
  database.prepare('DELETE FROM entries WHERE id = ? AND step = 1').run(id);
  database.close();
  const refused = SocketClient.join(server.url, id, tokens.get('ann'));
  await expect(refused).rejects.toThrow('{"code":"server.missingStep","data":{"step":1}}');
});

it('a clock gives no time to who leaves and comes back before that is saved', async () => {
  const store = sqliteStore({ file: ':memory:' });
  const slow: TableStore = {
    ...store,
    async keepClock(id, clock) {
      await pause(300);
      await store.keepClock(id, clock);
    },
  };
  const slowly = await servedHere({ store: slow });
  onTestFinished(() => slowly.stop());
  const clock = { per: 'match', seconds: 10 };
  const { id, tokens } = await tableAt(slowly.url, { game: 'pick', clock });
  let ann = await SocketClient.join(slowly.url, id, tokens.get('ann'));
  for (let times = 1; times <= 3; times++) {
    await pause(700);
    await ann.room.leave();
    ann = await SocketClient.join(slowly.url, id, tokens.get('ann'));
    expect(await leftOf(ann, 'ann')).toBeLessThanOrEqual(10_000 - times * 690);
  }
  await ann.room.leave();
});
