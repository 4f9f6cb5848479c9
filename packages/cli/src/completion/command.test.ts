import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { fileWith } from '../../test/cards.js';

const COMMANDS = ['play', 'simulate', 'scenario', 'coverage', 'completion'];

/** What bash would complete, with the last word begun. */
function inBash(script: string, words: readonly string[]): readonly string[] {
  const file = fileWith(script, 'reticle.bash');
  const list = words.map((word) => `'${word}'`).join(' ');
  const run = `source ${file}; COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _reticle; echo "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', run], { encoding: 'utf8' }).trim().split(' ');
}

it('bash completes commands, games and options', async () => {
  const { code, stdout } = await said('completion bash');
  expect(code).toBe(0);
  expect(inBash(stdout, ['reticle', 'pl'])).toEqual(['play']);
  expect(inBash(stdout, ['reticle', 'play', 'lor'])).toEqual(['lorcana']);
  expect(inBash(stdout, ['reticle', 'play', 'mtg', '--car'])).toEqual(['--cards']);
  expect(inBash(stdout, ['reticle', '--json', 'parse', 'mtg', '--na'])).toEqual(['--name']);
});

it.each(['bash', 'zsh', 'fish'])('%s has every command, and is a script that it takes', async (shell) => {
  const { code, stdout } = await said(`completion ${shell}`);
  expect(code).toBe(0);
  for (const command of COMMANDS) expect(stdout).toContain(command);
  const path = `/usr/bin/${shell}`;
  if (existsSync(path)) execFileSync(path, ['-n', fileWith(stdout, `reticle.${shell}`)]);
});

it('another shell is refused, with those that there are, and how it is used', async () => {
  const { code, stderr } = await said('completion tcsh');
  expect(code).toBe(2);
  expect(stderr).toContain('bash, zsh, fish');
  expect(stderr).toContain('Usage: reticle completion [options] <shell>');
});
