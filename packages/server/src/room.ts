import { EventEmitter } from 'node:events';
import { matchMaker, Protocol, Room, type AuthContext, type Client, type Presence } from '@colyseus/core';
import { messageId, type ServerMessage } from '@reticle/protocol';
import type { Logger } from 'pino';
import * as z from 'zod';
import { serverIssue } from './issues.js';
import { BAD, CONFLICT, joinRefusal, NOT_ALLOWED, NOT_FOUND, parseJoin, ROOM, TOO_MANY } from './join.js';
import { RateLimits, type ServerLimits } from './limits.js';
import type { AddressCounts } from './shared-counts.js';
import type { Metrics } from './metrics.js';
import type { OpenRoom } from './open-room.js';
import { GuardedSocket } from './socket.js';
import type { HostedClient, HostedTable } from './table/hosted-table.js';
import type { Tables } from './table/tables.js';

/**
 * The one type of messages between a client and its table, in both directions. `@reticle/protocol` defines
 * their contents.
 */
export const CHANNEL = 'reticle';

/** The number of refused bursts of messages after which a client is disconnected. */
const MOST_REFUSED = 3;

/** The beginning of a message to a table: its kind, and the channel as a short text of MessagePack. */
const HEADER = Uint8Array.from([Protocol.ROOM_DATA, 0xa0 + CHANNEL.length, ...Buffer.from(CHANNEL)]);

/** What a message counts for, if it is not 1: the whole view is far more work than anything else. */
const COSTS: ReadonlyMap<unknown, number> = new Map([['sync', 10]]);

const typed = z.object({ type: z.string() });

const tooFast = (message: unknown): ServerMessage => ({
  type: 'refused',
  id: messageId(message),
  step: 0,
  reason: 'tooFast',
  issues: [],
});

/** Where rooms of a table hear of each other, and of seats whose tokens are no longer good. */
const channelOf = (table: string): string => `reticle:table:${table}`;

/** A seat of a table whose token is no longer good. */
const lostSeat = z.strictObject({ seat: z.string() });

/** Disconnects who sits at a seat, whatever process has the table. */
export const cutSeat = async (presence: Presence, table: string, seat: string): Promise<void> =>
  void (await presence.publish(channelOf(table), { seat }));

/** Whether somebody sits at a seat now, whatever process has the table. */
export async function isSeated(table: string, seat: string): Promise<boolean> {
  const rooms = await matchMaker.query({ name: ROOM });
  const found = rooms.filter(({ metadata }) => ofTable.safeParse(metadata).data?.table === table);
  const answers: readonly unknown[] = await Promise.all(
    found.map(({ roomId }) => matchMaker.remoteRoomCall<SeatingRoom>(roomId, 'seats', [seat])),
  );
  return answers.includes(true);
}

const ofTable = z.object({ table: z.string() });

interface SeatingRoom extends Room {
  /** Whether somebody sits at a seat. */
  seats(seat: string): boolean;
}

/** Whom a client was let in as. */
const admission = z.object({ seat: z.union([z.string(), z.null()]), address: z.string() });
type Admission = z.infer<typeof admission>;

interface ClientSession extends Admission {
  readonly socket: GuardedSocket;
  readonly seated: HostedClient;
  /** The key of its limits: those of its seat; of a spectator, those of its address. */
  readonly key: string;
  /** The number of messages that were refused because they came too fast. */
  refused: number;
}

/** What the rooms of a server share. */
interface RoomServices {
  readonly limits: ServerLimits;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** The open sockets of each address. */
  readonly sockets: AddressCounts;
  /** The tables of bots alone that each address watches. */
  readonly botTables: AddressCounts;
  /** The open rooms of this process. */
  readonly open: Set<OpenRoom>;
  readonly log: Logger;
  readonly metrics: Metrics;
}

/**
 * Makes the room class of a table. A room lets clients in and passes messages between them and the table. It
 * holds nothing that would be lost with it.
 *
 * @param tables the source of this process's tables
 */
