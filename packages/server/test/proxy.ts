import { createServer, request, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { freePort } from './postgres.js';

/** One address for several processes. */
export interface Proxy {
  readonly url: string;
  /** Returns the address of the process with that name, as `--address` takes it. */
  readonly addressOf: (name: string) => string;
  stop(): void;
}

/**
 * Starts a proxy in front of several processes: `/NAME/...` goes to the one with that name, sockets included,
 * and everything else to any that answers.
 *
 * @param ports the port of each process, by its name
 */
export async function proxyTo(ports: Readonly<Record<string, number>>): Promise<Proxy> {
  const port = await freePort();
  const open = new Set<Duplex>();
  /** Lists the processes that may answer, in order, with the path for each. */
  const ways = (url = '/'): readonly { readonly to: number; readonly path: string }[] => {
    const [, name = '', path = ''] = /^\/([^/]*)(\/.*)?$/u.exec(url) ?? [];
    const named = ports[name];
    if (named !== undefined) return [{ to: named, path: path || '/' }];
    return Object.values(ports).map((to) => ({ to, path: url }));
  };
  const forwarded = (asked: IncomingMessage, { to, path }: { to: number; path: string }) => {
    const from = [asked.headers['x-forwarded-for'] ?? [], asked.socket.remoteAddress ?? []].flat().join(', ');
    const headers = { ...asked.headers, 'x-forwarded-for': from };
    return request({ host: '127.0.0.1', port: to, path, method: asked.method, headers });
  };

  const server = createServer((asked, answer) => {
    const body: Buffer[] = [];
    asked.on('data', (part: Buffer) => body.push(part));
    asked.on('end', () => {
      const [first, ...others] = ways(asked.url);
      const attempt = (way: typeof first, left: typeof others): void => {
        if (!way) return void answer.writeHead(502).end();
        const sent = forwarded(asked, way);
        sent.on('response', (given) => {
          // A process that is about to end opens no tables: another one may.
          if (given.statusCode === 503 && left.length > 0) return attempt(left[0], left.slice(1));
          answer.writeHead(given.statusCode ?? 502, given.headers);
          given.on('error', () => answer.destroy());
          given.pipe(answer);
        });
        sent.on('error', () => attempt(left[0], left.slice(1)));
        sent.end(Buffer.concat(body));
      };
      attempt(first, others);
    });
  });
  server.on('upgrade', (asked, client: Duplex, head: Buffer) => {
    const [way] = ways(asked.url);
    if (!way) return void client.destroy();
    const sent = forwarded(asked, way);
    sent.on('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\nConnection: close\r\n\r\n'));
    sent.on('upgrade', (given, upstream: Duplex, first: Buffer) => {
      const lines = given.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : [],
      );
      client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      // The server may have sent something already.
      client.write(first);
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        open.add(from);
        from.on('error', () => to.destroy()).on('close', () => (open.delete(from), to.destroy()));
        from.pipe(to);
      }
      upstream.write(head);
    });
    sent.end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    addressOf: (name) => `127.0.0.1:${port}/${name}`,
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
