/** Accounts of a host: whose a request is, whose a seat is, and what nobody can pretend. */
import { Client } from '@colyseus/sdk';
import type { JsonObject } from '@reticle/core';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { forget, servedHere, SocketClient } from '../test/served.js';
import { Accounts, shownName, UnknownIdentityError, type Identify } from './identity.js';
import type { RunningServer } from './index.js';

/** The sessions of a host: the cookie that its own pages have set, and the account. */
const SESSIONS: Readonly<Record<string, { readonly id: string; readonly name?: string }>> = {
  'session=a1': { id: 'account of ann', name: 'Ann' },
  'session=b1': { id: 'account of bob', name: ' B\u202eo\u0000b\n<b> ' },
  'session=c1': { id: 'account of cat' },
};

const identify: Identify = async ({ headers: { cookie = '' } }) => {
  if (cookie === 'session=broken') throw new Error('the sessions are away');
  return SESSIONS[cookie];
};

const OPERATOR = 'the token of the operator';
let server: RunningServer & { readonly file: string };
const failures: unknown[] = [];
beforeAll(async () => {
  server = await servedHere({
    identity: identify,
    origins: ['https://friend.example'],
    adminToken: OPERATOR,
    failed: (error) => void failures.push(error),
  });
});
afterAll(async () => {
  await server.stop();
  forget(server.file);
});

type Headers = Readonly<Record<string, string>>;
const as = (session: string): Headers => (session === '' ? {} : { cookie: `session=${session}` });

