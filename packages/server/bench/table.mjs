// Makes the table of the guide "Put it online": starts PostgreSQL and Redis on loopback, measures each row, prints it as Markdown.
// reticle-node22 bench/table.mjs [--seconds 20] [--rate 300] [--rows sqlite:1:500,postgres:2:2000,...]
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { freePort, postgres } from '../test/postgres.ts';

const ROWS = [
  ...[500, 1_000, 2_000].map((tables) => `sqlite:1:${tables}`),
  ...[1, 2, 4].flatMap((processes) => [500, 2_000].map((tables) => `postgres:${processes}:${tables}`)),
  'sqlite:1:500:20',
];
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '300' },
    rows: { type: 'string', default: ROWS.join(',') },
  },
});

/** Starts databases that keep nothing, for one row. */
const databases = async () => {
  const database = await postgres();
  const port = await freePort();
  const redis = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    args: ['--postgres', database.url, '--redis', `redis://127.0.0.1:${port}`],
    stop: async () => {
      redis.kill('SIGKILL');
      await once(redis, 'exit');
      await database.stop();
    },
  };
};

const say = (cells) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
say([
  'tables',
  'store',
  'processes',
  'flooding',
  'half within',
  '99 % within',
  'moves a second',
  'CPU a move',
  'timers late',
  'waiting, mean and most',
  'memory',
  'a table',
  'opened in',
  'load before',
]);
say(Array.from({ length: 14 }, () => '---'));
/** Measures one row. A row that cannot be measured is told as such. */
const measured = (args) => {
  const load = new URL('load.mjs', import.meta.url).pathname;
  try {
    const stdio = ['ignore', 'pipe', 'inherit'];
    return JSON.parse(execFileSync(process.execPath, ['--no-warnings', load, ...args], { stdio }));
  } catch {
    return undefined;
  }
};
for (const row of values.rows.split(',')) {
  const [store, processes, tables, flooders = '0'] = row.split(':');
  const shared = store === 'postgres' ? await databases() : { args: [], stop: async () => {} };
  const { seconds, rate } = values;
  const asked = Object.entries({ matches: tables, processes, seconds, rate, flooders });
  const found = measured([...asked.flatMap(([name, value]) => [`--${name}`, value]), ...shared.args]);
  const first = [tables, store, processes, flooders];
  if (found) {
    const { p50, p99, movesPerSecond, cpu, late, queue, memory, perMatch, openedIn, loadBefore } = found;
    const waiting = `${queue.mean}, ${queue.most}`;
    say([...first, p50, p99, movesPerSecond, cpu, late, waiting, memory, perMatch, openedIn, loadBefore]);
  } else say([...first, 'it failed']);
  await shared.stop();
}
process.stdout.write(`\n${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.versions.node}\n`);
