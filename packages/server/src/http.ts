import cors from 'cors';
import express from 'express';
import type { Application, NextFunction, Request, Response } from 'express';
import helmet, { contentSecurityPolicy } from 'helmet';
import type { Redis } from 'ioredis';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { addressOf } from './address.js';
import { addAdmin, type AdminOptions } from './admin.js';
import { refused } from './answers.js';
import { isAway } from './away.js';
import { addHealth, type HealthOptions } from './health.js';
import { serverIssue } from './issues.js';
import { addJoining, refuseJoin } from './join.js';
import { requestsPerMinute, type ServerLimits } from './limits.js';
import type { AddressCounts } from './shared-counts.js';
import { UnknownIdentityError, type Accounts } from './identity.js';
import { addRoutes } from './routes.js';
import type { Tables } from './table/tables.js';

/** The schema of what express throws for an address or a body that it refuses. */
const httpError = z.object({ status: z.int().min(400).max(499) });

/** The options of everything that needs no socket. */
export interface WebOptions extends HealthOptions, AdminOptions {
  readonly tables: Tables;
  readonly limits: ServerLimits;
  /** The number of proxies in front of the server. */
  readonly proxies: number;
  /** The open sockets of each address. */
  readonly sockets: AddressCounts;
  /** Redis, if several processes are one server. */
  readonly redis: Redis | undefined;
  /** The origins of other pages that may use the server from a browser. */
  readonly origins: readonly string[];
  readonly accounts: Accounts;
  readonly lobby: boolean;
  readonly pages: ((app: Application) => void) | undefined;
  /** Called with what was thrown and is not the request's fault. */
  readonly failed: (error: unknown) => void;
}

/**
 * Makes everything that needs no socket: the routes of tables, the way in to their rooms, pages. Whatever
 * else is requested, and whatever is thrown, is answered as JSON with issues.
 */
export function webApp(options: WebOptions): Application {
  const { tables, limits, proxies, origins, lobby, pages, failed } = options;
  const app = express();
  app.set('trust proxy', proxies);
  // A proxy that hides a path need know only one spelling of it.
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          // Pages that the program adds say themselves what they load.
          defaultSrc: contentSecurityPolicy.dangerouslyDisableDefaultSrc,
          frameAncestors: ["'none'"],
        },
      },
      frameguard: { action: 'deny' },
      // Whoever runs the server decides about the other services of its domain.
      strictTransportSecurity: false,
    }),
  );
  // The client of Colyseus sends along credentials. Nothing here reads them.
  if (origins.length > 0)
    app.use(cors({ origin: [...origins], credentials: true, methods: ['GET', 'POST'], maxAge: 600 }));
  addHealth(app, options);
  const address = (request: Request): string => addressOf(request, proxies);
  addAdmin(app, tables, options, { address, redis: options.redis });
  app.use((request, response, next) => {
    if (!options.bars.has({ what: 'address', name: address(request) })) return next();
    refuseJoin(response, 403, [serverIssue('barred', {})]);
  });
  const { seatsPerMinute: perMinute } = limits;
  const scarce = requestsPerMinute(
    {
      name: 'seats',
      perMinute,
      keyOf: address,
      refuse: (response) => refused(response, 429, serverIssue('tooOften', { perMinute })),
    },
    options.redis,
  );
  app.post('/api/tables', (_request, response, next) => {
    if (!options.isDraining()) return next();
    response.set({ 'retry-after': '5' });
    refused(response, 503, serverIssue('draining', {}));
  });
  const { joinsPerMinute } = limits;
  const lists = requestsPerMinute(
    {
      name: 'lists',
      perMinute: joinsPerMinute,
      keyOf: address,
      refuse: (response) => refused(response, 429, serverIssue('tooOften', { perMinute: joinsPerMinute })),
    },
    options.redis,
  );
  addRoutes(app, tables, { accounts: options.accounts, scarce, lists });
  addJoining(app, tables, options);
  pages?.(app);
  if (lobby) lobbyPages(app);
  app.use((_request, response) => refused(response, 404, serverIssue('unknownPath', {})));
  app.use((error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(error);
    const { data } = httpError.safeParse(error);
    if (data) return refused(response, data.status, serverIssue('badRequest', data));
    failed(error);
    // Nobody is let in as somebody else, nor as a guest, because of what fails there.
    if (error instanceof UnknownIdentityError)
      return refuseJoin(response, 503, [serverIssue('identityUnknown', {})]);
    if (!isAway(error)) return refused(response, 500, serverIssue('failed', {}));
    response.set({ 'retry-after': '5' });
    return refuseJoin(response, 503, [serverIssue('away', {})]);
  });
  return app;
}

const LOBBY = fileURLToPath(new URL('lobby', import.meta.url));

/** The content security policy of the lobby: a page may load only from its own server. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self' ws: wss:",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the lobby's pages: `/`, and `/table/ID` for a table. */
function lobbyPages(app: Application): void {
  app.use((_request, response, next) => {
    response.set({ 'content-security-policy': POLICY });
    next();
  });
  app.use(express.static(LOBBY));
  app.get('/table/:table', (_request, response) => response.sendFile(join(LOBBY, 'index.html')));
}
