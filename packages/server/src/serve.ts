import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { defineRoom, defineServer, matchMaker, type Presence } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { BOTS } from '@reticle/core/match';
import type { Application } from 'express';
import type { Logger } from 'pino';
import { botThreads, type BotThreadsOptions } from './bots/threads.js';
import { expireTables } from './expiry.js';
import { AskedStore } from './store/asked-store.js';
import { Bars } from './bars.js';
import { webApp } from './http.js';
import { ROOM, socketGate } from './join.js';
import { DEFAULT_LIMITS, type ServerLimits } from './limits.js';
import { drainRooms, oneProcess, processesOf } from './processes.js';
import { anotherConnection, connectRedis, surviveRedis } from './redis.js';
import { localCounts, sharedCounts } from './shared-counts.js';
import { Accounts, type Identify } from './identity.js';
import { addressOf } from './address.js';
import { jsonLog } from './log.js';
import { Metrics } from './metrics.js';
import type { SavedReport } from './reports.js';
import type { OpenRoom } from './open-room.js';
import { tableRoom } from './room.js';
import { GuardedSocket } from './socket.js';
import type { TableStore } from './store/store.js';
import { takeStore } from './store/take-store.js';
import type { ServedGame } from './table/hosted-table.js';
import { Tables } from './table/tables.js';

/** The options of a server. */
export interface ServeOptions {
  readonly games: readonly ServedGame[];
  /** Where matches are kept. It is closed when the server stops, or cannot start. */
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
  /**
   * Where bots think. By default they think where everybody is answered, so that a bot that searches delays
   * all tables of the process.
   */
  readonly bots?: BotThreadsOptions;
  /** The days after which a table that nobody opened again is deleted, with its log. By default none is. */
  readonly expireDays?: number;
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
  /**
   * The origins of other pages that may use the server from a browser: `https://example.org`. By default only
   * its own pages may.
   */
  readonly origins?: readonly string[];
  /** Whether there is a lobby at `/`. Defaults to true. */
  readonly lobby?: boolean;
  /** Adds other pages and routes. */
  readonly pages?: (app: Application) => void;
  /** Saves what players report. {@link reportsIn} writes it into a folder. */
  readonly report?: (report: SavedReport) => Promise<void>;
  readonly failed?: (error: unknown) => void;
  /** Called after the server has stopped by itself, because another server plays the tables of its store. */
  readonly lost?: (error: unknown) => void;
  /**
   * Says whose a request is, by the accounts of your own pages: from a cookie, or from a header that a proxy adds.
   * A seat then belongs to the account of whoever took it, from all of its devices, and its token opens it to
   * nobody else. Without an answer within five seconds, or if it throws, whoever needs one is refused with 503.
   * By default everybody is a guest: whoever has the token of a seat has the seat.
   */
  readonly identity?: Identify;
  /** The token of an operator, for the requests under `/admin`. By default there are none. */
  readonly adminToken?: string;
  /** The log. {@link jsonLog} makes one. By default there is none. */
  readonly log?: Logger;
  /** Whether `/metrics` shows how the process does, in Prometheus' form. Defaults to false. */
  readonly metrics?: boolean;
}

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** Its address: `http://127.0.0.1:2567`. */
  readonly url: string;
  readonly tables: Tables;
  /** Stops it, after finishing what is in progress. */
  stop(): Promise<void>;
  /**
   * Stops it after it was emptied: it opens no more tables, tells clients, and hands its tables over to the
   * other processes of the server. If there are none, it waits until everybody has left.
   *
   * @param seconds the most seconds before it stops
   */
  drain(seconds: number): Promise<void>;
}

/** The most characters of a line that Colyseus logs. */
const MOST_SAID = 200;

/**
 * Makes the logger for Colyseus. It logs what clients do wrong, with a stack: only the beginning of its first
 * line is kept. What it says of itself is dropped, since a command may write JSON documents to the output.
 */
const loggerTo = (log: Logger) => {
  const fault = (...said: readonly unknown[]) => {
    const [line = ''] = said.map(String).join(' ').split('\n', 1);
    log.warn({ said: line.slice(0, MOST_SAID) }, 'transport');
  };
  return { debug() {}, trace() {}, info() {}, warn: fault, error: fault };
};

/** Asks whether presence answers: it is Redis if several processes are one server. */
const ping = async (presence: Presence): Promise<unknown> => presence.get('reticle:ready');

/** The milliseconds for which a connection may say nothing, if it is no socket of a table. */
const IDLE = 60_000;

/** The milliseconds in which requests are answered after everybody was disconnected. */
const LAST_ANSWERS = 1_000;

/** The most bytes of a client's message. */
const MOST_BYTES = 64 * 1_024;

