import { createHash, timingSafeEqual } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { issue, parseWith } from '@reticle/core';
import express, { type Application, type Request, type Response } from 'express';
import type { Redis } from 'ioredis';
import * as z from 'zod';
import { parseAddress } from './address.js';
import { asyncHandler, refused } from './answers.js';
import type { Bars } from './bars.js';
import { serverIssue } from './issues.js';
import { ROOM } from './join.js';
import { requestsPerMinute } from './limits.js';
import { cutSeat } from './room.js';
import { bar, type TableStore } from './store/store.js';
import type { Tables } from './table/tables.js';

/** The requests of an operator, or of who guesses the token, that an address may make in a minute. */
const PER_MINUTE = 120;

/** The most tables on one page of the list. */
const PAGE = 100;

/** What the requests of an operator need of the server. */
export interface AdminOptions {
  /** The token of the operator. Without one there are no such requests. */
  readonly adminToken: string | undefined;
  readonly store: TableStore;
  readonly bars: Bars;
}

const listed = z.object({
  metadata: z.object({ table: z.string() }),
  clients: z.int(),
  processId: z.string(),
});

const change = z.strictObject({ ...bar.shape, barred: z.boolean() });
const reissue = z.strictObject({ free: z.boolean().default(false) });

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Adds the requests of an operator, who shows the token as `Authorization: Bearer TOKEN`. They take and return
 * JSON:
 *
 * - `GET /admin/tables?after=ID`: a page of the open tables of all processes, in the order of their ids
 * - `GET /admin/tables/ID`: a table, its step, and whether it is barred
 * - `POST /admin/tables/ID/seats/PLAYER`: another token for the seat; with `free` none, so that it can be taken
 * - `GET /admin/bars`, `POST /admin/bars`: what is barred; bars a table or an address, or no longer. Of an IPv6
 *   address it is the network, since one client has all of it
 */
export function addAdmin(
  app: Application,
  tables: Tables,
  { adminToken, store, bars }: AdminOptions,
  { address, redis }: { readonly address: (request: Request) => string; readonly redis: Redis | undefined },
): void {
  if (adminToken === undefined) return;
  const wanted = digest(`Bearer ${adminToken}`);
  const refuse = (response: Response): void => refused(response, 403, serverIssue('notOperator', {}));
  app.use(
    '/admin',
    requestsPerMinute(
      {
        name: 'admin',
        perMinute: PER_MINUTE,
        keyOf: address,
        refuse: (response) => refused(response, 429, serverIssue('tooOften', { perMinute: PER_MINUTE })),
      },
      redis,
    ),
    (request, response, next) => {
      if (timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) next();
      else refuse(response);
    },
    express.json({ limit: '4kb' }),
  );
  app.get('/admin/tables', async ({ query }, response) => {
    const after = typeof query['after'] === 'string' ? query['after'] : '';
    const rooms = z.array(listed).parse(await matchMaker.query({ name: ROOM }));
    const found = rooms
      .map(({ metadata, clients, processId }) => ({ id: metadata.table, clients, process: processId }))
      .filter(({ id }) => id > after)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    response.json({ tables: page, ...(last && found.length > PAGE ? { after: last.id } : {}) });
  });
  app.get(
    '/admin/tables/:table',
    asyncHandler(async ({ params: { table = '' } }, response) => {
      const card = await tables.card(table);
      if (!card) return refused(response, 404, serverIssue('unknownTable', { table }));
      const step = (await store.log(table)).length;
      response.json({ ...card, step, barred: bars.has({ what: 'table', name: table }) });
    }),
  );
  app.post(
    '/admin/tables/:table/seats/:player',
    asyncHandler(async ({ body, params: { table = '', player = '' } }, response) => {
      const parsed = parseWith(reissue, body ?? {});
      if (!parsed.ok) return void response.status(400).json({ issues: parsed.issues });
      // A token would open nothing: the seat is the account's until it is free.
      if (!parsed.value.free && (await tables.hasAccount(table, player)))
        return refused(response, 409, serverIssue('seatHeld', { player }));
      const token = await tables.reissue(table, player, parsed.value.free);
      if (token === undefined) return refused(response, 404, serverIssue('seatNotFree', { table, player }));
      await cutSeat(matchMaker.presence, table, player);
      response.json(parsed.value.free ? { free: true } : { token });
    }),
  );
  app.get(
    '/admin/bars',
    asyncHandler(async (_request, response) => void response.json({ bars: await store.bars() })),
  );
  app.post(
    '/admin/bars',
    asyncHandler(async ({ body }, response) => {
      const parsed = parseWith(change, body);
      if (!parsed.ok) return void response.status(400).json({ issues: parsed.issues });
      const { barred, what, name: said } = parsed.value;
      const name = what === 'address' ? parseAddress(said) : said;
      if (name === undefined) {
        const problem = 'it is no address';
        return void response.status(400).json({ issues: [issue('invalidValue', { problem }, ['name'])] });
      }
      await bars.change({ what, name }, barred);
      response.json({ bars: await store.bars() });
    }),
  );
}
