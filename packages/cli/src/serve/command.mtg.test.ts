import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node22 } from '@reticle/node22';
import { expect, inject, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { folder, said } from '../../test/call.js';

const COMMAND = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const started = z.object({ url: z.string(), games: z.array(z.string()) });

const PAGE = new URL('../../../../apps/docs/pages/guide/online.md', import.meta.url);
/** The command that the page about it names for scripts. */
const command = /^reticle serve .*--json$/mu.exec(readFileSync(PAGE, 'utf8'))?.[0] ?? '';

/** That command, in a folder, by a Node that has what it needs. */
async function serving(cwd: string, ...more: readonly string[]) {
  const args = ['--no-warnings', COMMAND, ...command.split(' ').slice(1), ...more];
  const child = spawn(node22(), args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const stop = async (signal: 'SIGINT' | 'SIGTERM' = 'SIGINT') => {
    child.kill(signal);
    return gone;
  };
  onTestFinished(() => void child.kill('SIGKILL'));
  return { ...(await startedBy(child.stdout)), stop };
}

/** Reads what a command prints once it is started. */
async function startedBy(output: AsyncIterable<unknown>) {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    if (text.includes('}')) break;
  }
  return started.parse(JSON.parse(text));
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'opens a lobby, until it is stopped by %s',
  async (signal) => {
    const { games, url, stop } = await serving(folder(), '--log', 'error', '--metrics');
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('reticle_tables 0');
    expect(games).toEqual(['taktik']);
    expect(await (await fetch(url)).text()).toContain('<div id="app">');
    expect((await stop(signal))[0]).toBe(0);
  },
  60_000,
);

/** Why no process can be made the first of a namespace here, as that of a container is. */
const noNamespace = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0 ? '' : 'unshare --pid';
if (noNamespace !== '')
  process.stdout.write(`Not tried as process 1: "${noNamespace}" does not work here.\n`);

it.runIf(noNamespace === '')(
  'as process 1, as in a container, drains when it gets SIGTERM, and ends without being killed',
  async () => {
    const args = [node22(), '--no-warnings', COMMAND, ...command.split(' ').slice(1), '--drain', '30'];
    const child = spawn('unshare', ['--pid', '--fork', '--kill-child', ...args], {
      cwd: folder(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const gone = once(child, 'exit');
    const { url } = await startedBy(child.stdout);
    const [pid = 0] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
      .split(' ')
      .map(Number);
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^NSpid:\s+\d+\s+1$/mu);
    process.kill(pid, 'SIGTERM');
    expect(await gone).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  },
  60_000,
);

it('hands on its limits, and the origins that may use it', async () => {
  const origin = 'https://friend.example';
  const { url, stop } = await serving(folder(), '--joins', '1', '--origin', origin);
  const join = () => fetch(`${url}/matchmake/joinOrCreate/table`, { method: 'POST', headers: { origin } });
  const answers = [await join(), await join()];
  expect(answers.map(({ status }) => status)).toEqual([400, 429]);
  expect(answers[0]?.headers.get('access-control-allow-origin')).toBe(origin);
  await stop();
}, 60_000);

it('has a page of which every command is run here', () => {
  const blocks = [...readFileSync(PAGE, 'utf8').matchAll(/^```sh\n([^`]*)```$/gmu)];
  const lines = blocks.flatMap(([, block = '']) => block.trim().split('\n'));
  // All packages are in this workspace, and the first way to start is tried with a port and a file.
  const others = new Set(['npm install @reticle/cli @reticle/server @reticle/taktik', 'npx reticle serve']);
  const run = /^(?:reticle (?:admin .+|backup .+|serve --admin .+|serve taktik --file .+)|node -e .+)$/u;
  expect(lines.length).toBeGreaterThan(8);
  expect(lines.filter((line) => !run.test(line) && line !== command && !others.has(line))).toEqual([]);
});

it('has only options that the page about it explains', async () => {
  const { stdout } = await said('serve --help', { cwd: folder() });
  const options = [...(stdout.split('Global Options')[0] ?? '').matchAll(/^ +(?:-\w, )?(--[\w-]+)/gmu)].map(
    ([, option = '']) => option,
  );
  expect(options.length).toBeGreaterThan(15);
  const page = readFileSync(PAGE, 'utf8');
  expect(options.filter((option) => option !== '--help' && !page.includes(`\`${option}`))).toEqual([]);
});

it('has an option for each limit by address, with the default of the server', async () => {
  const { stdout } = await said('serve --help', { cwd: folder() });
  for (const [option, least] of [
    ['--messages', 20],
    ['--joins', 120],
    ['--sockets', 100],
    ['--tables', 60],
    ['--bot-tables', 3],
    ['--spectators', 200],
  ] as const)
    expect(stdout.replaceAll(/\s+/gu, ' ')).toMatch(
      new RegExp(`${option} <number> [^<]*\\(default: ${least}\\)`, 'u'),
    );
});

