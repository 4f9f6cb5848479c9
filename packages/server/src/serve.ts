import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineRoom, defineServer } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { BOTS } from '@reticle/core/match';
import type { Application } from 'express';
import { addRoutes, lobbyPages, type Rate } from './http.js';
import type { SavedReport } from './reports.js';
import { tableRoom } from './room.js';
import type { TableStore } from './store/store.js';
import type { ServedGame } from './table/hosted-table.js';
import { Tables } from './table/tables.js';

/** The limits of what one client, or one address, may request. */
interface ServerLimits {
  /**
   * The rate of a client's messages. Beyond it messages are refused, and a client that continues is
   * disconnected. Defaults to 20 a second, 60 at once.
   */
  readonly messages: Rate;
  /** The most tables and seats that one address may request in a minute. Defaults to 60. */
  readonly seatsPerMinute: number;
}

/** The options of a server. */
export interface ServeOptions {
  readonly games: readonly ServedGame[];
  readonly store: TableStore;
  /** The port. 0 means any free port. */
  readonly port: number;
  /** The address to listen on. By default only this machine can reach the server. */
  readonly hostname?: string;
  /** The address of Redis, if several processes form one server: `redis://host:6379`. */
  readonly redis?: string;
  /** The address under which clients reach this process, if there are several: `host:port/path`. */
  readonly publicAddress?: string;
  /** The number of steps of a table after which a snapshot is saved. Defaults to 50. */
  readonly snapshotEvery?: number;
  readonly limits?: Partial<ServerLimits>;
  /**
   * The number of proxies in front of the server. Defaults to 0. That many of the last addresses in
   * `X-Forwarded-For` belong to proxies, and the one before them is the client's, to which limits apply.
   * Without proxies the header is ignored, since a client can write anything into it.
   */
  readonly proxies?: number;
  /**
   * Whether whoever opens a table may choose its seed. Defaults to false. Hidden cards follow from a seed, so
   * this is for tests and for operators, and everybody at such a table is told.
   */
  readonly chosenSeeds?: boolean;
  /** Whether there is a lobby at `/`. Defaults to true. */
  readonly lobby?: boolean;
  /** Adds other pages and routes. */
  readonly pages?: (app: Application) => void;
  /** Saves what players report. {@link reportsIn} writes it into a folder. */
  readonly report?: (report: SavedReport) => Promise<void>;
  readonly failed?: (error: unknown) => void;
}

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** Its address: `http://127.0.0.1:2567`. */
  readonly url: string;
  readonly tables: Tables;
  /** Stops it, after finishing what is in progress. */
  stop(): Promise<void>;
}

/**
 * Makes the logger for Colyseus. Errors go to `failed` like all others; the rest is dropped, since a command
 * may write JSON documents to the output.
 */
const loggerTo = (failed: (error: unknown) => void) => {
  const fault = (...said: readonly unknown[]) => failed(new Error(said.join(' ')));
  return { debug() {}, trace() {}, info() {}, warn: fault, error: fault };
};

/** The most bytes of a client's message. */
const MOST_BYTES = 64 * 1_024;

/** Starts a server of tables. @throws Error if the port is taken or Redis cannot be reached */
export async function serve(options: ServeOptions): Promise<RunningServer> {
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
    chosenSeeds: options.chosenSeeds ?? false,
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
      addRoutes(app, tables, limits.seatsPerMinute, failed);
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
