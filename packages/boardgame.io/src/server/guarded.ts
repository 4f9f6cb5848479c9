import type { Server as HttpServer } from 'node:http';
import type { Game } from 'boardgame.io';
import { Server as SocketServer, type ServerOptions, type Socket } from 'socket.io';
import type * as z from 'zod';
import { DropError, type DroppedFrame, Rooms } from './rooms.js';
import { chatFrame, frameAs, syncFrame, updateFrame } from './frames.js';
import { queueByKey } from './queue.js';
import { guardedStorage, type Storage } from './storage.js';
import { Table, type Auth, type GameServices } from './table.js';

/** The settings of the guard: the parts of boardgame.io's `Server`, and how frames are let in. */
export interface GuardSettings<DB extends Storage, Transport> {
  readonly db: DB;
  /** A `new SocketIO()` of boardgame.io. It is changed in place. */
  readonly transport: Transport;
  /** Called with every frame that was dropped. */
  readonly onDropped?: (dropped: DroppedFrame) => void;
  /**
   * The options of socket.io. They override the defaults: messages of at most 100,000 bytes, and a ping every
   * ten seconds.
   */
  readonly socketOpts?: Partial<ServerOptions>;
}

/** The guarded parts, for boardgame.io's `Server`. */
export interface GuardedParts<DB extends Storage, Transport> {
  readonly db: DB;
  readonly transport: Transport;
}

/** boardgame.io's Koa app, as far as it is used here. */
interface App {
  readonly context: { readonly auth: Auth };
  listen: (...args: readonly unknown[]) => HttpServer;
}

type Cors = Exclude<ServerOptions['cors'], ((...args: never[]) => void) | undefined>;
type Origin = NonNullable<Cors['origin']>;

/**
 * The most frames of one socket that may wait. A client that sends more without waiting for answers is
 * disconnected.
 */
const WAITING = 32;

const SOCKET_OPTIONS: Partial<ServerOptions> = {
  serveClient: false,
  maxHttpBufferSize: 100_000,
  pingTimeout: 20_000,
  pingInterval: 10_000,
};

/**
 * Guards the storage and the transport of a server for games of `toBoardgame`. Hostile clients can then
 * neither stop the server nor reach anything but their own seat. Use both parts: `Server({ games,
 * ...guarded({ db, transport: new SocketIO() }) })`.
 *
 * Clients may send moves, chat from their seat, and requests to see a match. Each frame is checked against
 * its schema and against the seat that its socket holds before boardgame.io's master gets it. Everything else
 * is dropped, and `onDropped` is called with the reason. If anything throws meanwhile, the frame is dropped
 * and the match is unchanged.
 */
export function guarded<DB extends Storage, Transport extends object>(
  settings: GuardSettings<DB, Transport>,
): GuardedParts<DB, Transport> {
  const { transport, onDropped = () => {}, socketOpts } = settings;
  const rooms = new Rooms();
  const db = guardedStorage(settings.db, (matchID, players) => rooms.expel(matchID, players));
  const queue = queueByKey();

  function seat(house: GameServices, socket: Socket): void {
    const table = new Table(house, socket);
    let waiting = 0;
    let turn = Promise.resolve();

    const enqueue = (event: string, job: () => Promise<void>) => {
      waiting++;
      turn = turn
        .then(job)
        .catch((error: unknown) => {
          const { code, issues } = error instanceof DropError ? error : new DropError('failed');
          onDropped({ event, code, ...(issues && { issues }), ...(code === 'failed' && { error }) });
        })
        .catch(() => {})
        .finally(() => void waiting--);
    };
    const take = <Frame extends readonly unknown[]>(
      event: string,
      schema: z.ZodType<Frame>,
      matchOf: (frame: Frame) => string,
      handle: (frame: Frame) => Promise<void>,
    ) => {
      socket.on(event, (...sent: readonly unknown[]) => {
        if (waiting < WAITING) {
          enqueue(event, () => {
            const frame = frameAs(schema, sent);
            return queue(matchOf(frame), () => handle(frame));
          });
          return;
        }
        onDropped({ event, code: 'tooMany' });
        socket.disconnect(true);
      });
    };

    take(
      'sync',
      syncFrame,
      ([matchID]) => matchID,
      (frame) => table.sync(frame),
    );
    take(
      'update',
      updateFrame,
      ([, , matchID]) => matchID,
      (frame) => table.update(frame),
    );
    take(
      'chat',
      chatFrame,
      ([matchID]) => matchID,
      (frame) => table.chat(frame),
    );
    socket.on('disconnect', () => {
      enqueue('disconnect', () => queue(table.matchID ?? '', () => table.disconnect()));
    });
  }

  function init(app: App, games: readonly Game[], origin: Origin = []): void {
    const io = new SocketServer({ cors: { origin }, ...SOCKET_OPTIONS, ...socketOpts });
    for (const game of games) {
      const house: GameServices = { game, db, auth: app.context.auth, rooms };
      io.of(game.name ?? 'default').on('connection', (socket) => seat(house, socket));
    }
    const listen = app.listen.bind(app);
    app.listen = (...args) => {
      const server = listen(...args);
      io.attach(server);
      return server;
    };
  }
  return { db, transport: Object.assign(transport, { init }) };
}
