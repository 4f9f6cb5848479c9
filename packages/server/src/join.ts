import { matchMaker, ServerError, Room } from '@colyseus/core';
import { parseWith, type Issue, type Result } from '@reticle/core';
import express, { type Application, type Response } from 'express';
import type { Redis } from 'ioredis';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { addressOf } from './address.js';
import type { Bars } from './bars.js';
import type { Accounts } from './identity.js';
import { serverIssue } from './issues.js';
import { requestsPerMinute, type ServerLimits } from './limits.js';
import type { AddressCounts } from './shared-counts.js';
import type { Tables } from './table/tables.js';

/** The name of the rooms of tables. */
export const ROOM = 'table';

const joinOptions = z.strictObject({
  table: z.string().min(1).max(64),
  token: z.string().min(1).max(128).optional(),
});
/** The same with the account of the client, which the server adds: no client can say it. */
const roomOptions = joinOptions.extend({ account: z.string().optional() });

/** What is known of a request once its right is checked: what it asks for, and the seat that is counted. */
const admitted = z.object({ join: roomOptions, seat: z.string().optional() });

/** Parses what a room is given of a client that was let in. */
export const parseJoin = (options: unknown): Result<z.infer<typeof roomOptions>> =>
  parseWith(roomOptions, options);

/** The HTTP statuses for a client that may not join. */
export const [BAD, NOT_ALLOWED, NOT_FOUND, CONFLICT, TOO_MANY] = [400, 403, 404, 409, 429];

/** Makes the error for a client that may not join, with the issues as JSON. */
export const joinRefusal = (status: number, issues: readonly Issue[]): ServerError =>
  new ServerError(status, JSON.stringify({ status, issues }));

const refusal = z.object({
  status: z.int().min(400).max(499),
  issues: z.array(z.looseObject({ code: z.string() })),
});

/**
 * Returns what a refusal of {@link joinRefusal} says. From another process comes only its message, which Colyseus has
 * parsed.
 */
export function refusalIn(error: unknown): z.infer<typeof refusal> | undefined {
  if (!(error instanceof Error)) return refusal.safeParse(error).data;
  try {
    return refusal.parse(JSON.parse(error.message));
  } catch {
    return undefined;
  }
}

/** The most bytes of a request to be let in. */
const MOST_BYTES = '4kb';

/** Refuses to let a client in. The client of Colyseus reads `error`, and everybody else `issues`. */
export const refuseJoin = (response: Response, code: number, issues: unknown): void =>
  void response.status(code).json({ code, error: JSON.stringify({ issues }), issues });

/** What a server's ways in share. */
interface DoorOptions {
  readonly limits: ServerLimits;
  /** The number of proxies in front of the server. */
  readonly proxies: number;
  /** The open sockets of each address. */
  readonly sockets: AddressCounts;
  /** Redis, if several processes are one server. */
  readonly redis: Redis | undefined;
  readonly accounts: Accounts;
}

/**
 * Adds the only way in to the rooms of tables, which is the one that `joinOrCreate` of Colyseus' client uses:
 * `POST /matchmake/joinOrCreate/table`. The right to the table is checked before a room is looked for, so that
 * nobody without it can find out a room, open one, or disturb one.
 */
