/** The way in to tables: a token is good for one seat of one table, whatever way somebody tries. */
import { connect, type Socket } from 'node:net';
import { Client } from '@colyseus/sdk';
import { hostedGame } from '@reticle/core/host';
import { host as lorcanaHost } from '@reticle/lorcana/host';
import { host as taktikHost } from '@reticle/taktik/host';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pickMatch } from '../../protocol/test/pick.js';
import { METHODS, NAMES_A_ROOM, victimAndOther, waysIn } from '../test/break-in.js';
import { door, forget, post, servedHere, SocketClient, tableAt } from '../test/served.js';
import { servedGame, type RunningServer } from './index.js';

let server: RunningServer & { readonly file: string };
const failures: unknown[] = [];
beforeAll(async () => {
  const hosted = await Promise.all([hostedGame(taktikHost), hostedGame(lorcanaHost)]);
  const games = hosted.flatMap(({ title, matches }) =>
    matches ? [matches.with((match) => servedGame(match.runtime, match, title))] : [],
  );
  server = await servedHere({
    games: [...games, servedGame(pickMatch)],
    failed: (error) => void failures.push(error),
  });
});
afterAll(async () => {
  await server.stop();
  forget(server.file);
});

describe('a token of another table', () => {
  it.each([
    { game: 'pick' },
    { game: 'pick', spectators: 'none' },
    { game: 'taktik' },
    { game: 'taktik', spectators: 'none' },
    { game: 'lorcana' },
    { game: 'lorcana', spectators: 'none' },
  ])(
    'opens no seat of a table of %j, by whatever way',
    async (asked) => {
      expect(await waysIn(server.url, asked)).toEqual([]);
    },
    60_000,
  );
});

/** Bodies that are no right to anything. */
const BODIES = ['[]', '1', '""', 'null', '{}', '"x"', '[[]]', '{', '', '{"table":1}', '{"table":""}'];

describe('a request without a right', () => {
  it.each([
    ...BODIES.map((body) => ['joinOrCreate', body] as const),
    ...METHODS.slice(1).flatMap((method) => BODIES.slice(0, 4).map((body) => [method, body] as const)),
  ])('by %s with the body %j is refused with a code, and names no room', async (method, body) => {
    const { sitting } = await victimAndOther(server.url, { game: 'pick' });
    for (const name of ['table', sitting.room.roomId, '%', 'constructor', '__proto__']) {
      const { status, text } = await post(`${server.url}/matchmake/${method}/${name}`, body);
      expect(Math.floor(status / 100)).toBe(4);
      expect(text).toMatch(/"code":"[\w.]+"/u);
      expect(text).not.toMatch(NAMES_A_ROOM);
    }
    expect(sitting.left).toBeUndefined();
    sitting.room.connection.close();
    expect(failures).toEqual([]);
  });

  it.each([
    ['an unknown key', { spy: true }],
    ['a token that is null', { token: null }],
    ['a list as a token', { token: ['x'] }],
    ['a second token', { tokens: 'x' }],
  ])('with %s is refused', async (_name, extra) => {
    const { victim, sitting } = await victimAndOther(server.url, { game: 'pick' });
    const body = JSON.stringify({ table: victim.id, token: victim.tokens.get('ann'), ...extra });
    const answer = await post(`${server.url}/matchmake/joinOrCreate/table`, body);
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.text).not.toMatch(NAMES_A_ROOM);
    sitting.room.connection.close();
  });

  it('that would make a second room of a table disturbs nobody, with or without a token', async () => {
    const { victim, sitting } = await victimAndOther(server.url, { game: 'pick' });
    for (const token of [undefined, victim.tokens.get('ann')])
      for (let times = 0; times < 5; times++) {
        const body = JSON.stringify({ table: victim.id, token });
        expect(await post(`${server.url}/matchmake/create/table`, body)).toMatchObject({ status: 404 });
      }
    const move = { type: 'move', move: 'pick', params: { number: 3 }, step: 0 };
    expect(await sitting.say(move)).toMatchObject({ type: 'done', step: 1 });
    expect(sitting.left).toBeUndefined();
  });

  it('finds everybody in one room, however many come at once', async () => {
    const { id, tokens } = await tableAt(server.url, { game: 'pick' });
    const seats = [...tokens.values(), ...tokens.values(), undefined, undefined];
    const clients = await Promise.all(seats.map((token) => SocketClient.join(server.url, id, token)));
    expect(new Set(clients.map(({ room }) => room.roomId)).size).toBe(1);
    expect(clients.map(({ left }) => left)).toEqual(seats.map(() => undefined));
  });
});

