// A server for people who have accounts: they sign in on a page of yours, and a cookie says who they are from then on.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { serve, servedGame, sqliteStore, type RunningServer } from '@reticle/server';
import { taktikMatch } from '@reticle/taktik';
import express from 'express';
import * as z from 'zod';

const account = z.object({ id: z.string(), name: z.string() });
const signingIn = z.object({ name: z.string(), password: z.string() });

interface Options {
  readonly file: string;
  readonly port: number;
  /** Nobody else may know it: whoever does can sign in as anybody. */
  readonly secret: string;
  /** Your own: returns the account of a name and a password, or undefined. */
  readonly check: (signing: z.infer<typeof signingIn>) => z.infer<typeof account> | undefined;
}

export function serveWithAccounts({ file, port, secret, check }: Options): Promise<RunningServer> {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  return serve({
    games: [servedGame(taktikMatch)],
    store: sqliteStore({ file }),
    port,
    identity({ headers: { cookie = '' } }) {
      const [, text = '', signature = ''] = /(?:^|; )session=([\w-]+)\.([\w-]+)/u.exec(cookie) ?? [];
      const [given, wanted] = [Buffer.from(signature), Buffer.from(signatureOf(text))];
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
      return isOurs ? account.parse(JSON.parse(Buffer.from(text, 'base64url').toString())) : undefined;
    },
    pages(app) {
      app.post('/sign-in', express.json({ limit: '1kb' }), (request, response) => {
        const { data } = signingIn.safeParse(request.body);
        const found = data && check(data);
        if (!found) return void response.status(403).json({});
        const text = Buffer.from(JSON.stringify(found)).toString('base64url');
        // Behind a proxy with TLS add `Secure`.
        const cookie = `session=${text}.${signatureOf(text)}; HttpOnly; SameSite=Lax; Path=/; Max-Age=2592000`;
        response.set('set-cookie', cookie).json({});
      });
    },
  });
}
