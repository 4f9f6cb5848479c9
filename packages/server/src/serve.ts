import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineRoom, defineServer } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { BOTS } from '@reticle/core/match';
import type { Application } from 'express';
import { doors, lobbyPages, type Rate } from './http.js';
import type { KeptReport } from './reports.js';
import { tableRoom } from './room.js';
import type { TableStore } from './store/store.js';
import type { ServedGame } from './table/hosted-table.js';
import { Tables } from './table/tables.js';

/** How much one client, or one address, may ask for. */
interface ServerLimits {
  /** Messages of a client; beyond them it is refused, and cut off if it goes on. 20 a second by default, 60 at once. */
  readonly messages: Rate;
  /** Tables and seats that one address may ask for in a minute; 60 by default. */
  readonly seatsPerMinute: number;
}

/** What a server is started with. */
export interface ServeOptions {
  readonly games: readonly ServedGame[];
  readonly store: TableStore;
  /** 0 for any free port. */
  readonly port: number;
  /** The address to listen on; by default only this machine can reach the server. */
  readonly hostname?: string;
  /** Where Redis is, if several processes are one server: `redis://host:6379`. */
  readonly redis?: string;
  /** The address under which this process can be reached by clients, if there are several: `host:port/path`. */
  readonly publicAddress?: string;
  /** After so many steps of a table a snapshot is kept; 50 by default. */
  readonly snapshotEvery?: number;
  readonly limits?: Partial<ServerLimits>;
  /**
   * How many proxies stand before the server; 0 by default. So many of the last addresses in `X-Forwarded-For` are theirs, and the one before
   * them is the client's, for which limits count. Without proxies that header is what a client likes to say, and is not heeded.
   */
  readonly proxies?: number;
  /** Whether there is a lobby at `/`; there is, if nothing is said. */
  readonly lobby?: boolean;
  /** Adds pages and doors of one's own. */
  readonly pages?: (app: Application) => void;
  /** Keeps what players report; {@link reportsIn} writes it into a folder. */
  readonly report?: (report: KeptReport) => Promise<void>;
  readonly failed?: (error: unknown) => void;
}

/** A server that runs. */
export interface Serving {
  readonly port: number;
  /** Where it can be reached: `http://127.0.0.1:2567`. */
  readonly url: string;
  readonly tables: Tables;
  /** Stops it; what is going on is finished first. */
  stop(): Promise<void>;
}

/**
 * Where Colyseus says things: what went wrong goes where all of that goes, and the rest nowhere, since a command may write
 * documents to the output.
 */
const loggerTo = (failed: (error: unknown) => void) => {
  const fault = (...said: readonly unknown[]) => failed(new Error(said.join(' ')));
  return { debug() {}, trace() {}, info() {}, warn: fault, error: fault };
};

/** No message of a client is longer, in bytes. */
const MOST_BYTES = 64 * 1_024;

/** Starts a server of tables. @throws Error if the port is taken or Redis cannot be reached */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { hostname = '127.0.0.1', redis, store, publicAddress } = options;
  const limits: ServerLimits = {
    messages: { perSecond: 20, burst: 60 },
    seatsPerMinute: 60,
    ...options.limits,
  };
  const failed = options.failed ?? (() => {});
  const tables = new Tables({
    games: options.games,
    bots: Object.keys(BOTS),
    store,
    snapshotEvery: options.snapshotEvery ?? 50,
    now: Date.now,
    report: options.report ?? (async () => {}),
    failed,
  });
  const http: HttpServer = createServer();
  const server = defineServer({
    rooms: { table: defineRoom(tableRoom(tables, limits.messages, Date.now)).filterBy(['table']) },
    transport: new WebSocketTransport({ server: http, maxPayload: MOST_BYTES }),
    ...(redis === undefined ? {} : { presence: new RedisPresence(redis), driver: new RedisDriver(redis) }),
    ...(publicAddress === undefined ? {} : { publicAddress }),
    express: (app) => {
      app.set('trust proxy', options.proxies ?? 0);
      doors(app, tables, limits.seatsPerMinute, failed);
      options.pages?.(app);
      if (options.lobby !== false) lobbyPages(app);
    },
    logger: loggerTo(failed),
    greet: false,
    gracefullyShutdown: false,
    auth: false,
  });
  await server.listen(options.port, hostname);
  const address = http.address();
  const { port }: Pick<AddressInfo, 'port'> =
    typeof address === 'object' && address ? address : { port: options.port };
  return {
    port,
    url: `http://${hostname}:${port}`,
    tables,
    async stop() {
      await server.gracefullyShutdown(false);
      await store.close();
    },
  };
}
