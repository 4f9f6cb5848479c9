import { expect, it, onTestFinished } from 'vitest';
import { forget, servedHere, SocketClient, tableAt } from '../test/served.js';
import { sqliteStore } from './index.js';

it('a server deletes tables that nobody opened for so many days, and none that somebody sits at', async () => {
  const DAY = 86_400_000;
  const first = await servedHere();
  onTestFinished(() => forget(first.file));
  const pick = { game: 'pick', options: { rounds: 3 } };
  const ids = [(await tableAt(first.url, pick)).id, (await tableAt(first.url, pick)).id] as const;
  for (const id of ids) await (await SocketClient.join(first.url, id)).room.leave();
  await first.stop();
  const store = sqliteStore({ file: first.file });
  await store.touch(ids[0], Date.now() - 31 * DAY);
  await store.touch(ids[1], Date.now() - 29 * DAY);
  await store.close();
  const second = await servedHere({ file: first.file, expireDays: 30 });
  const statusOf = async (id: string) => (await fetch(`${second.url}/api/tables/${id}`)).status;
  await expect.poll(() => statusOf(ids[0])).toBe(404);
  expect(await statusOf(ids[1])).toBe(200);
  const watcher = await SocketClient.join(second.url, ids[1]);
  await second.stop();
  await watcher.until(() => watcher.left !== undefined);
  // Whoever opens a table uses it.
  const third = sqliteStore({ file: first.file });
  expect(await third.expire(Date.now() + 29 * DAY, 30 * DAY)).toBe(0);
  expect(await third.table(ids[1])).toBeDefined();
  await third.close();
}, 30_000);