describe('a socket', () => {
  /** Asks for a socket at a path. Returns the status that it is answered with. */
  const statusAt = (path: string) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
            `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
        ),
      );
      socket.once('error', reject);
      socket.once('data', (data) => {
        resolve(Number(/^HTTP\/1\.1 (\d+)/u.exec(data.toString())?.[1]));
        socket.destroy();
      });
    });

  it.each([
    '/',
    '/?sessionId=x',
    '/a/b',
    '/a/b?sessionId=x',
    '/a/b?sessionId=x&reconnectionToken=y',
    '//[?sessionId=x',
    'x:99999999/?sessionId=x',
    '/%?sessionId=%',
    '*',
  ])('at %s is not opened without a reservation', async (path) => {
    expect(await statusAt(path)).toBeGreaterThanOrEqual(400);
    expect(await door(server.url, 'games')).toMatchObject({ status: 200 });
  });

  /** Asks for a socket without a reservation, and keeps its own end open. */
  const refusedSocket = (done: (socket: Socket) => void) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => {
      socket.write(
        `GET / HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
    });
    socket.on('error', () => {});
    socket.once('data', () => done(socket));
    return socket;
  };

  it('that is reset as it is refused leaves the server as it is', async () => {
    for (let time = 0; time < 5; time++)
      await new Promise((resolve) => {
        refusedSocket((socket) => socket.resetAndDestroy()).once('close', resolve);
      });
    expect(await door(server.url, 'games')).toMatchObject({ status: 200 });
  });

  it('that is refused is not kept by a client that does not close its end', async () => {
    const isGone = await new Promise((resolve) => {
      const socket = refusedSocket(() => setTimeout(() => socket.write('more'), 50));
      socket.once('error', () => resolve(true));
      setTimeout(() => socket.write('and more'), 500);
      setTimeout(() => resolve(false), 3_000);
    });
    expect(isGone).toBe(true);
  });

  it.each(['text', 'bytes'])('takes no frame of an unknown type, however long, of %s', async (kind) => {
    const { id } = await tableAt(server.url, { game: 'pick' });
    const client = await SocketClient.join(server.url, id);
    const type = 'y'.repeat(200);
    if (kind === 'text') client.room.send(type, {});
    else client.room.sendBytes(type, new Uint8Array(1));
    expect(await client.say({ type: 'sync' })).toMatchObject({ type: 'done' });
    expect(client.left).toBeUndefined();
  });

  it('in a room that lives is not opened with a made-up reservation', async () => {
    const { victim, sitting } = await victimAndOther(server.url, { game: 'pick' });
    const { roomId } = sitting.room;
    for (const query of ['', '?sessionId=abcdefghi', `?sessionId=${sitting.room.sessionId}`])
      expect(await statusAt(`/x/${roomId}${query}`)).toBe(403);
    const reservation = { name: 'table', roomId, sessionId: 'abcdefghi' };
    await expect(new Client(server.url).consumeSeatReservation(reservation)).rejects.toMatchObject({
      name: 'ServerError',
    });
    expect(await sitting.say({ type: 'sync' })).toMatchObject({ type: 'done' });
    expect(victim.id).not.toBe('');
  });
});
