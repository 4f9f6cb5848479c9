import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = process.env['PLAYGROUND_DIST'] ?? fileURLToPath(new URL('../dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

interface Served {
  readonly address: string;
  /** What was asked for so far, by its path. */
  readonly fetched: ReadonlyMap<string, Uint8Array>;
  readonly close: () => void;
}

/** Serves what was built, on a port of this machine. */
export async function serveBuilt(): Promise<Served> {
  const fetched = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(ROOT, path.endsWith('/') ? `${path}index.html` : path);
    readFile(file).then(
      (bytes) => {
        fetched.set(path, bytes);
        return response
          .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
          .end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The server has no port.');
  return { address: `http://127.0.0.1:${at.port}/`, fetched, close: () => server.close() };
}
