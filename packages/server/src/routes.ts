import { matchMaker } from '@colyseus/core';
import { parseWith } from '@reticle/core';
import express, { type Application, type RequestHandler } from 'express';
import * as z from 'zod';
import { asyncHandler, refused } from './answers.js';
import type { Accounts } from './identity.js';
import { serverIssue } from './issues.js';
import { cutSeat, isSeated } from './room.js';
import type { Tables } from './table/tables.js';

/** The most bytes of a request. */
const MOST_BYTES = '64kb';

/** Who takes a seat. */
const taking = z
  .strictObject({ name: z.string().max(1_000).optional().describe('The name that others see.') })
  .default({});

/** What shows who opened a table. */
const opening = z.strictObject({ opener: z.string().max(128).optional() }).default({});

/** What the routes need of the server. */
interface RoutesOptions {
  readonly accounts: Accounts;
  /** Limits the requests that open tables and take seats. */
  readonly scarce: RequestHandler;
  /** Limits the requests for lists. */
  readonly lists: RequestHandler;
}

/** Adds the routes of tables: listing games and tables, opening a table, taking a seat. They take and return JSON. */
export function addRoutes(
  app: Application,
  tables: Tables,
  { accounts, scarce, lists }: RoutesOptions,
): void {
  app.use('/api', express.json({ limit: MOST_BYTES }));
  app.get('/api/games', (_request, response) => void response.json(tables.offered));
  app.get('/api/tables', lists, async ({ query: { after } }, response) => {
    response.json(await tables.list(typeof after === 'string' ? after : ''));
  });
  app.get(
    '/api/identity',
    lists,
    asyncHandler(async (request, response) => {
      const found = await accounts.of(request);
      const { table } = request.query;
      const seat =
        found && typeof table === 'string' ? await tables.seat(table, { account: found.id }) : undefined;
      response.json({
        identity: found ? { name: found.name ?? null } : null,
        ...(typeof seat === 'string' ? { seat } : {}),
      });
    }),
  );
  app.post(
    '/api/tables',
    scarce,
    asyncHandler(async (request, response) => {
      const made = await tables.create(request.body, await accounts.of(request));
      if (made.ok) response.status(201).json(made.value);
      else response.status(400).json({ issues: made.issues });
    }),
  );
  app.get(
    '/api/tables/:table',
    asyncHandler(async ({ params: { table = '' } }, response) => {
      const card = await tables.card(table);
      if (card) response.json(card);
      else refused(response, 404, serverIssue('unknownTable', { table }));
    }),
  );
  app.post(
    '/api/tables/:table/seats/:player',
    scarce,
    asyncHandler(async (request, response) => {
      const { table = '', player = '' } = request.params;
      const parsed = parseWith(taking, request.body);
      if (!parsed.ok) return void response.status(400).json({ issues: parsed.issues });
      const found = await accounts.of(request);
      const by = found ? { account: found.id, name: found.name } : parsed.value;
      const token = await tables.claim(table, player, by);
      if (token === undefined) refused(response, 409, serverIssue('seatNotFree', { table, player }));
      else response.status(201).json({ token });
    }),
  );
  app.post(
    '/api/tables/:table/seats/:player/again',
    scarce,
    asyncHandler(async (request, response) => {
      const { table = '', player = '' } = request.params;
      const parsed = parseWith(opening, request.body);
      if (!parsed.ok) return void response.status(400).json({ issues: parsed.issues });
      const account = (await accounts.of(request))?.id;
      if (!(await tables.isOpener(table, { token: parsed.value.opener, account })))
        return refused(response, 403, serverIssue('notOpener', { table }));
      const isLost = (await tables.isGuests(table, player)) && !(await isSeated(table, player));
      const token = isLost ? await tables.reissue(table, player, false) : undefined;
      if (token === undefined) return refused(response, 409, serverIssue('seatHeld', { player }));
      // Whoever came meanwhile with the token of before.
      await cutSeat(matchMaker.presence, table, player);
      response.status(201).json({ token });
    }),
  );
}
