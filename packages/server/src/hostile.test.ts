/**
 * Hostile clients: each is refused with a code or disconnected, no match changes, and the server continues.
 */
import { Client } from '@colyseus/sdk';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { door, forget, servedHere, SocketClient, tableAt } from '../test/served.js';
import { type RunningServer } from './index.js';
import { CHANNEL } from './room.js';
import { serverMessages } from './issues.js';

let server: RunningServer & { readonly file: string };
let failures: unknown[];
beforeAll(async () => {
  failures = [];
  server = await servedHere({
    failed: (error) => failures.push(error),
    // A burst, and then hardly anything: a flood is refused however slowly it is handled.
    limits: { messages: { perSecond: 1, burst: 600 }, seatsPerMinute: 10_000 },
  });
});
afterAll(async () => {
  await server.stop();
  forget(server.file);
});

const move = { type: 'move', id: 1, step: 0, move: 'pick', params: { number: 3 } };
const deep = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth));
const hostileKeys = ['__proto__', 'constructor', 'prototype'].map((key): unknown =>
  JSON.parse(`{"${key}":{"number":3}}`),
);

/** Values that fit nowhere, put into every place of every message. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  '',
  '\u0000',
  'x'.repeat(30_000),
  [],
  [[]],
  {},
  deep(40),
  Array.from({ length: 6_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 6_000 }, (_value, at) => [`k${at}`, at])),
  ...hostileKeys,
];
/** What Colyseus answers to a client that may not join. */
const REFUSED = /server\.notAllowed|server\.unknownTable|wrongType|invalidValue/;
const MESSAGES = [
  move,
  { type: 'prompt', id: 1, step: 0, answers: [], explain: true },
  { type: 'undo', id: 1, step: 0 },
  { type: 'agree', id: 1, proposal: 0, yes: true },
  { type: 'rematch', id: 1 },
  { type: 'report', id: 1, words: 1 },
];
/** The number that a message has, which the answer repeats. */
const numberOf = (message: unknown): number | null =>
  z.object({ id: z.int().min(0).max(0x7fff_ffff) }).safeParse(message).data?.id ?? null;
const CASES: readonly unknown[] = [
  ...VALUES,
  ...MESSAGES.flatMap((message) =>
    Object.keys(message).flatMap((key) => VALUES.map((value) => ({ ...message, [key]: value }))),
  ),
  ...MESSAGES.flatMap((message) => VALUES.map((extra) => ({ ...message, extra }))),
  ...['player', 'seat', 'token', 'state', 'random'].map((key) => ({ ...move, [key]: 'bob' })),
  ...[1, 2, 100, Number.MAX_SAFE_INTEGER].map((step) => ({ ...move, step })),
];

describe('hostile messages', () => {
  it(`of ${CASES.length} sorts are refused with a code, and change nothing`, async () => {
    const { id, tokens } = await tableAt(server.url, { game: 'pick' });
    const ann = await SocketClient.join(server.url, id, tokens.get('ann'));
    const bob = await SocketClient.join(server.url, id, tokens.get('bob'));
    const answered = () =>
      ann.heard.filter(({ type }) => type === 'refused' || type === 'done' || type === 'prompt').length;
    for (const [at, message] of CASES.entries()) {
      ann.room.send(CHANNEL, message);
      await ann.until(() => answered() === at + 1);
      const answer = ann.heard.at(-1);
      // A prompt request with other detail is like any other, and so is a report without words.
      expect(['refused', 'prompt', 'done']).toContain(answer?.type);
      expect(answer && 'id' in answer ? answer.id : undefined).toBe(numberOf(message));
      expect([bob.step, ann.step]).toEqual([0, 0]);
    }
    expect(CASES.length).toBeGreaterThanOrEqual(500);
    expect(await ann.say({ ...move, id: undefined })).toMatchObject({ type: 'done', step: 1 });
    expect(failures).toEqual([]);
  }, 60_000);
});

