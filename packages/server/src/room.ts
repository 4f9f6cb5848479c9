import { Room, ServerError, type AuthContext, type Client } from '@colyseus/core';
import { parseWith, type Issue } from '@reticle/core';
import type { SeatedClient, ServerMessage } from '@reticle/protocol';
import * as z from 'zod';
import { serverIssue } from './clock.js';
import type { HostedTable } from './table/hosted-table.js';
import { RateLimit, type Rate } from './http.js';
import type { Tables } from './table/tables.js';

/**
 * The one type of messages between a client and its table, in both directions. `@reticle/protocol` defines
 * their contents.
 */
export const CHANNEL = 'reticle';

const joinOptions = z.object({
  table: z.string().min(1).max(64),
  token: z.string().min(1).max(128).optional(),
});

/** The HTTP statuses for a client that may not join. */
const [BAD, NOT_ALLOWED, NOT_FOUND] = [400, 403, 404];

/** Makes the error for a client that may not join, with the issues as JSON. */
const joinRefusal = (status: number, issues: readonly Issue[]): ServerError =>
  new ServerError(status, JSON.stringify({ issues }));

/** Parses what a joining client asks for. @throws ServerError with core's issues */
function read(options: unknown): z.infer<typeof joinOptions> {
  const parsed = parseWith(joinOptions, options);
  if (!parsed.ok) throw joinRefusal(BAD, parsed.issues);
  return parsed.value;
}

/** The number of refused bursts of messages after which a client is disconnected. */
const MOST_REFUSED = 3;

const numbered = z.object({ id: z.int().min(0) });

const tooFast = (message: unknown): ServerMessage => {
  const { data } = numbered.safeParse(message);
  return { type: 'refused', id: data?.id ?? null, step: 0, reason: 'tooFast', issues: [] };
};

interface ClientSession {
  readonly seated: SeatedClient;
  readonly rate: RateLimit;
  /** The number of messages that were refused because they came too fast. */
  refused: number;
}

/**
 * Makes the room class of a table. A room lets clients in and passes messages between them and the table. It
 * holds nothing that would be lost with it.
 *
 * @param tables the source of this process's tables
 * @param rate how often a client may say something; a client that continues is disconnected
 * @param now returns the time in milliseconds
 */
export const tableRoom = (tables: Tables, rate: Rate, now: () => number): new () => Room =>
  class TableRoom extends Room {
    override patchRate = null;
    readonly #sitting = new Map<string, ClientSession>();
    #table: HostedTable | undefined;
    #channel: string | undefined;

    override async onCreate(options: unknown): Promise<void> {
      const { table } = read(options);
      await this.#standAlone(table);
      const opened = await tables.open(table, () => void this.disconnect());
      if (!opened.ok) throw joinRefusal(NOT_FOUND, opened.issues);
      this.#table = opened.value;
      await this.setMatchmaking({ unlisted: true });
      this.onMessage(CHANNEL, (client: Client, message: unknown) => this.#receive(client, message));
    }

    override async onAuth(_client: Client, options: unknown, _context: AuthContext): Promise<string> {
      const { table, token } = read(options);
      const seat = await tables.seat(table, token);
      if (seat === undefined) throw joinRefusal(NOT_ALLOWED, [serverIssue('notAllowed', { table })]);
      return JSON.stringify(seat);
    }

    override onJoin(client: Client, _options: unknown, auth: unknown): void {
      const seat = z.union([z.string(), z.null()]).parse(JSON.parse(z.string().parse(auth)));
      const seated = this.#table?.join(seat, { send: (message) => client.send(CHANNEL, message) });
      if (seated) this.#sitting.set(client.sessionId, { seated, rate: new RateLimit(rate, now), refused: 0 });
    }

    override onLeave(client: Client): void {
      this.#sitting.get(client.sessionId)?.seated.leave();
      this.#sitting.delete(client.sessionId);
    }

    override async onDispose(): Promise<void> {
      this.#table?.close();
      if (this.#channel !== undefined) await this.presence.unsubscribe(this.#channel, this.#heard);
    }

    /**
     * Disconnects the clients of any other room of this table, in whatever process it is, so that they
     * reconnect and find this one. There can be two rooms, since rooms may still be requested from a process
     * that was killed and has not been missed yet. Without this, each room would wait for a player who sits
     * in the other one.
     */
    async #standAlone(table: string): Promise<void> {
      this.#channel = `reticle:table:${table}`;
      await this.presence.subscribe(this.#channel, this.#heard);
      await this.presence.publish(this.#channel, this.roomId);
    }

    readonly #heard = (room: unknown): void => {
      if (room !== this.roomId) void this.disconnect();
    };

    #receive(client: Client, message: unknown): void {
      const sitting = this.#sitting.get(client.sessionId);
      if (!sitting) return;
      if (sitting.rate.allows()) {
        void sitting.seated.receive(message);
        return;
      }
      sitting.refused++;
      if (sitting.refused > rate.burst * MOST_REFUSED) client.leave();
      else client.send(CHANNEL, tooFast(message));
    }
  };
