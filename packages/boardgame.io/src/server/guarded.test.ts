/** Everything here goes over real sockets on loopback. An uncaught error in the server fails the run. */
import { connect } from 'node:net';
import { taktikMatch } from '@reticle/taktik';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RawSocket, serve } from '../../test/server.js';
import { toBoardgame } from '../index.js';
import type { DropCode } from './rooms.js';
import { pick, until, taktikServer, livesOn } from '../../test/taktik-server.js';

// boardgame.io writes to the console what it refuses, and that it runs.
beforeEach(() => {
  for (const method of ['error', 'log'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

describe('clients of boardgame.io, over a guarded server', () => {
  it('play, see their own view, and chat', async () => {
    const { url, matchID, credentials, dropped } = await taktikServer();
    const clients = [0, 1].map((place) =>
      Client({
        game: toBoardgame(taktikMatch),
        multiplayer: SocketIO({ server: url }),
        matchID,
        playerID: String(place),
        ...(credentials[place] !== undefined && { credentials: credentials[place] }),
        debug: false,
      }),
    );
    for (const client of clients) client.start();
    onTestFinished(() => {
      for (const client of clients) client.stop();
    });
    await until(() => expect(clients.map((client) => client.getState() !== null)).toEqual([true, true]));
    clients[1]!.moves['draw']!();
    await until(() => expect(clients[0]!.getState()!.G).toMatchObject({ view: { step: 1 } }));
    expect(clients.map((client) => client.getState()!.G)).toMatchObject([
      { view: { viewer: 'red' }, moves: [] },
      { view: { viewer: 'blue' } },
    ]);
    clients[0]!.sendChatMessage('well drawn');
    await until(() => expect(clients[1]!.chatMessages).toMatchObject([{ payload: 'well drawn' }]));
    await until(() => expect(clients[1]!.matchData?.map((one) => one.isConnected)).toEqual([true, true]));
    expect(dropped).toEqual([]);
  });
});

const stateOf = (): object => ({ G: { won: true }, ctx: {}, plugins: {}, _stateID: 5 });
const patch = [{ op: 'replace', path: '/G', value: {} }];

/** The action that a seated client sends: JSON text, with its credentials instead of $. */
const ACTIONS: readonly [what: string, action: string, code?: DropCode][] = [
  ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', ''].map(
    (type) =>
      [
        `a move of type "${type}"`,
        `{"type":"MAKE_MOVE","payload":{"type":"${type}","args":[],"playerID":"1","credentials":"$"}}`,
        'notAMove',
      ] satisfies [string, string, DropCode],
  ),
  ...['setPhase', 'endGame', 'constructor', 'setActivePlayers', 'endTurn'].map(
    (type) =>
      [
        `an event ${type}`,
        `{"type":"GAME_EVENT","payload":{"type":"${type}","args":["x"],"playerID":"1","credentials":"$"}}`,
        'notAFrame',
      ] satisfies [string, string, DropCode],
  ),
  ...['RESET', 'UPDATE', 'SYNC', 'PATCH', 'UNDO', 'REDO', 'PLUGIN', 'STRIP_TRANSIENTS', '@@INIT'].map(
    (type) =>
      [
        type,
        JSON.stringify({ type, payload: { type: 'x', args: [], playerID: '1', credentials: '$' } }),
        'notAFrame',
      ] satisfies [string, string, DropCode],
  ),
  ...['RESET', 'UPDATE', 'SYNC', 'PATCH'].map(
    (type) =>
      [
        `${type} with a state`,
        JSON.stringify({ type, payload: { playerID: '1', credentials: '$' }, state: stateOf(), patch }),
        'notAFrame',
      ] satisfies [string, string, DropCode],
  ),
  ['no action', 'null', 'notAFrame'],
  ['an action without payload', '{"type":"MAKE_MOVE"}', 'notAFrame'],
  [
    'an action of no type',
    '{"payload":{"type":"draw","args":[],"playerID":"1","credentials":"$"}}',
    'notAFrame',
  ],
  [
    'arguments that have no text',
    '{"type":"MAKE_MOVE","payload":{"type":"draw","args":[{"toString":1,"valueOf":1}],"playerID":"1","credentials":"$"}}',
    'failed',
  ],
  [
    'arguments ten thousand deep',
    `{"type":"MAKE_MOVE","payload":{"type":"draw","args":[${'['.repeat(10_000)}${']'.repeat(10_000)}],"playerID":"1","credentials":"$"}}`,
    'notAFrame',
  ],
  [
    'twenty thousand arguments',
    `{"type":"MAKE_MOVE","payload":{"type":"draw","args":[[${'0,'.repeat(20_000)}0]],"playerID":"1","credentials":"$"}}`,
    'notAFrame',
  ],
  [
    'a third argument',
    '{"type":"MAKE_MOVE","payload":{"type":"draw","args":[{},null,"kept in the log"],"playerID":"1","credentials":"$"}}',
    'notAFrame',
  ],
  [
    'arguments with a prototype',
    '{"type":"MAKE_MOVE","payload":{"type":"draw","args":[{"__proto__":{"x":1}}],"playerID":"1","credentials":"$"}}',
    'notAFrame',
  ],
  [
    'a move in the name of the other player',
    '{"type":"MAKE_MOVE","payload":{"type":"draw","args":[],"playerID":"0","credentials":"$"}}',
    'notSeated',
  ],
  [
    'other credentials',
    '{"type":"MAKE_MOVE","payload":{"type":"draw","args":[],"playerID":"1","credentials":"mine"}}',
    'notSeated',
  ],
  [
    'a move that Reticle refuses',
    '{"type":"MAKE_MOVE","payload":{"type":"endPhase","playerID":"1","credentials":"$"}}',
  ],
];

describe('a seated client that sends by hand', () => {
  it.each(ACTIONS)('%s changes nothing', async (_what, action, code) => {
    const server = await taktikServer();
    const { stored, sit, matchID, credentials, dropped } = server;
    const hostile = await sit(1);
    const before = stored();
    const sent = action.replace('"$"', JSON.stringify(credentials[1]));
    const other = await sit(0);
    await hostile.raw(hostile.text('update', sent, '0', JSON.stringify(matchID), '"1"'));
    await until(() => expect(dropped.map((one) => one.code)).toEqual(code ? [code] : []));
    await expect(livesOn(server, before)).resolves.not.toBe(before);
    // boardgame.io answers a refused move with the unchanged state. Other clients only get the honest move.
    await until(() => expect(hostile.got('update').length).toBe(code ? 1 : 2));
    await until(() => expect(other.got('update').length).toBe(1));
  });

  it.each<[string, readonly string[], DropCode?]>([
    ['no arguments', ['update'], 'notAFrame'],
    ['a match that is no text', ['update', 'MOVE', '0', '{"toString":1}', '"1"'], 'notAFrame'],
    ['a seat that is a list', ['update', 'MOVE', '0', 'MATCH', '["1"]'], 'notAFrame'],
    ['a seat that every object has', ['update', 'MOVE', '0', 'MATCH', '"constructor"'], 'notSeated'],
    ['another seat', ['update', 'MOVE', '0', 'MATCH', '"0"'], 'notSeated'],
    ['another match', ['update', 'MOVE', '0', '"other"', '"1"'], 'notSeated'],
    ['a step that is no number', ['update', 'MOVE', '{"toString":1}', 'MATCH', '"1"'], 'notAFrame'],
    ['a sync of no match', ['sync', 'null', '"1"', '"x"'], 'notAFrame'],
    ['a sync of a match that is not there', ['sync', '"other"', 'null', 'null', '2'], 'unknownMatch'],
    ['a sync of one with a million players', ['sync', '"other"', '"1"', '"x"', '1000000'], 'unknownMatch'],
    ['a sync of a match __proto__', ['sync', '"__proto__"', '"1"', '"x"', '2'], 'unknownMatch'],
    ['a sync to a seat that every object has', ['sync', 'MATCH', '"__proto__"', '"x"', '2'], 'notSeated'],
    ['a sync to the seat "constructor"', ['sync', 'MATCH', '"constructor"', '"x"', '2'], 'notSeated'],
    ['a sync to a seat that is a list', ['sync', 'MATCH', '["1"]', '"x"', '2'], 'notAFrame'],
    ['a sync to the seat of the other', ['sync', 'MATCH', '"0"', '"x"', '2'], 'notSeated'],
    ['a chat without words', ['chat', 'MATCH'], 'notAFrame'],
    [
      'a chat in the name of the other',
      ['chat', 'MATCH', '{"id":"1","sender":"0","payload":"I give up"}', 'null'],
      'notSeated',
    ],
    [
      'a chat without credentials',
      ['chat', 'MATCH', '{"id":"1","sender":"1","payload":"x"}', 'null'],
      'notSeated',
    ],
    [
      'a chat ten thousand deep',
      [
        'chat',
        'MATCH',
        `{"id":"1","sender":"1","payload":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
        'null',
      ],
      'notAFrame',
    ],
    ['an error', ['error', '{"toString":1}']],
    ['an event of its own', ['constructor', '1']],
  ])('%s changes nothing', async (_what, [event, ...args], code) => {
    const server = await taktikServer();
    const { stored, sit, move, matchID, dropped } = server;
    const hostile = await sit(1);
    const before = stored();
    const words: Record<string, string> = {
      MATCH: JSON.stringify(matchID),
      MOVE: JSON.stringify(move('draw')),
    };
    await hostile.raw(hostile.text(event!, ...args.map((arg) => words[arg] ?? arg)));
    await until(() => expect(dropped.map((one) => one.code)).toEqual(code ? [code] : []));
    await expect(livesOn(server, before)).resolves.not.toBe(before);
    expect(Object.hasOwn(Object.prototype, 'isConnected')).toBe(false);
  });

  it.each<[string, string]>([
    ['an event whose name is an object', '42/taktik,[{"toString":"x"}]'],
    ['an event without a name', '42/taktik,[]'],
    ['an event with an answer wanted', '42/taktik,7["update",1]'],
    ['a packet that is cut off', '42/taktik,["update"'],
    ['a packet of no type', '49/taktik,["update"]'],
    ['attachments that do not come', '451-/taktik,["update",{"_placeholder":true,"num":9}]'],
    ['an answer to nothing', '43/taktik,1["x"]'],
    ['a disconnect by name', '42/taktik,["disconnect"]'],
    ['an error at the root', '40,\u001e42["error",1]'],
    ['a namespace that every object has', '40/constructor,'],
    ['packets without end', '42/taktik,["update"]\u001e'.repeat(2_000)],
  ])('%s changes nothing', async (_what, packet) => {
    const server = await taktikServer();
    const hostile = await server.sit(1);
    const before = server.stored();
    await hostile.raw(packet).catch(() => {});
    await expect(livesOn(server, before)).resolves.not.toBe(before);
  });
});

describe('a connection that is no client', () => {
  const send = (port: number, text: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(text);
        setTimeout(() => socket.resetAndDestroy(), 50);
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

  it.each<[string, string]>([
    [
      'an upgrade that is broken off',
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`,
    ],
    [
      'an upgrade of no session',
      `GET /socket.io/?EIO=4&transport=websocket&sid=x HTTP/1.1\r\nHost: x\r\n${upgrade}${key}\r\n`,
    ],
    [
      'a transport that every object has',
      'GET /socket.io/?EIO=4&transport=constructor HTTP/1.1\r\nHost: x\r\n\r\n',
    ],
    [
      'more headers than are read',
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\n${'x: y\r\n'.repeat(2_100)}${upgrade}${key}\r\n`,
    ],
    ['no HTTP', '\u0000\u0001\u0002'],
  ])('%s ends nothing', async (_what, text) => {
    const server = await taktikServer();
    const before = server.stored();
    await send(server.port, text);
    await expect(livesOn(server, before)).resolves.not.toBe(before);
  });
});

describe('who holds no seat', () => {
  it('gets no seat that nobody has taken, though boardgame.io asks for no credentials there', async () => {
    const { url, create, dropped } = await taktikServer();
    const matchID = await create('taktik');
    const early = await RawSocket.connect(url, 'taktik');
    await early.emit('sync', matchID, '1', 'whatever', 2);
    await until(() => expect(dropped.map((one) => one.code)).toEqual(['notSeated']));
    expect(early.got('sync')).toEqual([]);
    await early.close();
  });

  it('watches, and cannot move', async () => {
    const server = await taktikServer();
    const { url, matchID, move, dropped, stored } = server;
    const before = stored();
    const watcher = await RawSocket.connect(url, 'taktik');
    await watcher.emit('sync', matchID, null, null, 2);
    await until(() => expect(watcher.got('sync').length).toBe(1));
    await watcher.emit('update', move('draw'), 0, matchID, '1');
    await until(() => expect(dropped.map((one) => one.code)).toEqual(['notSeated']));
    await expect(livesOn(server, before)).resolves.not.toBe(before);
    await until(() =>
      expect(watcher.got('update')).toMatchObject([
        [matchID, { G: { moves: [], view: { viewer: null } } }, {}],
      ]),
    );
    await watcher.close();
  });

  it('is shown nothing of a match by another game of the server', async () => {
    const server = await taktikServer();
    const { url, matchID, dropped, stored, move } = server;
    const before = stored();
    const watcher = await RawSocket.connect(url, 'open');
    await watcher.emit('sync', matchID, null, null, 2);
    await watcher.emit('update', move('draw'), 0, matchID, '1');
    await until(() => expect(dropped.map((one) => one.code)).toEqual(['unknownMatch', 'notSeated']));
    await expect(livesOn(server, before)).resolves.not.toBe(before);
    expect([watcher.got('sync'), watcher.got('update')]).toEqual([[], []]);
    await watcher.close();
  });

  it('sees nothing of a seat by taking the same seat in another match meanwhile', async () => {
    const { url, matchID, create, join, sit, move } = await taktikServer();
    const own = await create('taktik');
    const mine = await join('taktik', own, '1');
    const spy = await RawSocket.connect(url, 'taktik');
    await spy.raw(
      spy.text('sync', JSON.stringify(matchID), 'null', 'null'),
      spy.text('sync', JSON.stringify(own), '"1"', JSON.stringify(mine)),
    );
    await until(() => expect(spy.got('sync').length).toBe(2));
    const honest = await sit(1);
    await honest.emit('update', move('draw'), 0, matchID, '1');
    await until(() => expect(honest.got('update').length).toBe(1));
    expect(spy.got('update')).toEqual([]);
    await spy.close();
  });

  it('is cut off when the seat is no longer theirs', async () => {
    const { matchID, credentials, sit, post, join } = await taktikServer();
    const gone = await sit(1);
    await post(`taktik/${matchID}/leave`, { playerID: '1', credentials: credentials[1] });
    await until(() => expect(gone.closed).toBe(true));
    expect(await join('taktik', matchID, '1')).not.toBe(credentials[1]);
  });
});

describe('where several may act at once', () => {
  it('nobody acts in the name of another', async () => {
    const server = await serve([pick()]);
    onTestFinished(server.stop);
    const matchID = await server.create('pick', { numPlayers: 3 });
    const seats = ['0', '1', '2'];
    const credentials: string[] = [];
    for (const seat of seats) credentials.push(await server.join('pick', matchID, seat));
    const socket = await RawSocket.connect(server.url, 'pick');
    await socket.emit('sync', matchID, '0', credentials[0], 3);
    const payload = (playerID: string) => ({
      type: 'MAKE_MOVE',
      payload: { type: 'pick', args: [{ number: 1 }], playerID, credentials: credentials[0] },
    });
    await socket.emit('update', payload('1'), 0, matchID, '0');
    await until(() => expect(server.dropped.map((one) => one.code)).toEqual(['notSeated']));
    await socket.emit('update', payload('0'), 0, matchID, '0');
    await until(() => expect(socket.got('update').length).toBe(1));
    await socket.close();
  });
});

describe('the lobby of a guarded server', () => {
  it.each<[string, string, string, number]>([
    ['joins no seat that every object has', 'join', '{"playerID":"__proto__","playerName":"x"}', 404],
    ['joins no seat "constructor"', 'join', '{"playerID":"constructor","playerName":"x"}', 404],
    ['updates no seat that every object has', 'update', '{"playerID":"__proto__","newName":"x"}', 404],
    ['leaves no seat that every object has', 'leave', '{"playerID":"__proto__"}', 404],
    [
      'keeps no novel for a player',
      'join',
      `{"playerID":"1","playerName":"x","data":"${'x'.repeat(50_000)}"}`,
      500,
    ],
  ])('%s', async (_what, path, body, status) => {
    const { create, post, join } = await taktikServer();
    const matchID = await create('taktik');
    expect((await post(`taktik/${matchID}/${path}`, body)).status).toBe(status);
    expect(['name', 'credentials'].filter((key) => Object.hasOwn(Object.prototype, key))).toEqual([]);
    expect(await join('taktik', matchID, '1')).toEqual(expect.any(String));
  });

  it.each([{ numPlayers: 1e9 }, { numPlayers: 3 }, { numPlayers: 2, setupData: { width: 1e9 } }])(
    'creates no match of %j',
    async (body) => {
      const { post } = await taktikServer();
      expect((await post('taktik/create', body)).status).toBe(400);
    },
  );
});
