import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonObject, unwrap, type JsonObject } from '@reticle/core';
import { Client, type Room } from '@colyseus/sdk';
import { applyPatch, parseServerMessage, type ServerMessage, type ServerMessageOf } from '@reticle/protocol';
import { taktikMatch } from '@reticle/taktik';
import * as z from 'zod';
import { pickMatch } from '../../protocol/test/pick.js';
import { serve, servedGame, sqliteStore, type RunningServer } from '../src/index.js';
import { CHANNEL } from '../src/room.js';
import { type ServeOptions } from '../src/serve.js';

const seatsSchema = z.array(z.object({ player: z.string(), free: z.boolean() }));

const ROOMY = {
  messages: { perSecond: 10_000, burst: 10_000 },
  messagesOfAddress: { perSecond: 10_000, burst: 10_000 },
  seatsPerMinute: 10_000,
  joinsPerMinute: 10_000,
  joinsOfSeatPerMinute: 10_000,
  socketsOfAddress: 10_000,
};

const GAMES = [servedGame(taktikMatch), servedGame(pickMatch)];

/** Starts a server on a free port of loopback, with a file of its own. */
export async function servedHere(
  more: Partial<ServeOptions> & { readonly file?: string } = {},
): Promise<RunningServer & { readonly file: string }> {
  const {
    file = join(mkdtempSync(join(tmpdir(), 'reticle-server-')), 'tables.db'),
    limits = {},
    ...rest
  } = more;
  const failed = (error: unknown) => void process.stderr.write(`${String(error)}\n`);
  const serving = await serve({
    games: GAMES,
    store: sqliteStore({ file }),
    port: 0,
    failed,
    limits: { ...ROOMY, ...limits },
    ...rest,
  });
  return { ...serving, file };
}

export const forget = (file: string): void => rmSync(join(file, '..'), { recursive: true, force: true });

/** Calls a route. Returns its answer. */
export async function door(
  url: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; json: JsonObject }> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await fetch(`${url}/api/${path}`, body === undefined ? {} : request);
  return { status: answer.status, json: jsonObject.parse(await answer.json()) };
}

/** Posts a body as it is, whatever it is. Returns the status and the text of the answer. */
export async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

/** Opens a table. Returns a token for each seat that people play. */
export async function tableAt(url: string, asked: JsonObject) {
  const { json } = await door(url, 'tables', asked);
  const id = z.string().parse(json['id']);
  const tokens = new Map<string, string>();
  for (const { player, free } of seatsSchema.parse(json['seats'])) {
    if (free)
      tokens.set(
        player,
        z.string().parse((await door(url, `tables/${id}/seats/${player}`, {})).json['token']),
      );
  }
  return { id, tokens };
}

/** A client over a real socket: it keeps its messages, and updates its view by the patches. */
export class SocketClient {
  readonly heard: ServerMessage[] = [];
  view: JsonObject = {};
  step = -1;
  prompt: ServerMessageOf<'view'>['prompt'] = null;
  left: number | undefined;
  readonly room: Room;
  #id = 0;

  constructor(room: Room) {
    this.room = room;
    room.reconnection.enabled = false;
    room.onMessage(CHANNEL, (message: unknown) => this.#hear(message));
    room.onLeave((code) => (this.left = code));
  }

  static async join(url: string, table: string, token?: string): Promise<SocketClient> {
    const options = { table, ...(token === undefined ? {} : { token }) };
    const client = new SocketClient(await new Client(url).joinOrCreate('table', options));
    await client.until(() => client.step >= 0);
    return client;
  }

  /** Sends a message. Returns the answer. */
  async say(message: object): Promise<ServerMessage> {
    const id = this.#id++;
    this.room.send(CHANNEL, { ...message, id });
    return this.until(() => this.heard.findLast((each) => 'id' in each && each.id === id));
  }

  /** Waits for something to hold. */
  async until<Value>(found: () => Value | undefined | false, most = 20_000): Promise<Value> {
    const end = performance.now() + most;
    for (;;) {
      const value = found();
      if (value !== undefined && value !== false) return value;
      if (performance.now() > end) throw new Error(`It did not happen in ${most} ms.`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  #hear(raw: unknown): void {
    const message = unwrap(parseServerMessage(raw));
    this.heard.push(message);
    if (message.type !== 'view' && message.type !== 'step') return;
    this.view = message.type === 'view' ? message.view : unwrap(applyPatch(this.view, message.patch));
    this.step = message.step;
    this.prompt = message.prompt;
  }
}
