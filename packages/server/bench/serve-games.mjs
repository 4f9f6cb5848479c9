// A server in a process of its own, for tests and load: it serves the three games, or those that are named, and says where.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { hostedGame } from '@reticle/core/host';
import { postgresStore, serve, servedGame, sqliteStore } from '../dist/index.js';

const { values } = parseArgs({
  options: {
    file: { type: 'string', default: ':memory:' },
    postgres: { type: 'string' },
    redis: { type: 'string' },
    port: { type: 'string', default: '0' },
    address: { type: 'string' },
    drain: { type: 'string' },
    proxies: { type: 'string', default: '0' },
    limits: { type: 'string', default: '{}' },
    games: { type: 'string', default: 'taktik,lorcana,mtg' },
    // Serves the game of picks instead, in this version.
    pick: { type: 'string' },
  },
});

const picked = async (version) => {
  const { pickMatchOf } = await import('../../protocol/test/pick.ts');
  const migrate = Array.from({ length: version - 1 }, (_none, at) => ({ from: at + 1 }));
  return [servedGame(pickMatchOf({ version, migrate }))];
};
const hosted = await Promise.all(
  (values.pick === undefined ? values.games.split(',') : []).map(async (name) =>
    hostedGame((await import(`@reticle/${name}/host`)).host),
  ),
);
const games =
  values.pick === undefined
    ? hosted.flatMap(({ title, matches }) =>
        matches ? [matches.with((match) => servedGame(match.runtime, match, title))] : [],
      )
    : await picked(Number(values.pick));
const store =
  values.postgres === undefined ? sqliteStore({ file: values.file }) : await postgresStore(values.postgres);
const serving = await serve({
  games,
  store,
  port: Number(values.port),
  proxies: Number(values.proxies),
  ...(values.redis === undefined ? {} : { redis: values.redis }),
  ...(values.address === undefined ? {} : { publicAddress: values.address }),
  limits: {
    messages: { perSecond: 10_000, burst: 10_000 },
    messagesOfAddress: { perSecond: 1_000_000, burst: 1_000_000 },
    seatsPerMinute: 1_000_000,
    joinsPerMinute: 1_000_000,
    joinsOfSeatPerMinute: 1_000_000,
    socketsOfAddress: 1_000_000,
    ...JSON.parse(values.limits),
  },
  failed: (error) => void process.stderr.write(`${String(error)}\n`),
});
process.stdout.write(`${JSON.stringify({ url: serving.url, pid: process.pid })}\n`);
const end = () => (values.drain === undefined ? serving.stop() : serving.drain(Number(values.drain)));
process.on('SIGTERM', () => void end().then(() => process.exit(0)));
const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();
// How it does since it was asked last: bytes, CPU seconds since its start, and the milliseconds by which timers were late.
process.on('message', (message) => {
  if (message !== 'measure') return;
  const { user, system } = process.cpuUsage();
  process.send?.({
    rss: process.memoryUsage().rss,
    cpu: (user + system) / 1e6,
    lag: lag.percentile(99) / 1e6,
  });
  lag.reset();
});
