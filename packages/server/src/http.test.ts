/** What is answered without a socket: no address and no body leads to anything but JSON with a code. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forget, post, servedHere } from '../test/served.js';
import type { RunningServer } from './index.js';

const FRIEND = 'https://friend.example';

let server: RunningServer & { readonly file: string };
const failures: unknown[] = [];
beforeAll(async () => {
  server = await servedHere({
    failed: (error) => void failures.push(error),
    origins: [FRIEND],
    pages: (app) => {
      app.get('/throws', () => {
        throw new Error('secret');
      });
      app.get('/rejects', async () => {
        await Promise.reject(new Error('secret'));
      });
      app.get('/late', (_request, response) => {
        response.write('begun');
        throw new Error('secret');
      });
    },
  });
});
afterAll(async () => {
  await server.stop();
  forget(server.file);
});

/** What tells of the inside of the server: a stack, a path, the name of a library. */
const INSIDE = /\bat \S+ \(|node_modules|\.[cm]?[jt]s\b|\/packages\/|express|colyseus|secret/iu;

describe('an address that leads nowhere', () => {
  it.each([
    ['/table/%', 400],
    ['/%', 404],
    ['/%E0%A4%A', 404],
    ['/api/tables/%', 400],
    ['/api/tables/x/%', 404],
    ['/api/%', 404],
    ['/assets/%c0', 404],
    ['/nowhere', 404],
    ['/nowhere.js', 404],
    ['/api', 404],
    ['/api/nowhere', 404],
    ['/matchmake/table', 404],
    ['/__healthcheck', 404],
    ['/table/a/b', 404],
    ['/..%2f..%2fetc/passwd', 404],
    ['/%00', 404],
    ['/throws', 500],
    ['/rejects', 500],
  ])('%s is answered with %d, a code, and nothing of the inside', async (path, status) => {
    failures.length = 0;
    const answer = await fetch(`${server.url}${path}`);
    const text = await answer.text();
    expect([answer.status, text]).toEqual([
      status,
      expect.stringMatching(/^\{"issues":\[\{"code":"server\.\w+"/u),
    ]);
    expect(text).not.toMatch(INSIDE);
    expect(failures.map(String)).toEqual(status === 500 ? ['Error: secret'] : []);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE2'])('is no way in by %s either', async (method) => {
    const answer = await fetch(`${server.url}/api/tables`, { method }).catch(() => undefined);
    expect(answer?.status ?? 400).toBeGreaterThanOrEqual(method === 'OPTIONS' ? 200 : 400);
    expect((await answer?.text()) ?? '').not.toMatch(INSIDE);
  });

  it('is cut off if it fails in the middle of an answer', async () => {
    const answer = await fetch(`${server.url}/late`);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it.each(['{', '"', '[1', '\u0000', 'x'.repeat(100)])(
    'is told of a body that is no JSON: %j',
    async (body) => {
      for (const path of ['/api/tables', '/matchmake/joinOrCreate/table']) {
        const { status, text } = await post(`${server.url}${path}`, body);
        expect(status).toBe(400);
        expect(text).toMatch(/"code":"[\w.]+"/u);
        expect(text).not.toMatch(INSIDE);
      }
    },
  );
});

describe('every answer', () => {
  it.each(['/', '/table/x', '/api/games', '/nowhere', '/table/%', '/throws'])(
    'of %s may not be framed, nor read as anything else',
    async (path) => {
      const { headers } = await fetch(`${server.url}${path}`);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it.each([
    ['/api/games', 'GET'],
    ['/matchmake/joinOrCreate/table', 'POST'],
    ['/matchmake/joinOrCreate/table', 'OPTIONS'],
    ['/api/tables', 'OPTIONS'],
  ])(
    'of %s by %s may be read by a page of an origin that is named, and by no other',
    async (path, method) => {
      const from = async (origin: string) => {
        const preflight = { origin, 'access-control-request-method': 'POST' };
        const { headers } = await fetch(`${server.url}${path}`, { method, headers: preflight });
        return headers.get('access-control-allow-origin');
      };
      expect(await from(FRIEND)).toBe(FRIEND);
      for (const origin of ['https://foe.example', 'null', server.url, `${FRIEND}.foe.example`])
        expect(await from(origin)).toBeNull();
    },
  );
});
