/** Matches that other processes play, over a real Redis: the results are those of this one. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { freePort } from '../../../server/test/postgres.js';
import { redis } from '../../../server/test/redis.js';
import { folder, said } from '../../test/call.js';

const server = await redis();
afterAll(() => server?.stop());
const url = server?.url ?? '';
const PAGE = new URL('../../../../apps/docs/pages/guide/arena.md', import.meta.url);
const COMMAND = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** Starts a worker in a process of its own, as on another machine. */
async function worker(...more: readonly string[]): Promise<ChildProcess> {
  const args = [COMMAND, 'worker', url, 'taktik', '--threads', '1', ...more];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const first = z.tuple([z.instanceof(Buffer)]).parse(await once(child.stderr, 'data'));
  expect(String(first[0])).toContain('Plays taktik');
  return child;
}

const workers = (count: number) => Promise.all(Array.from({ length: count }, () => worker()));

const options = '{"width":8,"height":8,"force":{"infantry":2,"vehicle":1,"special":0},"turnLimit":10}';
const simulation = (out: string, more: string, games = 16) =>
  said(`simulate taktik --games ${games} --bots greedy --options ${options} --out ${out} --json ${more}`);

/** A document without what depends on the machine. */
const ofAnyMachine = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) =>
    ['gamesPerSecond', 'time', 'longest', 'millisecondsADecision'].includes(key) ? undefined : value,
  );

const linesOf = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];

