import { Client } from '@colyseus/sdk';
import { jsonObject } from '@reticle/core';
import * as z from 'zod';
import { expect, it, onTestFinished } from 'vitest';
import { RawSocket } from '../test/raw-socket.js';
import { forget, servedHere, SocketClient, tableAt } from '../test/served.js';
import type { ServeOptions } from './serve.js';

const TOKEN = 'the-token-of-an-operator';
const pick = { game: 'pick', options: { rounds: 3 } };

async function served(more: Partial<ServeOptions> = {}) {
  const server = await servedHere({ adminToken: TOKEN, ...more });
  onTestFinished(async () => {
    await server.stop();
    forget(server.file);
  });
  const asks = async (path: string, body?: object, token = TOKEN) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await fetch(`${server.url}/admin/${path}`, { headers, ...posted });
    return { status: answer.status, json: jsonObject.parse(await answer.json()) };
  };
  return { ...server, asks };
}

it('only who has the token is an operator, and nobody is where there is none', async () => {
  const { asks } = await served();
  expect((await asks('tables')).status).toBe(200);
  for (const token of ['', `${TOKEN} `.slice(1), `${TOKEN}x`])
    for (const path of ['tables', 'tables/x', 'bars'])
      expect(await asks(path, undefined, token)).toMatchObject({
        status: 403,
        json: { issues: [{ code: 'server.notOperator' }] },
      });
  const { url } = await servedHereWithout();
  expect(
    (await fetch(`${url}/admin/tables`, { headers: { authorization: 'Bearer undefined' } })).status,
  ).toBe(404);
});

async function servedHereWithout() {
  const server = await servedHere();
  onTestFinished(async () => {
    await server.stop();
    forget(server.file);
  });
  return server;
}

it('an operator lists the open tables page by page, and looks at one', async () => {
  const { url, asks } = await served();
  const ids: string[] = [];
  for (let nth = 0; nth < 3; nth++) {
    const { id } = await tableAt(url, pick);
    ids.push(id);
    if (nth < 2) await SocketClient.join(url, id);
  }
  const open = ids.slice(0, 2).toSorted();
  const { json } = await asks('tables');
  expect(json).toMatchObject({ tables: open.map((id) => ({ id, clients: 1 })) });
  expect((await asks(`tables?after=${open[0]}`)).json).toMatchObject({ tables: [{ id: open[1] }] });
  expect((await asks(`tables/${ids[2]}`)).json).toMatchObject({
    id: ids[2],
    game: 'pick',
    step: 0,
    barred: false,
  });
  expect((await asks('tables/none')).status).toBe(404);
});

it('a table that an operator closes is left by everybody, and opened by nobody until it is allowed again', async () => {
  const { url, asks } = await served();
  const { id, tokens } = await tableAt(url, pick);
  const ann = await SocketClient.join(url, id, tokens.get('ann'));
  const closes = (barred: boolean) => asks('bars', { what: 'table', name: id, barred });
  expect((await closes(true)).json).toEqual({ bars: [{ what: 'table', name: id }] });
  await ann.until(() => ann.left !== undefined);
  await expect(SocketClient.join(url, id, tokens.get('ann'))).rejects.toThrow('server.notAllowed');
  expect((await asks(`tables/${id}`)).json).toMatchObject({ barred: true });
  expect((await closes(false)).json).toEqual({ bars: [] });
  const again = await SocketClient.join(url, id, tokens.get('ann'));
  expect(again.step).toBe(0);
});

it('an address that an operator bars is disconnected, and gets nothing, and others play on', async () => {
  const { url, asks } = await served({ proxies: 1 });
  const { id } = await tableAt(url, pick);
  const from = async (address: string) => {
    const room = await new Client(url, { headers: { 'x-forwarded-for': address } }).joinOrCreate('table', {
      table: id,
    });
    return new SocketClient(room);
  };
  const [bad, good] = [await from('10.0.0.1'), await from('10.0.0.2')];
  await asks('bars', { what: 'address', name: '10.0.0.1', barred: true });
  await bad.until(() => bad.left !== undefined);
  await expect(from('10.0.0.1')).rejects.toThrow('server.barred');
  const games = await fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
  expect([games.status, await games.text()]).toEqual([403, expect.stringContaining('server.barred')]);
  expect(await good.say({ type: 'sync' })).toMatchObject({ type: 'done' });
  await asks('bars', { what: 'address', name: '10.0.0.1', barred: false });
  const back = await from('10.0.0.1');
  expect(await back.say({ type: 'sync' })).toMatchObject({ type: 'done' });
});

