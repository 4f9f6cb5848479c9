import { execFileSync, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const command = fileURLToPath(new URL('../../../packages/cli', import.meta.url));
const script = join(dirname(fileURLToPath(import.meta.url)), '..', 'aec.py');
const hasPython = spawnSync('python3', ['--version']).status === 0;

it.runIf(hasPython)('plays whole matches over the referee', () => {
  const told = execFileSync('python3', [script, '2', process.execPath, join(command, 'dist', 'cli.js')], {
    cwd: command,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const games = told
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(games).toHaveLength(2);
  expect(games[0]).toMatchObject({ seed: 0, rewards: { red: expect.any(Number), blue: expect.any(Number) } });
});
