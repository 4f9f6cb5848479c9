import { AskedStore } from './store/asked-store.js';
import { expect, it, onTestFinished } from 'vitest';
import { forget, servedHere, SocketClient, tableAt } from '../test/served.js';
import { jsonLog, sqliteStore, type TableStore } from './index.js';
import type { ServeOptions } from './serve.js';

async function served(more: Partial<ServeOptions> = {}) {
  const server = await servedHere(more);
  onTestFinished(async () => {
    await server.stop();
    forget(server.file);
  });
  return server;
}

const page = async (url: string) => {
  const answer = await fetch(url);
  return { status: answer.status, text: await answer.text() };
};

it('says that it is alive, and ready if its store and presence answer', async () => {
  const { url } = await served();
  expect(await page(`${url}/healthz`)).toEqual({ status: 200, text: '{"alive":true}' });
  const { status, text } = await page(`${url}/readyz`);
  expect([status, JSON.parse(text)]).toEqual([200, { ready: true, store: 'ok', presence: 'ok' }]);
  expect((await page(`${url}/metrics`)).status).toBe(404);
});

it.each([
  ['failed', () => Promise.reject(new Error('gone'))],
  ['late', () => new Promise<undefined>(() => {})],
])('is alive but not ready if its store is %s', async (how, table) => {
  const store: TableStore = { ...sqliteStore({ file: ':memory:' }), table };
  const { url } = await served({ store });
  const both = await Promise.all([page(`${url}/readyz`), page(`${url}/readyz`)]);
  for (const { status, text } of both)
    expect([status, JSON.parse(text)]).toEqual([503, { ready: false, store: how, presence: 'ok' }]);
  expect((await page(`${url}/healthz`)).status).toBe(200);
});

it('is not ready while moves cannot be saved, though its store reads', async () => {
  const sqlite = sqliteStore({ file: ':memory:' });
  let isFull = false;
  const store: TableStore = {
    ...sqlite,
    append: async (...sent) => {
      if (isFull) throw new Error('database or disk is full');
      await sqlite.append(...sent);
    },
  };
  const { url } = await served({ store });
  const { id, tokens } = await tableAt(url, { game: 'pick', options: { rounds: 3 } });
  const ann = await SocketClient.join(url, id, tokens.get('ann'));
  const pick = { type: 'move', move: 'pick', params: { number: 3 }, step: 0 };
  const status = async () => (await page(`${url}/readyz`)).status;
  expect(await status()).toBe(200);
  isFull = true;
  expect(await ann.say(pick)).toMatchObject({ type: 'refused', reason: 'failed' });
  expect(await status()).toBe(503);
  isFull = false;
  expect((await ann.say(pick)).type).toBe('done');
  expect(await status()).toBe(200);
});

it.each([
  ['a minute', 59, 'Error: full'],
  ['no longer than a minute', 61, undefined],
] as const)('notes a tick that failed for %s', async (_what, seconds, found) => {
  let at = 0;
  const full = async () => Promise.reject(new Error('full'));
  const asked = new AskedStore({ ...sqliteStore({ file: ':memory:' }), tick: full }, () => at);
  await expect(asked.store.tick(0, 0)).rejects.toThrow('full');
  at = seconds * 1_000;
  const told = await asked.answers().then(
    () => undefined,
    (error: unknown) => String(error),
  );
  expect(told).toBe(found);
});

it('counts tables, clients, sockets, answers by code, and the calls of its store; logs no token and no seed', async () => {
  const lines: string[] = [];
  const store = sqliteStore({ file: ':memory:' });
  const { url } = await served({
    store,
    metrics: true,
    chosenSeeds: true,
    log: jsonLog('trace', { write: (line) => void lines.push(line) }),
  });
  const seed = 'a-seed-nobody-may-see';
  const { id, tokens } = await tableAt(url, { game: 'pick', options: { rounds: 3 }, seed });
  const ann = await SocketClient.join(url, id, tokens.get('ann'));
  await SocketClient.join(url, id);
  const pick = { type: 'move', move: 'pick', params: { number: 3 } };
  expect((await ann.say({ ...pick, step: 0 })).type).toBe('done');
  expect((await ann.say({ ...pick, step: 0 })).type).toBe('refused');
  const { text } = await page(`${url}/metrics`);
  for (const line of [
    'reticle_tables 1',
    'reticle_sockets 2',
    'reticle_clients{seated="true"} 1',
    'reticle_clients{seated="false"} 1',
    'reticle_answers_total{code="done"} 1',
    'reticle_answers_total{code="stale"} 1',
    'reticle_answer_seconds_count 2',
    'reticle_store_seconds_count{call="append",ended="done"} 1',
    'reticle_bots_waiting 0',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toContain(id);

  await ann.room.leave();
  await expect.poll(() => lines.join('')).toContain('client left');
  const logged = lines.map((line): unknown => JSON.parse(line));
  expect(logged).toContainEqual(expect.objectContaining({ level: 30, msg: 'table opened', table: id }));
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'client came', table: id, seat: 'ann' }));
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 20, reason: 'stale', table: id, seat: 'ann' }),
  );
  const stored = await store.table(id);
  const secrets = [seed, ...tokens.values(), ...(stored?.seats ?? []).flatMap(({ token }) => token ?? [])];
  expect(secrets.length).toBeGreaterThan(4);
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
});

it('the log leaves out the fields of secrets, wherever they stand', () => {
  const lines: string[] = [];
  const log = jsonLog('info', { write: (line) => void lines.push(line) });
  log.info({ token: 'secret-1', table: { seed: 'secret-2', seats: { token: 'secret-3' } } }, 'said');
  log.debug('not written');
  expect(lines.join('')).toMatch(/^\{"level":30,.*"msg":"said"\}\n$/u);
  expect(lines.join('')).not.toContain('secret');
});