/**
 * Starts a server of tables. @throws StoreInUseError if another server plays the tables of the store, Error if
 * the port is taken or Redis cannot be reached
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { hostname = '127.0.0.1', publicAddress, proxies = 0, log = jsonLog('silent') } = options;
  const limits: ServerLimits = { ...DEFAULT_LIMITS, ...options.limits };
  const now = Date.now;
  const failed = (error: unknown): void => {
    log.error({ error }, 'failed');
    options.failed?.(error);
  };
  let stopping: Promise<void> | undefined;
  const redis = options.redis === undefined ? undefined : await connectRedis(options.redis, failed);
  const noLongerSurvive =
    redis &&
    surviveRedis((error) => {
      // Rooms that end with the server say goodbye to a Redis that is left already.
      if (!stopping) failed(error);
    });
  const lost = async (error: unknown): Promise<void> => {
    failed(error);
    await stop();
    options.lost?.(error);
  };
  const taken = await takeStore(options.store, redis, {
    failed,
    lost: (error) => void lost(error),
  }).catch(async (error: unknown) => {
    noLongerSurvive?.();
    redis?.disconnect();
    // Its connections would keep the process for a while.
    await options.store.close().catch(failed);
    throw error;
  });
  const threads = options.bots && (await botThreads(options.bots));
  const countsOf = (name: string) => (redis ? sharedCounts(redis, name, { now, failed }) : localCounts());
  const [sockets, botTables] = [countsOf('sockets'), countsOf('bot-tables')];
  const metrics = new Metrics({
    sockets: () => sockets.total,
    botsThinking: () => threads?.queue.running ?? 0,
    botsWaiting: () => threads?.queue.waiting ?? 0,
  });
  const versions = Object.fromEntries(options.games.map(({ id, version }) => [id, version]));
  const processes = redis ? processesOf(redis, versions, failed) : oneProcess();
  const asked = new AskedStore(metrics.measured(options.store), now);
  const { store } = asked;
  const stop = (): Promise<void> => (stopping ??= end());
  const open = new Set<OpenRoom>();
  let draining: Promise<void> | undefined;
  const drain = async (seconds: number): Promise<void> => {
    log.info({ tables: open.size, seconds }, 'server drains');
    const others = await processes.drain().catch((error: unknown) => {
      failed(error);
      return false;
    });
    await drainRooms(open, seconds, others);
    await stop();
  };
  const end = async (): Promise<void> => {
    log.info('server stops');
    for (const each of [tables, taken, sockets, botTables, expiring, bars]) each?.stop();
    await processes.stop().catch(failed);
    await server.gracefullyShutdown(false);
    http.close();
    // Whoever says nothing more, or half a request, keeps nothing open.
    setTimeout(() => connections.forEach((socket) => socket.destroy()), LAST_ANSWERS).unref();
    await threads?.stop();
    await store.close();
    noLongerSurvive?.();
  };
  const tables = new Tables({
    games: options.games,
    bots: Object.keys(BOTS),
    chosenSeeds: options.chosenSeeds ?? false,
    store,
    snapshotEvery: options.snapshotEvery ?? 50,
    now,
    threads,
    botTook: (bot, seconds) => metrics.botTook(bot, seconds),
    isBarred: (id) => bars.has({ what: 'table', name: id }),
    report: options.report ?? (async () => {}),
    failed,
  });
  const bars = new Bars({ store, open, failed });
  await bars.start();
  await tables.start();
  const expiring =
    options.expireDays === undefined
      ? undefined
      : expireTables({
          store,
          open,
          days: options.expireDays,
          now,
          deleted: (count) => log.info({ count }, 'tables expired'),
          failed,
        });
  const http = createServer();
  // Sockets of tables have no such limit: they are asked whether they are there.
  http.setTimeout(IDLE);
  const connections = new Set<Socket>();
  http.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
    // Whoever comes while the server ends is not waited for, either.
    if (stopping) socket.setTimeout(LAST_ANSWERS, () => socket.destroy());
  });
  const transport = new WebSocketTransport({
    noServer: true,
    maxPayload: MOST_BYTES,
    WebSocket: GuardedSocket,
    // The guarded socket answers, and counts, them.
    autoPong: false,
  });
  transport.attachToServer(http, { filter: socketGate({ limits, proxies, sockets, bars }) });
  const services = { limits, now, sockets, botTables, open, log, metrics };
  const server = defineServer({
    rooms: { [ROOM]: defineRoom(tableRoom(tables, services)).filterBy(['table']) },
    transport,
    ...(redis
      ? { presence: new RedisPresence(redis), driver: new RedisDriver(anotherConnection(redis, failed)) }
      : {}),
    ...(publicAddress === undefined ? {} : { publicAddress }),
    selectProcessIdToCreateRoom: () => processes.choose(),
    logger: loggerTo(log),
    greet: false,
    gracefullyShutdown: false,
    auth: false,
  });
  const origins = options.origins ?? [];
  const accounts = new Accounts({
    identify: options.identity,
    address: (request) => addressOf(request, proxies),
    origins,
  });
  const app = webApp({
    tables,
    accounts,
    limits,
    proxies,
    sockets,
    redis,
    adminToken: options.adminToken,
    store,
    bars,
    origins,
    lobby: options.lobby !== false,
    pages: options.pages,
    failed,
    needs: { store: () => asked.answers(), presence: () => ping(matchMaker.presence) },
    isDraining: () => (draining ?? stopping) !== undefined,
    metrics,
    showsMetrics: options.metrics === true,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      http.once('error', reject);
      const routed = () => {
        // Colyseus has added its own routes just before: ways in that check no right. Only those of `app` stay.
        http.removeAllListeners('request');
        http.on('request', app);
      };
      server.listen(options.port, hostname, undefined, routed).then(() => {
        http.off('error', reject);
        return resolve();
      }, reject);
    });
  } catch (error) {
    await stop().catch(failed);
    throw error;
  }
  await processes.start();
  const address = http.address();
  const { port }: Pick<AddressInfo, 'port'> =
    typeof address === 'object' && address ? address : { port: options.port };
  log.info({ port }, 'server started');
  return {
    port,
    url: `http://${hostname}:${port}`,
    tables,
    stop,
    drain: (seconds) => (draining ??= drain(seconds)),
  };
}
