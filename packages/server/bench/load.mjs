// How much a server holds: bots as clients on loopback play matches of Taktik, and every answer is timed.
// reticle-node22 bench/load.mjs --matches 200 --seconds 30 [--processes 2] [--flooders 20]
// Wall times depend on what else the machine does. What the server itself takes, its CPU seconds, does not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { SeatClient } from '@reticle/client';
import { connectOnline } from '@reticle/client/online';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '300' },
    postgres: { type: 'string' },
    redis: { type: 'string' },
    processes: { type: 'string', default: '1' },
    // So many sockets send as much as one seat may, beside the others.
    flooders: { type: 'string', default: '0' },
  },
});
const [matches, seconds, rate, processes, flooders] = [
  values.matches,
  values.seconds,
  values.rate,
  values.processes,
  values.flooders,
].map(Number);
const [busy] = loadavg();
const script = new URL('serve-games.mjs', import.meta.url).pathname;

const started = async (at) => {
  const port = 21_000 + at + Math.floor(Math.random() * 10_000);
  const shared =
    values.postgres === undefined ? [] : ['--postgres', values.postgres, '--redis', values.redis];
  const args = ['--no-warnings', script, '--port', `${port}`, '--address', `127.0.0.1:${port}`, ...shared];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { child, url: JSON.parse(line).url };
};
const servers = await Promise.all(Array.from({ length: processes }, (_server, at) => started(at)));
// However this ends, they do.
process.on('exit', () => servers.forEach(({ child }) => child.kill('SIGKILL')));

const post = async (url, path, body) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};
/** What all servers together take; of how late their timers were, the worst. */
const measure = async () => {
  const told = servers.map(({ child }) => (child.send('measure'), once(child, 'message')));
  const each = (await Promise.all(told)).map(([one]) => one);
  const sum = (of) => each.reduce((total, one) => total + of(one), 0);
  return {
    memory: sum(({ rss }) => rss),
    cpu: sum(({ cpu }) => cpu),
    lag: Math.max(...each.map((one) => one.lag)),
  };
};

const times = [];
let made = 0;
const options = { width: 8, height: 8, force: { infantry: 3, vehicle: 2, special: 1 } };

/** Opens one match: the table and the clients of both seats. */
const openMatch = async (at) => {
  const { url } = servers[at % servers.length];
  const { id, seats } = await post(url, 'tables', { game: 'taktik', options });
  return Promise.all(
    seats.map(async ({ player }) => {
      const { token } = await post(url, `tables/${id}/seats/${player}`, {});
      const client = new SeatClient(connectOnline({ url, table: id, token }));
      // A machine that does much else may not answer in time.
      for (let tries = 0; ; tries++) {
        try {
          await client.open();
          return client;
        } catch (error) {
          if (tries === 10) throw error;
        }
      }
    }),
  );
};

const { memory: before } = await measure();
const opening = performance.now();
const clients = [];
for (let at = 0; at < matches; at += 20)
  clients.push(
    ...(await Promise.all(
      Array.from({ length: Math.min(20, matches - at) }, (_m, more) => openMatch(at + more)),
    )),
  );
const opened = performance.now() - opening;
const held = await measure();

/** The matches in which a move waits for its answer: another one there would count the same step twice. */
const busyMatches = new Set();

/** Makes the next move of a match: the player who is asked makes a move without targets, if there is one. */
const act = async (seats) => {
  if (busyMatches.has(seats)) return;
  const client = seats.find(({ state }) => state.prompt !== null);
  const offers = client?.state.prompt?.asks.offers.filter(({ spec }) => spec.slots.length === 0) ?? [];
  const offer = offers[Math.floor(Math.random() * offers.length)];
  if (!client || !offer) return;
  const { step } = client.state;
  busyMatches.add(seats);
  const from = performance.now();
  await new Promise((resolve) => {
    const stop = client.subscribe(() => {
      if (client.state.step === step && !client.state.refusal) return;
      stop();
      resolve();
    });
    client.make(offer);
  });
  busyMatches.delete(seats);
  times.push(performance.now() - from);
  made++;
};

/** Opens a table of its own, and says what is refused, as often as a seat may speak. */
const flood = async (at) => {
  const { url } = servers[at % servers.length];
  const { id, seats } = await post(url, 'tables', { game: 'taktik', options });
  const [{ player }] = seats;
  const { token } = await post(url, `tables/${id}/seats/${player}`, {});
  const connection = await connectOnline({ url, table: id, token })({ message() {}, lost() {} });
  let said = 0;
  setInterval(() => connection.send({ type: 'move', id: said++, step: 0, move: 'none', params: {} }), 50);
};
await Promise.all(Array.from({ length: flooders }, (_flooder, at) => flood(at)));

const own = process.cpuUsage();
const queue = { most: 0, sum: 0, looks: 0 };
const begun = performance.now();
const end = begun + seconds * 1_000;
const waiting = new Set();
for (let sent = 0; performance.now() < end; sent++) {
  const due = begun + (sent * 1_000) / rate;
  const pause = due - performance.now();
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  const one = act(clients[Math.floor(Math.random() * clients.length)]).finally(() => waiting.delete(one));
  waiting.add(one);
  queue.most = Math.max(queue.most, waiting.size);
  queue.sum += waiting.size;
  queue.looks++;
}
await Promise.all(waiting);
const played = (performance.now() - begun) / 1_000;
const after = await measure();
const { user, system } = process.cpuUsage(own);
times.sort((a, b) => a - b);
const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1);
process.stdout.write(
  `${JSON.stringify({
    processes,
    matches,
    openedIn: `${(opened / 1_000).toFixed(1)} s`,
    memory: `${Math.round(held.memory / 2 ** 20)} MiB`,
    perMatch: `${Math.round((held.memory - before) / matches / 1_024)} KiB`,
    movesPerSecond: Math.round(made / played),
    p50: `${at(0.5)} ms`,
    p99: `${at(0.99)} ms`,
    // Of the servers, a move.
    cpu: `${(((after.cpu - held.cpu) / Math.max(1, made)) * 1_000).toFixed(2)} ms`,
    // Of the bots beside them, a move.
    ownCpu: `${((user + system) / 1_000 / Math.max(1, made)).toFixed(2)} ms`,
    // By how much 99 % of the servers' timers were late at most.
    late: `${after.lag.toFixed(0)} ms`,
    // Moves that wait for their answers.
    queue: { mean: Number((queue.sum / Math.max(1, queue.looks)).toFixed(1)), most: queue.most },
    flooders,
    // What else ran as it began.
    loadBefore: Number(busy.toFixed(1)),
  })}\n`,
);
await Promise.all(servers.map(({ child }) => (child.kill('SIGTERM'), once(child, 'exit'))));
process.exit(0);