it('an address that is barred opens no socket, also if it was let in just before', async () => {
  const { url, asks } = await served();
  const { id } = await tableAt(url, pick);
  const bar = () => asks('bars', { what: 'address', name: '127.0.0.1', barred: true });
  const opened = RawSocket.open(url, id, undefined, bar);
  await expect(opened).rejects.toThrow('403');
});

it.each([
  ['2001:DB8:0:ff::1', '2001:db8:0:2::9', '2001:db8::/56'],
  ['2001:db8::/56', '2001:db8::1', '2001:db8::/56'],
  ['::ffff:10.0.0.1', '10.0.0.1', '10.0.0.1'],
])('an operator who bars %s bars %s, which is listed as %s', async (barred, from, listed) => {
  const { url, asks } = await served({ proxies: 1 });
  const status = async () =>
    (await fetch(`${url}/api/games`, { headers: { 'x-forwarded-for': from } })).status;
  const bars = async (name: string, isBarred: boolean) =>
    (await asks('bars', { what: 'address', name, barred: isBarred })).json;
  expect(await bars(barred, true)).toEqual({ bars: [{ what: 'address', name: listed }] });
  expect(await status()).toBe(403);
  expect(await bars(from, false)).toEqual({ bars: [] });
  expect(await status()).toBe(200);
});

it.each(['example.org', '10.0.0.0/8', '10.0.0.1/56', '', '\u0000', 'unknown'])(
  'an operator bars no address %j, since nobody comes from there',
  async (name) => {
    const { asks } = await served();
    const { status, json } = await asks('bars', { what: 'address', name, barred: true });
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('"path":["name"]')]);
    expect((await asks('bars')).json).toEqual({ bars: [] });
  },
);

it('a seat gets another token from an operator, and the one before opens it no more; or it is free again', async () => {
  const { url, asks } = await served();
  const { id, tokens } = await tableAt(url, { ...pick, bots: { cat: 'random' } });
  const ann = await SocketClient.join(url, id, tokens.get('ann'));
  const bob = await SocketClient.join(url, id, tokens.get('bob'));
  const { json } = await asks(`tables/${id}/seats/ann`, {});
  await ann.until(() => ann.left !== undefined);
  await expect(SocketClient.join(url, id, tokens.get('ann'))).rejects.toThrow('server.notAllowed');
  const again = await SocketClient.join(url, id, z.string().parse(json['token']));
  expect(again.view).toMatchObject({ viewer: 'ann' });
  expect(bob.left).toBeUndefined();
  expect((await asks(`tables/${id}/seats/bob`, { free: true })).json).toEqual({ free: true });
  await bob.until(() => bob.left !== undefined);
  const card = await (await fetch(`${url}/api/tables/${id}`)).json();
  expect(card).toMatchObject({ seats: [{ free: false }, { player: 'bob', free: true }, { bot: 'random' }] });
  for (const player of ['cat', 'dan', '__proto__'])
    expect((await asks(`tables/${id}/seats/${player}`, {})).status).toBe(404);
  expect((await asks(`tables/${id}/seats/ann`, { free: 'yes' })).status).toBe(400);
});

it('what is barred stays so after a restart', async () => {
  const first = await served();
  await first.asks('bars', { what: 'address', name: '127.0.0.1', barred: true });
  expect((await fetch(`${first.url}/api/games`)).status).toBe(403);
  await first.stop();
  const second = await servedHere({ file: first.file, adminToken: TOKEN });
  expect((await fetch(`${second.url}/api/games`)).status).toBe(403);
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  await second.stop();
});
