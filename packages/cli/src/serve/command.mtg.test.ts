import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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
  let text = '';
  for await (const chunk of child.stdout) {
    text += String(chunk);
    if (text.includes('}')) break;
  }
  return { ...started.parse(JSON.parse(text)), stop };
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

it('hands on its limits, and the origins that may use it', async () => {
  const origin = 'https://friend.example';
  const { url, stop } = await serving(folder(), '--joins', '1', '--origin', origin);
  const join = () => fetch(`${url}/matchmake/joinOrCreate/table`, { method: 'POST', headers: { origin } });
  const answers = [await join(), await join()];
  expect(answers.map(({ status }) => status)).toEqual([400, 429]);
  expect(answers[0]?.headers.get('access-control-allow-origin')).toBe(origin);
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
  expect([...used].filter((option) => !stdout.includes(`${option} <`))).toEqual([]);
});

it.each([
  ['an unknown game', 'serve chess', 'There is no game chess'],
  ['a port that is none', 'serve taktik --port 70000', '--port'],
])('refuses %s', async (_name, words, complaint) => {
  const { code, stderr } = await said(words, { cwd: folder() });
  expect([code, stderr]).toEqual([2, expect.stringContaining(complaint)]);
});