describe.runIf(server)('matches that workers play', () => {
  it.each(inject('deep') ? [1, 2, 5] : [2])(
    'are the same, line by line, with %i of them, one of which is killed in the middle',
    async (count) => {
      const [here, there] = [join(folder(), 'here.jsonl'), join(folder(), 'there.jsonl')];
      const alone = await simulation(here, '--workers 1');
      const [killed] = await workers(count);
      const running = simulation(there, `--workers ${url}`);
      // The header, and the first matches.
      await expect.poll(() => linesOf(there).length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(4);
      killed?.kill('SIGKILL');
      expect(linesOf(there).length).toBeLessThan(17);
      if (count === 1) await worker();
      const called = await running;
      expect(called.code).toBe(0);
      expect(ofAnyMachine(called.stdout)).toEqual(ofAnyMachine(alone.stdout));
      expect(readFileSync(there, 'utf8')).toBe(readFileSync(here, 'utf8'));
      await expectNothingLeft();
    },
    120_000,
  );

  it.runIf(inject('deep'))(
    'give the same tables of decks, bots and weights',
    async () => {
      await worker();
      const games = join(folder(), 'games.jsonl');
      const common = `--options ${options} --json`;
      for (const line of [
        `balance taktik --bot greedy --pairs 3 ${common}`,
        `arena taktik --bots greedy,random --pairs 3 --records --out ${games} ${common}`,
        `tune ${games} --pairs 2 --json`,
      ]) {
        const there = await said(`${line} --workers ${url}`);
        const here = await said(`${line.replace('games.jsonl', 'again.jsonl')} --workers 1`);
        expect([line, there.code, there.stderr]).toEqual([line, 0, '']);
        expect(ofAnyMachine(there.stdout)).toEqual(ofAnyMachine(here.stdout));
      }
    },
    120_000,
  );

  it('are played as the page about it says', async () => {
    const page = readFileSync(PAGE, 'utf8');
    const [serving = '', playing = ''] = [...page.matchAll(/```text\n(reticle .*)\n```/gu)].map(
      ([, line = '']) =>
        line
          .replace('reticle ', '')
          .replaceAll("'", '')
          .replace(/redis:\S+/u, url),
    );
    const stop = new AbortController();
    const working = said(`${serving} taktik`, { signal: stop.signal });
    const cwd = folder();
    const there = await said(`${playing} --json`, { cwd });
    const here = await said(`${playing.replace(url, '1').replace('there', 'here')} --json`, { cwd });
    stop.abort();
    expect((await working).code).toBe(0);
    expect([there.code, there.stderr]).toEqual([0, '']);
    expect(ofAnyMachine(there.stdout)).toEqual(ofAnyMachine(here.stdout));
  }, 60_000);

  it('end with the ones that are played, if the command is stopped, and leave none behind', async () => {
    await worker();
    const out = join(folder(), 'run.jsonl');
    const stop = new AbortController();
    const line = `simulate taktik --games 500 --options ${options} --out ${out} --workers ${url} --json`;
    const running = said(line, { signal: stop.signal });
    await expect.poll(() => linesOf(out).length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(3);
    stop.abort();
    const { code, stderr } = await running;
    expect([code, stderr]).toEqual([130, expect.stringContaining('Go on with --resume')]);
    expect(linesOf(out).length).toBeLessThan(501);
    const connection = new Redis(url);
    expect(await connection.keys('reticle-work:*:wait')).toEqual([]);
    connection.disconnect();
  }, 60_000);

  it.runIf(inject('deep'))(
    'wait for a worker, and say so; one that is stopped tells how many it played',
    async () => {
      const out = join(folder(), 'run.jsonl');
      const running = simulation(out, `--workers ${url}`, 2);
      await new Promise((resolve) => setTimeout(resolve, 8_000));
      const child = await worker('--json');
      const { code, stderr } = await running;
      expect([code, stderr]).toEqual([
        0,
        expect.stringMatching(/^Nobody plays taktik \(version \d+\) at 127/u),
      ]);
      let told = '';
      child.stdout?.on('data', (chunk: unknown) => (told += String(chunk)));
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
      // One of a run before may have been left by its worker, which was killed.
      const { played } = z.object({ played: z.int() }).parse(JSON.parse(told));
      expect(played).toBeGreaterThanOrEqual(2);
    },
    60_000,
  );

  it.runIf(inject('deep'))(
    'that Redis has lost are given to it again',
    async () => {
      const out = join(folder(), 'run.jsonl');
      const running = simulation(out, `--workers ${url}`, 2);
      const connection = new Redis(url);
      await expect.poll(() => connection.keys('reticle-work:*:wait'), { timeout: 20_000 }).toHaveLength(1);
      await connection.flushall();
      connection.disconnect();
      await worker();
      expect((await running).code).toBe(0);
      expect(linesOf(out)).toHaveLength(3);
    },
    60_000,
  );

  it('count as findings if the thread that plays them ends, as here', async () => {
    const io = { worker: new URL('../../test/crashing-worker.mjs', import.meta.url) };
    const stop = new AbortController();
    const working = said(`worker ${url} taktik --threads 1`, { ...io, signal: stop.signal });
    const line = `simulate taktik --games 5 --options ${options} --json`;
    const there = await said(`${line} --workers ${url}`);
    const here = await said(`${line} --workers 1`, io);
    stop.abort();
    const { code, stdout } = await working;
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^\d+ matches played\n/u)]);
    expect(there.code).toBe(1);
    const found = z.object({ findings: z.array(z.object({ seed: z.string() })) });
    expect(found.parse(JSON.parse(there.stdout)).findings).toHaveLength(2);
    expect(ofAnyMachine(there.stdout)).toEqual(ofAnyMachine(here.stdout));
  }, 60_000);

  it('are those of a game that the worker knows: what else is put there is not played', async () => {
    await worker();
    const { Queue } = await import('bullmq');
    const { PREFIX, queueName } = await import('./redis.js');
    const connection = new Redis(url, { maxRetriesPerRequest: null });
    const queue = new Queue(queueName('taktik', await versionOfTaktik()), { connection, prefix: PREFIX });
    const none = '0'.repeat(64);
    const jobs = await Promise.all(
      [
        {},
        { task: 'constructor', plan: {}, options: none },
        { task: 'playOne', plan: { game: 'taktik', module: 'file:///etc/passwd' }, options: none },
        {
          task: 'playOne',
          plan: { game: 'other', seed: '1', bots: ['random'], maxMoves: 1, probe: 0 },
          options: none,
        },
      ].map((data) => queue.add('x', data)),
    );
    for (const job of jobs) await expect.poll(() => job.isFailed(), { timeout: 20_000 }).toBe(true);
    await queue.obliterate({ force: true });
    await queue.close();
    connection.disconnect();
  }, 60_000);
});

/** Asks that nothing of a run waits in Redis after it. */
async function expectNothingLeft(): Promise<void> {
  const connection = new Redis(url);
  for (const kind of ['wait', 'active', 'delayed'])
    expect(await connection.keys(`reticle-work:*:${kind}`)).toEqual([]);
  connection.disconnect();
}

async function versionOfTaktik(): Promise<number> {
  const { taktikMatch } = await import('@reticle/taktik');
  return taktikMatch.version;
}

it('says where Redis cannot be reached, without its password', async () => {
  const port = await freePort();
  for (const words of [
    `simulate taktik --games 1 --workers redis://:secret@127.0.0.1:${port}`,
    `worker redis://:secret@127.0.0.1:${port}`,
  ]) {
    const { code, stderr } = await said(words);
    expect([code, stderr]).toEqual([
      3,
      expect.stringContaining(`Redis cannot be reached at 127.0.0.1:${port}`),
    ]);
    expect(stderr).not.toContain('secret');
  }
}, 60_000);

it.each([
  ['simulate taktik --games 1 --workers http://host', 'redis://HOST'],
  ['simulate taktik --games 1 --workers 0', 'from 1 to 256'],
  ['worker host:6379', 'redis://HOST'],
])('refuses %s', async (words, complaint) => {
  const { code, stderr } = await said(words);
  expect([code, stderr]).toEqual([2, expect.stringContaining(complaint)]);
});
