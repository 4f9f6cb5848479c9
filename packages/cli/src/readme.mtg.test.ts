import { readFileSync } from 'node:fs';
import { readmeExample } from '@reticle/readme-example';
import { expect, it } from 'vitest';
import { call } from '../test/call.js';

readmeExample(import.meta.url);

it('the README tells of every command', async () => {
  const { stdout } = await call(['--help']);
  const commands = stdout.slice(stdout.indexOf('\nPlay:\n'), stdout.indexOf('\nGames are'));
  const named = [...commands.matchAll(/^ {2}([a-z]+(?:-[a-z]+)*) /gmu)].map(([, name]) => name);
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const told = new Set([...readme.matchAll(/^\| `([a-z-]+)/gmu)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => name !== 'help' && !told.has(name))).toEqual([]);
});
