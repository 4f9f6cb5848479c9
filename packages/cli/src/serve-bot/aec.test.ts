import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../..', import.meta.url));
const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const script = fileURLToPath(new URL('../../../../examples/python/aec.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

it.runIf(hasPython)('plays whole matches over the referee', () => {
  const told = execFileSync('python3', [script, '2', process.execPath, command], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const games = told
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(games).toHaveLength(2);
  expect(games[0]).toMatchObject({ seed: 0 });
  for (const seat of ['red', 'blue']) expect(games[0]).toHaveProperty(['rewards', seat]);
});