export function addJoining(app: Application, tables: Tables, options: DoorOptions): void {
  const { limits, proxies, sockets, redis, accounts } = options;
  const { joinsPerMinute, joinsOfSeatPerMinute, socketsOfAddress } = limits;
  const address = (request: IncomingMessage): string => addressOf(request, proxies);
  const tooOften = (perMinute: number) => (response: Response) =>
    refuseJoin(response, TOO_MANY, [serverIssue('tooOften', { perMinute })]);
  app.post(
    `/matchmake/joinOrCreate/${ROOM}`,
    requestsPerMinute(
      { name: 'joins', perMinute: joinsPerMinute, keyOf: address, refuse: tooOften(joinsPerMinute) },
      redis,
    ),
    async (request, response, next) => {
      if ((await sockets.of(address(request))) < socketsOfAddress) return next();
      refuseJoin(response, TOO_MANY, [serverIssue('tooMany', { what: 'sockets', most: socketsOfAddress })]);
    },
    express.json({ limit: MOST_BYTES }),
    async (request, response, next) => {
      const parsed = parseWith(joinOptions, request.body);
      if (!parsed.ok) return refuseJoin(response, BAD, parsed.issues);
      const { table, token } = parsed.value;
      let join: z.infer<typeof roomOptions> = parsed.value;
      let seat = await tables.seat(table, { token });
      // The token of a seat without an account is enough, also while the accounts of the host do not answer.
      if (typeof seat !== 'string') {
        const account = (await accounts.of(request))?.id;
        if (account !== undefined) {
          join = { ...join, account };
          seat = await tables.seat(table, { token, account });
        }
      }
      if (seat === undefined)
        return refuseJoin(response, NOT_ALLOWED, [serverIssue('notAllowed', { table })]);
      response.locals = { join, seat: seat === null ? undefined : `${table} ${seat}` };
      next();
    },
    requestsPerMinute(
      {
        name: 'joins-of-seat',
        perMinute: joinsOfSeatPerMinute,
        keyOf: (_request, { locals }) => admitted.parse(locals).seat,
        refuse: tooOften(joinsOfSeatPerMinute),
      },
      redis,
    ),
    async (_request, response) => {
      try {
        response.json(await matchMaker.joinOrCreate(ROOM, admitted.parse(response.locals).join));
      } catch (error) {
        const said = refusalIn(error);
        if (!said) throw error;
        refuseJoin(response, said.status, said.issues);
      }
    },
  );
}

/** The header in which Colyseus hands the address of a socket to its room. */
const ADDRESS = 'x-real-ip';

/** The path of a socket: a process, a room. */
const SOCKET_PATH = /\/[\w-]{1,64}\/([\w-]{1,64})$/u;

/**
 * Makes the function that decides whether a request for a socket is taken: only with the reservation of a
 * seat in a room of this process, and only as many as one address may have. Whatever else asks for a socket
 * is refused before there is one.
 */
export function socketGate({
  limits: { socketsOfAddress },
  proxies,
  sockets,
  bars,
}: Omit<DoorOptions, 'redis' | 'accounts'> & { readonly bars: Bars }): (request: IncomingMessage) => boolean {
  return (request) => {
    const { socket } = request;
    const address = addressOf(request, proxies);
    // Node has let go of the socket: without a listener, a client that resets it would end the process.
    socket.on('error', () => socket.destroy());
    const refuse = (status: string) => {
      // A client that does not close its end keeps nothing open.
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
        socket.destroy(),
      );
      return false;
    };
    if (bars.has({ what: 'address', name: address })) return refuse('403 Forbidden');
    if (!hasReservation(request.url ?? '')) return refuse('403 Forbidden');
    if (sockets.here(address) >= socketsOfAddress) return refuse('429 Too Many Requests');
    sockets.add(address, 1);
    socket.once('close', () => sockets.add(address, -1));
    request.headers[ADDRESS] = address;
    return true;
  };
}

function hasReservation(path: string): boolean {
  if (!URL.canParse(path, 'ws://server') || !path.startsWith('/')) return false;
  const { pathname, searchParams } = new URL(path, 'ws://server');
  const [, id = ''] = SOCKET_PATH.exec(pathname) ?? [];
  return localRoom(id)?.hasReservedSeat(searchParams.get('sessionId') ?? '') ?? false;
}

/** Returns a room of this process. Names that every object has, such as `__proto__`, are none. */
function localRoom(id: string): Room | undefined {
  const room: unknown = matchMaker.getLocalRoomById(id);
  return room instanceof Room ? room : undefined;
}
