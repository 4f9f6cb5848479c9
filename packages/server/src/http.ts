import type { GameIssue } from '@reticle/core';
import express from 'express';
import type { Application, NextFunction, Request, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { serverIssue } from './clock.js';
import type { Tables } from './table/tables.js';

/** The most bytes of a request that opens a table. */
const MOST_BYTES = '64kb';

/** The schema of what express throws for a body that it refuses. */
const httpError = z.object({ status: z.int().min(400).max(499) });

interface RouteRequest {
  readonly body: unknown;
  readonly params: Readonly<Partial<Record<string, string>>>;
}

/** Makes a handler of an asynchronous function. What it throws is answered with 500. */
const asyncHandler =
  (handler: (asked: RouteRequest, response: Response) => Promise<void>) =>
  (request: Request<Record<string, string>, unknown, unknown>, response: Response): Promise<void> =>
    handler(request, response);

const refused = (response: Response, status: number, issue: GameIssue): void =>
  void response.status(status).json({ issues: [issue] });

/**
 * Adds the routes that need no socket: listing games, opening a table, taking a seat. They take and return
 * JSON. A refusal has a status of 4xx and a list of issues.
 *
 * @param perMinute the most tables and seats that one address may request in a minute
 * @param failed called with what was thrown and is not the request's fault
 */
export function addRoutes(
  app: Application,
  tables: Tables,
  perMinute: number,
  failed: (error: unknown) => void,
): void {
  app.disable('x-powered-by');
  app.use('/api', express.json({ limit: MOST_BYTES }));
  const scarce = rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    // The program that starts the server decides whether that header counts.
    validate: { xForwardedForHeader: false },
    handler: (_request, response) => refused(response, 429, serverIssue('tooOften', { perMinute })),
  });

  app.get('/api/games', (_request, response) => void response.json(tables.offered));
  app.post(
    '/api/tables',
    scarce,
    asyncHandler(async ({ body }, response) => {
      const made = await tables.create(body);
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
    asyncHandler(async ({ params: { table = '', player = '' } }, response) => {
      const token = await tables.claim(table, player);
      if (token === undefined) refused(response, 409, serverIssue('seatNotFree', { table, player }));
      else response.status(201).json({ token });
    }),
  );
  app.use('/api', (error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const { data } = httpError.safeParse(error);
    if (data) return refused(response, data.status, serverIssue('badRequest', data));
    failed(error);
    return refused(response, 500, serverIssue('failed', {}));
  });
}

const LOBBY = fileURLToPath(new URL('lobby', import.meta.url));

/** The content security policy of the lobby: a page may load only from its own server. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; img-src data:";

/** Serves the lobby's pages: `/`, and `/table/ID` for a table. */
export function lobbyPages(app: Application): void {
  app.use((_request, response, next) => {
    response.set({
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    next();
  });
  app.use(express.static(LOBBY));
  app.get('/table/:table', (_request, response) => response.sendFile(join(LOBBY, 'index.html')));
}

/** A rate: how often something may be done. */
export interface Rate {
  readonly perSecond: number;
  /** The most times at once, after a rest. */
  readonly burst: number;
}

/** A rate limit (a token bucket). */
export class RateLimit {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #since: number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.burst;
    this.#since = now();
  }

  /** Whether it may be done once more. If so, it is counted. */
  allows(): boolean {
    const now = this.#now();
    const { perSecond, burst } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#since) / 1_000) * perSecond);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
