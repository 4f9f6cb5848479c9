import type { Game, StorageAPI } from 'boardgame.io';
import { Server, SocketIO } from 'boardgame.io/server';
import { guarded } from '../src/server.js';
import { type DroppedFrame } from '../src/server/rooms.js';

/**
 * Makes boardgame.io's own storage in memory, which it does not export. It answers later, like a database.
 */
function storage() {
  const memory = Server({ games: [], origins: [] }).db;
  const later = async (matchID: string, opts: StorageAPI.FetchOpts) => {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const found: unknown = JSON.parse(JSON.stringify(await memory.fetch(matchID, opts)));
    return found;
  };
  const db = new Proxy(memory, {
    get(target, key): unknown {
      if (key === 'type') return () => 1;
      if (key === 'fetch') return later;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { memory, db };
}

function objectIn(text: string): object {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new TypeError(`No object: ${text}`);
  return value;
}

/** Starts a server on loopback, with its lobby. */
export async function serve(games: Game[]) {
  const dropped: DroppedFrame[] = [];
  const { memory, db } = storage();
  const transport = new SocketIO();
  const server = Server({
    games,
    origins: [],
    ...guarded({ db, transport, onDropped: (one) => dropped.push(one) }),
  });
  const running = await server.run({ port: 0 });
  const address = running.appServer.address();
  if (address === null || typeof address === 'string') throw new TypeError('It listens on a port.');
  const { port } = address;
  const url = `http://127.0.0.1:${port}`;

  async function post(path: string, body: object | string) {
    const answer = await fetch(`${url}/games/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    const told = (key: string): string => {
      const value: unknown = Reflect.get(objectIn(text), key);
      if (typeof value !== 'string') throw new TypeError(`No ${key} in ${text}.`);
      return value;
    };
    return { status: answer.status, told };
  }
  const create = async (game: string, body: object = { numPlayers: 2 }): Promise<string> => {
    const created = await post(`${game}/create`, body);
    return created.told('matchID');
  };
  const join = async (game: string, matchID: string, playerID: string): Promise<string> => {
    const joined = await post(`${game}/${matchID}/join`, { playerID, playerName: `player ${playerID}` });
    return joined.told('playerCredentials');
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      running.appServer.close(() => resolve());
      running.appServer.closeAllConnections();
    });
  return { url, port, memory, dropped, post, create, join, stop };
}

/** A socket that sends any text, over HTTP polling. */
export class RawSocket {
  readonly #url: string;
  readonly #game: string;
  readonly #got: (readonly unknown[])[] = [];
  closed = false;

  private constructor(url: string, game: string) {
    this.#url = url;
    this.#game = game;
  }

  static async connect(base: string, game: string): Promise<RawSocket> {
    const opened = await fetch(`${base}/socket.io/?EIO=4&transport=polling`);
    const sid: unknown = Reflect.get(objectIn((await opened.text()).slice(1)), 'sid');
    const socket = new RawSocket(`${base}/socket.io/?EIO=4&transport=polling&sid=${String(sid)}`, game);
    await socket.raw(`40/${game},`);
    void socket.#poll();
    return socket;
  }

  /** Sends packets as they are. Several in one body are handled in one go. */
  async raw(...packets: readonly string[]): Promise<void> {
    const sent = await fetch(this.#url, { method: 'POST', body: packets.join('\u001e') });
    await sent.text();
    if (!sent.ok) this.closed = true;
  }

  text(event: string, ...args: readonly string[]): string {
    return `42/${this.#game},[${[JSON.stringify(event), ...args].join(',')}]`;
  }

  emit(event: string, ...args: readonly unknown[]): Promise<void> {
    return this.raw(this.text(event, ...args.map((arg) => JSON.stringify(arg))));
  }

  got(event: string): (readonly unknown[])[] {
    return this.#got.filter(([name]) => name === event).map(([, ...args]) => args);
  }

  close(): Promise<void> {
    return this.raw('1');
  }

  async #poll(): Promise<void> {
    try {
      while (!this.closed) {
        const answer = await fetch(this.#url);
        if (!answer.ok) break;
        for (const packet of (await answer.text()).split('\u001e')) this.#take(packet);
      }
    } catch {
      // The server is gone.
    }
    this.closed = true;
  }

  #take(packet: string): void {
    if (packet === '2') void this.raw('3');
    if (packet === '1') this.closed = true;
    const start = `42/${this.#game},`;
    if (!packet.startsWith(start)) return;
    const event: unknown = JSON.parse(packet.slice(start.length));
    if (Array.isArray(event)) this.#got.push(event);
  }
}
