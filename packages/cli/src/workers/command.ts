import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '@reticle/core';
import type { Command } from 'commander';
import * as z from 'zod';
import type { Context } from '../context.js';
import { EXIT, wrongUsage, type ExitCode } from '../failure.js';
import { matchesOf } from '../games.js';
import { redisAddress, wholeNumber } from '../options.js';
import { workerUrl } from '../worker-url.js';
import { connected, optionsUnder, PREFIX, queueName } from './redis.js';
import { job } from './tasks.js';

const EXAMPLES = `
Examples:
  reticle worker redis://10.0.0.5:6379
  reticle worker redis://10.0.0.5:6379 taktik lorcana --threads 8

It plays matches for "simulate", "arena", "balance" and "tune" that were started
with --workers and the same address, on this machine or another, until it is
stopped. Start it on as many machines as you like, at any time. Each needs the
same versions of the command and of the game: a worker takes no matches of
others. Whoever reaches that Redis can give it matches to play: let only your
own machines do so.`;

interface WorkerFlags {
  readonly threads: number;
}

export function addWorker(program: Command, context: Context): void {
  program
    .command('worker')
    .argument('<redis>', 'the address of Redis: redis://HOST:PORT', redisAddress)
    .argument('[games...]', 'which games; all that are found without it')
    .description('plays matches for other machines')
    .option('-t, --threads <number>', 'on how many threads', wholeNumber(1, 256), availableParallelism())
    .addHelpText('after', EXAMPLES)
    .action((redis: URL, games: readonly string[], flags: WorkerFlags) =>
      context.ends(work(redis, games, flags, context)),
    );
}

/** The milliseconds for which a match is held by a worker that does not say that it is there. */
const LOCK = 5_000;

/** How often matches are looked for whose worker has ended, in milliseconds. */
const STALLED = 2_500;

/** How often a match is begun whose worker ends, before that counts as a finding. */
const MOST_STALLED = 5;

/** The milliseconds in which matches that have begun are played to their ends after a signal. */
const ENDING = 60_000;

/** How many options are kept here. */
const MOST_OPTIONS = 64;

const options = z.record(z.string(), z.json());

async function work(
  redis: URL,
  ids: readonly string[],
  { threads }: WorkerFlags,
  { io, terminal, games }: Context,
): Promise<ExitCode> {
  const found = ids.length > 0 ? await Promise.all(ids.map((id) => games.known(id))) : await games.all();
  const playable = found.filter(({ game }) => ids.length > 0 || game.matches);
  if (playable.length === 0) throw wrongUsage('There is no game here of which matches are played.');
  const connection = await connected(redis);
  const [{ Piscina }, { Worker }] = await Promise.all([import('piscina'), import('bullmq')]);
  const pool = new Piscina<object, object>({
    filename: fileURLToPath(io.worker ?? workerUrl),
    minThreads: 1,
    maxThreads: threads,
  });
  const known = new Map<string, JsonObject>();
  const optionsOf = async (digest: string): Promise<JsonObject> => {
    const here = known.get(digest);
    if (here) return here;
    const json = await optionsUnder(connection, digest);
    if (json === null) throw new Error('Redis has lost the options of this match.');
    const read = options.parse(JSON.parse(json));
    const [oldest] = known.keys();
    if (known.size >= MOST_OPTIONS && oldest !== undefined) known.delete(oldest);
    known.set(digest, read);
    return read;
  };
  let played = 0;
  const workers = playable.map(({ game, module }) => {
    const version = matchesOf(game, 'worker').with(({ runtime }) => runtime.version);
    const worker = new Worker(
      queueName(game.id, version),
      async ({ data }: { readonly data: unknown }) => {
        const { task, plan, options: digest } = job.parse(data);
        if (plan.game !== game.id) throw new Error('This is a match of another game.');
        const one = { ...plan, options: await optionsOf(digest), module };
        const result = await pool.run(one, { name: task });
        played++;
        return result;
      },
      {
        connection,
        prefix: PREFIX,
        concurrency: threads,
        lockDuration: LOCK,
        stalledInterval: STALLED,
        maxStalledCount: MOST_STALLED,
      },
    );
    // Connections are made again by themselves.
    worker.on('error', () => {});
    return worker;
  });
  const names = playable.map(({ game }) => game.id);
  await Promise.all(workers.map((worker) => worker.waitUntilReady()));
  terminal.note(`Plays ${names.join(', ')} for ${redis.host}, on ${threads} threads.`);
  io.grant?.(ENDING);
  await new Promise<void>((resolve) => {
    if (io.signal?.aborted) resolve();
    else io.signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.all(workers.map((worker) => worker.close()));
  await pool.destroy();
  connection.disconnect();
  if (terminal.json) terminal.document({ games: names, played });
  else terminal.line(`${played} matches played`);
  return EXIT.ok;
}