describe('a client without the right', () => {
  it.each([
    ['a token of nobody', { token: 'x'.repeat(32) }],
    ['an empty token', { token: '' }],
    ['a token that is no text', { token: { length: 1 } }],
    ['a table that is not there', { table: 'nowhere' }],
    ['no table', { table: undefined }],
    ['a table that is no text', { table: ['a'] }],
  ])('with %s does not get in', async (_name, options) => {
    const { id } = await tableAt(server.url, { game: 'pick' });
    await expect(new Client(server.url).joinOrCreate('table', { table: id, ...options })).rejects.toThrow(
      REFUSED,
    );
  });

  it('does not get into another table with a token of this one', async () => {
    const [one, other] = [
      await tableAt(server.url, { game: 'pick' }),
      await tableAt(server.url, { game: 'pick' }),
    ];
    await expect(SocketClient.join(server.url, other.id, one.tokens.get('ann'))).rejects.toThrow(REFUSED);
  });

  it('gets no seat that is taken, a bot’s or not there', async () => {
    const { id } = await tableAt(server.url, { game: 'pick', bots: { bob: 'random' } });
    for (const player of ['ann', 'bob', 'dan', '__proto__', '%00'])
      expect(await door(server.url, `tables/${id}/seats/${player}`, {})).toMatchObject({
        status: 409,
        json: { issues: [{ code: 'server.seatNotFree' }] },
      });
  });

  it.each([
    ['an unknown game', { game: 'chess' }, 400],
    ['a bot that is not there', { game: 'pick', bots: { ann: 'genius' } }, 400],
    ['a bot for nobody', { game: 'pick', bots: { dan: 'random' } }, 400],
    ['options that the game refuses', { game: 'pick', options: { rounds: -1 } }, 400],
    ['an unknown key', { game: 'pick', cheat: true }, 400],
    ['no object', [], 400],
    ['too much', { game: 'pick', options: { text: 'x'.repeat(100_000) } }, 413],
  ])('opens no table of %s, and says why', async (_name, asked, status) => {
    const answer = await door(server.url, 'tables', asked);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.json)).toMatch(/"code":"[\w.]+"/u);
  });

  it('finds no table that is not there', async () => {
    const issues = [{ code: 'server.unknownTable', data: { table: 'nowhere' } }];
    expect(await door(server.url, 'tables/nowhere')).toEqual({ status: 404, json: { issues } });
    expect(serverMessages['server.unknownTable']?.({ table: 'nowhere' })).toBe('There is no table nowhere.');
  });
});

describe('a client that floods', () => {
  it('is told so, cut off if it goes on, and disturbs nobody', async () => {
    const { id, tokens } = await tableAt(server.url, { game: 'pick' });
    const [ann, bob] = [
      await SocketClient.join(server.url, id, tokens.get('ann')),
      await SocketClient.join(server.url, id, tokens.get('bob')),
    ];
    for (let sent = 0; sent < 700; sent++) ann.room.send(CHANNEL, { type: 'sync', id: sent });
    await ann.until(() => ann.heard.some((each) => each.type === 'refused' && each.reason === 'tooFast'));
    for (let sent = 0; sent < 2_000; sent++) ann.room.send(CHANNEL, { type: 'sync', id: sent });
    await ann.until(() => ann.left !== undefined);
    expect(await bob.say({ ...move, id: undefined })).toMatchObject({ type: 'done' });
  });

  it('of broken frames is cut off, and disturbs nobody', async () => {
    const { id, tokens } = await tableAt(server.url, { game: 'pick' });
    const [ann, bob] = [
      await SocketClient.join(server.url, id, tokens.get('ann')),
      await SocketClient.join(server.url, id, tokens.get('bob')),
    ];
    const { transport } = ann.room.connection;
    for (const bytes of [
      [],
      [13],
      [13, 255, 255, 255],
      [255, 0, 1],
      Array.from({ length: 1_000 }, (_byte, at) => at % 256),
    ])
      transport.send(new Uint8Array(bytes));
    transport.send(new Uint8Array(200_000));
    await ann.until(() => ann.left !== undefined);
    expect(await bob.say({ ...move, id: undefined })).toMatchObject({ type: 'done' });
  });
});
