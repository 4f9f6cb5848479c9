import { preview } from 'vite';

// Serves what was built, and prints the address. In a terminal until it is interrupted; elsewhere, where nobody may be
// there to interrupt it, until nobody has asked for anything for a while.

const ALONE_MS = 30_000;
const PORT = 4173;

const server = await preview({
  root: import.meta.dirname,
  logLevel: 'error',
  preview: { host: '127.0.0.1', port: PORT },
});
const close = () => {
  void server.close().finally(() => process.exit(0));
};

const [address = ''] = server.resolvedUrls?.local ?? [];
console.log(`  The playground: ${address}`);
const isWatched = process.stdout.isTTY;
console.log(
  isWatched ? '  Ctrl+C ends it.' : `  It ends when nobody has asked for ${ALONE_MS / 1000} seconds.`,
);
// Who started it waits until all of that stands there.
process.send?.('open');
if (!isWatched) {
  let alone = setTimeout(close, ALONE_MS);
  server.httpServer.on('request', () => {
    clearTimeout(alone);
    alone = setTimeout(close, ALONE_MS);
  });
}
process.on('SIGINT', close);
process.on('SIGTERM', close);