it('is copied and checked while it runs, as the page says, and the copy is served', async () => {
  const cwd = folder();
  const [backup = '', restore = ''] =
    /^reticle backup [^]*?^reticle serve .*$/mu.exec(readFileSync(PAGE, 'utf8'))?.[0].split('\n') ?? [];
  const first = await serving(cwd);
  const asked = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"game":"taktik"}',
  };
  const { id } = z
    .object({ id: z.string() })
    .parse(await (await fetch(`${first.url}/api/tables`, asked)).json());
  const run = () => spawnSync(node22(), ['--no-warnings', COMMAND, ...backup.split(' ').slice(1)], { cwd });
  const made = run();
  expect([made.status, String(made.stdout)]).toEqual([0, 'copy.db has 1 tables with 0 steps.\n']);
  const again = run();
  expect([again.status, String(again.stderr)]).toEqual([3, expect.stringContaining('already')]);
  await first.stop();
  const [, , , , copy = ''] = restore.split(' ');
  const second = await serving(cwd, '--file', copy, '--expire', '30');
  expect((await fetch(`${second.url}/api/tables/${id}`)).status).toBe(200);
  await second.stop();
}, 60_000);

it('is looked after with the token in a file, as the page says, and with no other', async () => {
  const cwd = folder();
  const text = readFileSync(PAGE, 'utf8');
  // The page makes the token by a line of its own.
  expect(spawnSync(/^node -e .*$/mu.exec(text)?.[0] ?? '', { cwd, shell: true }).status).toBe(0);
  writeFileSync(resolve(cwd, 'other.txt'), 'a-token-of-somebody-else');
  writeFileSync(resolve(cwd, 'short.txt'), 'short');
  const [, flags = ''] = /^reticle serve (--admin .*)$/mu.exec(text) ?? [];
  const { url, stop } = await serving(cwd, ...flags.split(' '));
  const asked = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"game":"taktik"}',
  };
  const { id } = z.object({ id: z.string() }).parse(await (await fetch(`${url}/api/tables`, asked)).json());
  const admin = async (words: string, file = 'operator.txt') =>
    said(`admin ${words} --json --url ${url} --token ${file}`, { cwd });
  const page = [...text.matchAll(/^reticle admin (.+)$/gmu)].map(([, words = '']) => words);
  expect(page.length).toBeGreaterThan(3);
  for (const words of page)
    expect([words, (await admin(words.replace('TABLE', id))).code]).toEqual([words, 0]);
  const bars = [
    { what: 'address', name: '203.0.113.7' },
    { what: 'table', name: id },
  ];
  expect(JSON.parse((await admin('bars')).stdout)).toEqual({ bars });
  expect(JSON.parse((await admin(`reopen ${id}`)).stdout)).toEqual({ bars: bars.slice(0, 1) });
  expect(JSON.parse((await admin(`table ${id}`)).stdout)).toMatchObject({ id, barred: false });
  expect(JSON.parse((await admin('unbar 203.0.113.7')).stdout)).toEqual({ bars: [] });
  for (const [words, file, complaint] of [
    ['tables', 'other.txt', 'server.notOperator'],
    ['tables', 'short.txt', 'fewer than 16'],
    ['tables', 'none.txt', 'cannot be read'],
    ['table none', 'operator.txt', 'server.unknownTable'],
  ] as const) {
    const { code, stdout } = await admin(words, file);
    expect([code, stdout.includes(complaint)]).toEqual([3, true]);
  }
  await stop();
}, 60_000);

it('hands on how many tables an address opens, and how many of bots alone it watches', async () => {
  const { url, stop } = await serving(folder(), '--tables', '1', '--bot-tables', '0');
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return fetch(`${url}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const ofBots = { game: 'taktik', bots: { red: 'random', blue: 'random' } };
  const first = await post('api/tables', ofBots);
  expect([first.status, (await post('api/tables', ofBots)).status]).toEqual([201, 429]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await stop();
}, 60_000);

it.runIf(inject('deep'))(
  'goes on with its matches after it was stopped',
  async () => {
    const cwd = folder();
    const first = await serving(cwd);
    const asked = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"game":"taktik"}',
    };
    const table = z
      .object({ id: z.string() })
      .parse(await (await fetch(`${first.url}/api/tables`, asked)).json());
    await first.stop();
    const second = await serving(cwd);
    const found = await fetch(`${second.url}/api/tables/${table.id}`);
    expect(await found.json()).toMatchObject({ id: table.id, game: 'taktik' });
    await second.stop();
  },
  60_000,
);

it.runIf(Number.parseInt(process.versions.node, 10) < 22)('says which Node it needs', async () => {
  const { code, stderr } = await said('serve taktik', { cwd: folder() });
  expect([code, stderr]).toEqual([2, expect.stringContaining('The server needs Node 22.13 or newer')]);
});

it('has the options with which the example runs several processes', async () => {
  const compose = readFileSync(new URL('../../../../examples/online/compose.yaml', import.meta.url), 'utf8');
  const used = new Set(
    compose
      .split('\n')
      .flatMap((line) => (line.includes('reticle serve') ? (line.match(/--[a-z]+/gu) ?? []) : [])),
  );
  const { stdout } = await said('serve --help', { cwd: folder() });
  expect(used.size).toBeGreaterThan(3);
  expect([...used].filter((option) => !stdout.includes(`${option} `))).toEqual([]);
});

it.each([
  ['an unknown game', 'serve chess', 'There is no game chess'],
  ['a port that is none', 'serve taktik --port 70000', '--port'],
])('refuses %s', async (_name, words, complaint) => {
  const { code, stderr } = await said(words, { cwd: folder() });
  expect([code, stderr]).toEqual([2, expect.stringContaining(complaint)]);
});