/** Calls a route with some headers. */
async function call(path: string, headers: Headers, body?: JsonObject) {
  const post = { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${server.url}/${path}`, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? post : {}),
  });
  const json = z.looseObject({ issues: z.array(z.looseObject({ code: z.string() })).default([]) });
  const said = json.parse(await answer.json());
  return { status: answer.status, said, codes: said.issues.map(({ code }) => code) };
}

const text = (value: unknown): string => z.string().parse(value);
const table = async (headers: Headers, more: JsonObject = {}) => {
  const { said } = await call('api/tables', headers, { game: 'pick', options: { rounds: 3 }, ...more });
  return { id: text(said['id']), opener: text(said['opener']) };
};
const take = (id: string, player: string, headers: Headers, body: JsonObject = {}) =>
  call(`api/tables/${id}/seats/${player}`, headers, body);
const join = (body: JsonObject, headers: Headers) => call('matchmake/joinOrCreate/table', headers, body);
const seatsOf = async (id: string) => (await call(`api/tables/${id}`, {})).said['seats'];

describe('a seat of an account', () => {
  it('is its owner’s on every device, with the name of the account, and nobody else’s, not with its token', async () => {
    const { id } = await table(as('a1'), { spectators: 'none' });
    const { said } = await take(id, 'ann', as('a1'), { name: 'Somebody else' });
    const token = text(said['token']);
    expect(await seatsOf(id)).toEqual([
      { player: 'ann', free: false, name: 'Ann', account: true },
      { player: 'bob', free: true },
      { player: 'cat', free: true },
    ]);
    for (const body of [{ table: id }, { table: id, token }])
      expect((await join(body, as('a1'))).status).toBe(200);
    for (const headers of [as(''), as('b1'), as('unknown'), { authorization: 'account of ann' }])
      for (const body of [{ table: id }, { table: id, token }])
        expect(await join(body, headers)).toMatchObject({ status: 403, codes: ['server.notAllowed'] });
    expect((await call(`api/identity?table=${id}`, as('a1'))).said).toMatchObject({
      identity: { name: 'Ann' },
      seat: 'ann',
    });
    expect((await call(`api/identity?table=${id}`, as('b1'))).said['seat']).toBeUndefined();
    expect((await call('api/identity', as(''))).said['identity']).toBeNull();
  });

  it('is played from two devices at once', async () => {
    const { id } = await table(as('a1'));
    await take(id, 'ann', as('a1'));
    const device = async () => {
      const client = new SocketClient(
        await new Client(server.url, { headers: as('a1') }).joinOrCreate('table', { table: id }),
      );
      await client.until(() => client.step >= 0);
      return client;
    };
    const [phone, desk] = [await device(), await device()];
    for (const { heard } of [phone, desk])
      expect(heard.find(({ type }) => type === 'welcome')).toMatchObject({ seat: 'ann' });
    await phone.say({ type: 'move', step: 0, move: 'pick', params: { number: 3 } });
    await desk.until(() => desk.heard.some(({ type }) => type === 'step' || type === 'view'));
    for (const each of [phone, desk]) each.room.connection.close();
  });

  it('gets no token from an operator, which would open nothing, until it is free', async () => {
    const { id } = await table(as('a1'));
    await take(id, 'ann', as('a1'));
    const reissue = (body: JsonObject) =>
      call(`admin/tables/${id}/seats/ann`, { authorization: `Bearer ${OPERATOR}` }, body);
    expect(await reissue({})).toMatchObject({ status: 409, codes: ['server.seatHeld'] });
    expect(await seatsOf(id)).toMatchObject([{ name: 'Ann', account: true }, {}, {}]);
    expect((await reissue({ free: true })).status).toBe(200);
    expect((await take(id, 'ann', as('b1'))).status).toBe(201);
  });

  it('is one at a table, and a guest’s seat beside it is as ever', async () => {
    const { id } = await table(as('b1'), { spectators: 'none' });
    expect((await take(id, 'bob', as('b1'))).status).toBe(201);
    expect(await take(id, 'cat', as('b1'))).toMatchObject({ status: 409, codes: ['server.seatNotFree'] });
    const token = text((await take(id, 'cat', as(''), { name: 'Bob' })).said['token']);
    expect(await seatsOf(id)).toMatchObject([
      { free: true },
      { name: 'B o b <b>', account: true },
      { player: 'cat', free: false, name: 'Bob' },
    ]);
    expect(JSON.stringify(await seatsOf(id)).match(/"account"/gu)).toHaveLength(1);
    for (const headers of [as(''), as('a1')])
      expect((await join({ table: id, token }, headers)).status).toBe(200);
  });
});

describe('a forged identity', () => {
  it.each(['account', 'identity', 'seat', '__proto__'])('is not taken from a field %j', async (name) => {
    const { id } = await table(as('a1'), { spectators: 'none' });
    await take(id, 'ann', as('a1'));
    const forged = `{"table":"${id}","${name}":"account of ann"}`;
    const answer = await fetch(`${server.url}/matchmake/joinOrCreate/table`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: forged,
    });
    expect([400, 403]).toContain(answer.status);
    expect((await take(id, 'bob', as(''), { [name]: 'account of ann' })).status).toBe(400);
    expect(JSON.stringify(await seatsOf(id)).match(/"account"/gu)).toHaveLength(1);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
  ])('is not made of cookies that a browser adds to a request of another page: %j', async (more) => {
    const { id } = await table({ ...as('a1'), ...more });
    expect((await take(id, 'ann', { ...as('a1'), ...more })).status).toBe(201);
    expect(await seatsOf(id)).toMatchObject([{ player: 'ann', free: false }, {}, {}]);
    expect(JSON.stringify(await seatsOf(id))).not.toContain('account');
    expect((await call('api/identity', { ...as('a1'), ...more })).said['identity']).toBeNull();
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://friend.example' }],
    [{ 'sec-fetch-site': 'none' }],
  ])('is none if the server’s own page asks, or one of an origin that is named: %j', async (more) => {
    expect((await call('api/identity', { ...as('a1'), ...more })).said['identity']).toEqual({ name: 'Ann' });
  });
});

describe('accounts that fail', () => {
  it('let nobody take or open anything, while guests with their tokens play on', async () => {
    const { id } = await table(as(''), { spectators: 'none' });
    const token = text((await take(id, 'ann', as(''))).said['token']);
    failures.length = 0;
    const refused = { status: 503, codes: ['server.identityUnknown'] };
    const broken = as('broken');
    expect(await take(id, 'bob', broken)).toMatchObject(refused);
    expect(await join({ table: id }, broken)).toMatchObject(refused);
    expect(await call('api/identity', broken)).toMatchObject(refused);
    expect(await call('api/tables', broken, { game: 'pick' })).toMatchObject(refused);
    expect(await call(`api/tables/${id}/seats/ann/again`, broken, {})).toMatchObject(refused);
    expect(failures).toHaveLength(5);
    expect(String(failures[0])).not.toContain('session');
    expect((await join({ table: id, token }, broken)).status).toBe(200);
    expect(await seatsOf(id)).toMatchObject([{ free: false }, { free: true }, { free: true }]);
  });

  const request = new IncomingMessage(new Socket());
  const ask = (said: Identify) =>
    new Accounts({ identify: said, address: () => '', origins: [], patience: 20 }).of(request);

  it.each<[string, unknown]>([
    [
      'that throw',
      () => {
        throw new Error('no');
      },
    ],
    ['that reject', async () => Promise.reject(new Error('no'))],
    ['that never answer', () => new Promise(() => {})],
    ['that say a text', () => 'ann'],
    ['that say null', () => null],
    ['that say an empty id', () => ({ id: '' })],
    ['that say an id that is too long', () => ({ id: 'x'.repeat(257) })],
    ['that say a number', () => ({ id: 1 })],
    ['that say more', () => ({ id: 'ann', admin: true })],
    ['whose name is none', () => ({ id: 'ann', name: 7 })],
  ])('%s say of nobody who it is', async (_what, said) => {
    await expect(ask(said as Identify)).rejects.toBeInstanceOf(UnknownIdentityError);
  });

  it('are told when nobody waits any more', async () => {
    let heard: AbortSignal | undefined;
    await ask(({ signal }) => {
      heard = signal;
      return new Promise(() => {});
    }).catch(() => {});
    expect(heard?.aborted).toBe(true);
    expect(await ask(() => undefined)).toBeUndefined();
    expect(await ask(() => ({ id: 'ann' }))).toEqual({ id: 'ann' });
  });
});

describe('a name', () => {
  it.each([
    ['Ann', 'Ann'],
    ['  Ann   Lee ', 'Ann Lee'],
    ['Ann\n\u0000\u001b[31mLee', 'Ann [31mLee'],
    ['a\u202eb\u200bc\u2028d', 'a b c d'],
    ['\ud800', undefined],
    [' \u200b\t', undefined],
    ['', undefined],
    ['é'.normalize('NFD'), 'é'],
    ['x'.repeat(500), 'x'.repeat(40)],
    ['🃏'.repeat(50), '🃏'.repeat(40)],
  ])('%j is shown as %j', (name, shown) => expect(shownName(name)).toBe(shown));
});

describe('a lost seat', () => {
  const again = (id: string, player: string, headers: Headers, body: JsonObject) =>
    call(`api/tables/${id}/seats/${player}/again`, headers, body);

  it('can be had again if who opened the table agrees; the lost token opens it no more, and all can see it', async () => {
    const { id, opener } = await table(as(''), { spectators: 'none' });
    const lost = text((await take(id, 'ann', as(''), { name: 'Ann' })).said['token']);
    const { status, said } = await again(id, 'ann', as(''), { opener });
    expect(status).toBe(201);
    const token = text(said['token']);
    expect((await join({ table: id, token: lost }, as(''))).status).toBe(403);
    expect((await join({ table: id, token }, as(''))).status).toBe(200);
    expect(await seatsOf(id)).toMatchObject([{ player: 'ann', name: 'Ann', again: true }, {}, {}]);
  });

  it('is not given to who did not open the table, by whatever token, nor by an account’s table without the account', async () => {
    const { id } = await table(as(''));
    const token = text((await take(id, 'ann', as(''))).said['token']);
    const other = await table(as(''));
    for (const body of [{}, { opener: '' }, { opener: token }, { opener: other.opener }])
      expect(await again(id, 'ann', as(''), body)).toMatchObject({
        status: 403,
        codes: ['server.notOpener'],
      });
    const owned = await table(as('a1'));
    await take(owned.id, 'bob', as(''));
    for (const headers of [as(''), as('b1')])
      expect((await again(owned.id, 'bob', headers, { opener: owned.opener })).status).toBe(403);
    expect((await again(owned.id, 'bob', as('a1'), {})).status).toBe(201);
    expect((await again('none', 'ann', as(''), { opener: 'x' })).status).toBe(403);
  });

  it('is not taken from who sits there, from a bot, from an account, nor made of a free one', async () => {
    const { id, opener } = await table(as(''), { bots: { cat: 'random' } });
    const token = text((await take(id, 'ann', as(''))).said['token']);
    const held = { status: 409, codes: ['server.seatHeld'] };
    for (const player of ['bob', 'cat', 'nobody'])
      expect(await again(id, player, as(''), { opener })).toMatchObject(held);
    await take(id, 'bob', as('b1'));
    expect(await again(id, 'bob', as(''), { opener })).toMatchObject(held);
    const sitting = await SocketClient.join(server.url, id, token);
    expect(await again(id, 'ann', as(''), { opener })).toMatchObject(held);
    sitting.room.connection.close();
    await expect.poll(async () => (await again(id, 'ann', as(''), { opener })).status).toBe(201);
  });
});