export function tableRoom(tables: Tables, services: RoomServices): new () => Room {
  const { limits, now, sockets, botTables, open, log, metrics } = services;
  const ofAddresses = new RateLimits(limits.messagesOfAddress, now);
  const reportsOfAddresses = new RateLimits(limits.reportsOfAddress, now);
  return class TableRoom extends Room {
    override patchRate = null;
    readonly #sitting = new Map<string, ClientSession>();
    readonly #messages = new RateLimits(limits.messages, now);
    readonly #reports = new RateLimits(limits.reports, now);
    /** The addresses for which this table of bots alone counts. */
    readonly #watching = new Map<string, Promise<void>>();
    #open: OpenRoom | undefined;
    #id: string | undefined;
    #table: HostedTable | undefined;
    #channel: string | undefined;
    /** Whether the server is about to end. */
    #isEnding = false;

    override async onCreate(options: unknown): Promise<void> {
      const parsed = parseJoin(options);
      if (!parsed.ok) throw joinRefusal(BAD, parsed.issues);
      const { table } = parsed.value;
      this.#id = table;
      await this.#standAlone(table);
      const opened = await tables.open(table, () => this.#give());
      if (!opened.ok) {
        const isUnknown = opened.issues.some(({ code }) => code === 'server.unknownTable');
        throw joinRefusal(isUnknown ? NOT_FOUND : CONFLICT, opened.issues);
      }
      this.#table = opened.value;
      this.#open = {
        table,
        tellEnding: (seconds) => opened.value.tellEnding(seconds),
        cut: (isMeant) => this.#cut(isMeant),
        give: () => this.#give(),
      };
      open.add(this.#open);
      metrics.tables.inc();
      log.info({ table }, 'table opened');
      await this.setMatchmaking({ unlisted: true });
      this.onMessage(CHANNEL, (client: Client, message: unknown) => this.#receive(client, message));
    }

    /** Lets a client in by its token for this room's own table, whatever table it named to get here. */
    override async onAuth(_client: Client, options: unknown, { ip }: AuthContext): Promise<Admission> {
      const parsed = parseJoin(options);
      if (!parsed.ok) throw joinRefusal(BAD, parsed.issues);
      const { table, ...shown } = parsed.value;
      const seat = table === this.#id ? await tables.seat(table, shown) : undefined;
      if (seat === undefined) throw joinRefusal(NOT_ALLOWED, [serverIssue('notAllowed', { table })]);
      const address = ip ?? '';
      const { socketsOfAddress: most } = limits;
      // This socket is counted already. Here the sockets at other processes are, too.
      if ((await sockets.of(address)) > most)
        throw joinRefusal(TOO_MANY, [serverIssue('tooMany', { what: 'sockets', most })]);
      return { seat, address };
    }

    override async onJoin(client: Client, _options: unknown, auth: unknown): Promise<void> {
      const { seat, address } = admission.parse(auth);
      const socket = client.ref;
      if (!(socket instanceof GuardedSocket)) throw new TypeError('The socket is not guarded.');
      const [what, most] =
        seat === null
          ? (['spectators', limits.spectators] as const)
          : (['sockets', limits.socketsOfSeat] as const);
      const there = [...this.#sitting.values()].filter((each) => each.seat === seat).length;
      if (there >= most) throw joinRefusal(TOO_MANY, [serverIssue('tooMany', { what, most })]);
      await this.#watchBots(address);
      const seated = this.#table?.join(seat, {
        send: (message) => {
          metrics.answered(message);
          if (message.type === 'refused')
            log.debug({ table: this.#id, seat, reason: message.reason }, 'message refused');
          if (socket.takesMore()) client.send(CHANNEL, message);
        },
      });
      const key = seat === null ? `address ${address}` : `seat ${seat}`;
      if (!seated) return;
      const session = { socket, seated, seat, address, key, refused: 0 };
      this.#sitting.set(client.sessionId, session);
      socket.admit({
        message: HEADER,
        counts: () => this.#allows(session, undefined) || this.#refuses(session),
        refused: (why, code) => {
          metrics.frameRefused(why);
          if (why === 'unknown') log.debug({ table: this.#id, seat, code }, 'frame refused');
        },
      });
      metrics.seats.inc({ seated: String(seat !== null) });
      log.info({ table: this.#id, seat }, 'client came');
    }

    seats(seat: string): boolean {
      return [...this.#sitting.values()].some((each) => each.seat === seat);
    }

    /** The room stays, and is found, until what the table saves when somebody leaves is saved. */
    override async onLeave(client: Client): Promise<void> {
      const sitting = this.#sitting.get(client.sessionId);
      this.#sitting.delete(client.sessionId);
      if (!sitting) return;
      const { seat, seated, address } = sitting;
      const watches = [...this.#sitting.values()].some((each) => each.address === address);
      if (!watches) this.#unwatchBots(address);
      metrics.seats.dec({ seated: String(seat !== null) });
      log.info({ table: this.#id, seat }, 'client left');
      await seated.leave();
      if (this.#isEnding && this.#sitting.size === 0) this.#end();
    }

    /** Counts a table of bots alone for an address that watches it. @throws ServerError if it watches too many */
    async #watchBots(address: string): Promise<void> {
      if (this.#table?.isOfBots !== true) return;
      // Whoever comes meanwhile from the same address is let in, or not, with the first.
      const begun = this.#watching.get(address) ?? this.#beginWatching(address);
      this.#watching.set(address, begun);
      await begun;
    }

    async #beginWatching(address: string): Promise<void> {
      const { botTables: most } = limits;
      botTables.add(address, 1);
      try {
        if ((await botTables.of(address)) <= most) return;
      } catch (error) {
        this.#unwatchBots(address);
        throw error;
      }
      this.#unwatchBots(address);
      throw joinRefusal(TOO_MANY, [serverIssue('tooMany', { what: 'tables of bots', most })]);
    }

    #unwatchBots(address: string): void {
      if (this.#watching.delete(address)) botTables.add(address, -1);
    }

    override onBeforeShutdown(): void {
      this.#isEnding = true;
      super.onBeforeShutdown();
    }

    /**
     * Ends the room at once. Colyseus would wait for whoever was let in and has not come, until the
     * reservation expires, and has no public way not to.
     */
    #end(): void {
      const events: unknown = Reflect.get(this, '_events');
      if (events instanceof EventEmitter) events.emit('dispose');
    }

    override async onDispose(): Promise<void> {
      for (const address of this.#watching.keys()) this.#unwatchBots(address);
      if (this.#table) {
        if (this.#open) open.delete(this.#open);
        this.#table.close();
        metrics.tables.dec();
        log.info({ table: this.#id }, 'table closed');
      }
      if (this.#channel !== undefined) await this.presence.unsubscribe(this.#channel, this.#heard);
    }

    /**
     * Disconnects the clients of any other room of this table, in whatever process it is, so that they
     * reconnect and find this one. There can be two rooms, since rooms may still be requested from a process
     * that was killed and has not been missed yet. Without this, each room would wait for a player who sits
     * in the other one.
     */
    async #standAlone(table: string): Promise<void> {
      this.#channel = channelOf(table);
      await this.presence.subscribe(this.#channel, this.#heard);
      await this.presence.publish(this.#channel, this.roomId);
    }

    readonly #heard = (said: unknown): void => {
      const { data: lost } = lostSeat.safeParse(said);
      if (lost) this.#cut(({ seat }) => seat === lost.seat);
      else if (said !== this.roomId) this.#give();
    };

    #cut(isMeant: (client: Admission) => boolean): void {
      for (const each of this.#sitting.values()) if (isMeant(each)) each.socket.cut();
    }

    /** Gives the table to the other room that continues it. */
    #give(): void {
      this.#table?.close();
      void this.disconnect();
    }

    #receive(client: Client, message: unknown): void {
      const sitting = this.#sitting.get(client.sessionId);
      if (!sitting) return;
      if (this.#allows(sitting, message)) {
        const begun = performance.now();
        void sitting.seated
          .receive(message)
          .then(() => metrics.answerTook((performance.now() - begun) / 1_000));
        return;
      }
      this.#refuses(sitting);
      if (!sitting.socket.takesMore()) return;
      metrics.answered(tooFast(message));
      client.send(CHANNEL, tooFast(message));
    }

    /** Counts what came too fast. Cuts off a client that goes on. */
    #refuses(session: ClientSession): false {
      session.refused++;
      if (session.refused > limits.messages.burst * MOST_REFUSED) session.socket.cut();
      return false;
    }

    #allows({ key, address }: ClientSession, message: unknown): boolean {
      const type = typed.safeParse(message).data?.type;
      const cost = COSTS.get(type) ?? 1;
      return (
        this.#messages.allows(key, cost) &&
        ofAddresses.allows(address, cost) &&
        (type !== 'report' || (this.#reports.allows(key) && reportsOfAddresses.allows(address)))
      );
    }
  };
}
