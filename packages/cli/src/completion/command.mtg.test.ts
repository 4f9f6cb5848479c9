import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, said } from '../../test/call.js';
import { fileWith } from '../../test/cards.js';

const scripts = new Map<string, Promise<string>>();
/** The script for a shell, written once. */
const scriptFor = (shell: string): Promise<string> => {
  const known = scripts.get(shell) ?? said(`completion ${shell}`).then(({ stdout }) => stdout);
  scripts.set(shell, known);
  return known;
};

/** What stands there to be completed: a command line up to the cursor, and what its last word may become. */
const LINES: readonly (readonly [string, readonly string[]])[] = [
  ['reticle pl', ['play']],
  ['reticle play lor', ['lorcana']],
  ['reticle play mtg lor', []],
  ['reticle play mtg --bots gr', ['greedy']],
  ['reticle play mtg --bots random,gr', ['random,greedy']],
  ['reticle play --bots greedy lor', ['lorcana']],
  ['reticle play mtg --hum', ['--human']],
  ['reticle --json parse mtg --na', ['--name']],
  ['reticle --game-module lamps.js pl', ['play']],
  ['reticle completion zs', ['zsh']],
  ['reticle decks mtg list.txt --to js', ['json']],
  ['reticle puzzle lorcana free-ch', ['free-challenge']],
  ['reticle puzzle mtg free-ch', []],
  ['reticle new rest', ['restriction']],
  ['reticle import scr', ['scryfall']],
  ['reticle serve mtg lor', ['lorcana']],
  ['reticle explain mt', ['mtg']],
];
/** The same for files, in a folder that has `lamp.json`; seeds and numbers are no files. */
const FILES: readonly (readonly [string, readonly string[]])[] = [
  ['reticle replay lam', ['lamp.json']],
  ['reticle play taktik --save lam', ['lamp.json']],
  ['reticle explain lam', ['lamp.json']],
  ['reticle scenario other.json lam', ['lamp.json']],
  ['reticle play taktik --seed lam', []],
];

const PATHS: Readonly<Record<string, string>> = {
  bash: '/usr/bin/bash',
  fish: '/usr/bin/fish',
  zsh: '/usr/bin/zsh',
};
const has = (shell: string): boolean => existsSync(PATHS[shell] ?? '');

/** How a shell says what a line may become. Outside of a completion bash has no `compopt`: it lists files itself then. */
const ASKED = {
  bash: (script: string, line: string) => {
    const words = line.split(' ').map((word) => `'${word}'`);
    return `source ${script}; COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _reticle; printf '%s\\n' "\${COMPREPLY[@]}"`;
  },
  fish: (script: string, line: string) => `source ${script}; complete -C '${line}' | cut -f1`,
} as const;
/** zsh completes for a person alone: of its script it is seen that zsh takes it. */
const SHELLS = (['bash', 'fish'] as const).filter(has);

it.each(
  SHELLS.flatMap((shell) => [...LINES, ...FILES].map(([line, words]) => [shell, line, words] as const)),
)('%s completes %j', async (shell, line, words) => {
  const script = fileWith(await scriptFor(shell), `reticle.${shell}`);
  const cwd = folder();
  writeFileSync(join(cwd, 'lamp.json'), '{}');
  const env = { HOME: cwd, PATH: process.env['PATH'] };
  const told = execFileSync(PATHS[shell] ?? '', ['-c', ASKED[shell](script, line)], {
    encoding: 'utf8',
    cwd,
    env,
  });
  expect(told.trim() === '' ? [] : told.trim().split('\n')).toEqual(words);
});

it.each(['bash', 'zsh', 'fish'])('%s has every command, and is a script that it takes', async (shell) => {
  const script = await scriptFor(shell);
  for (const command of ['play', 'simulate', 'scenario', 'coverage', 'completion'])
    expect(script).toContain(command);
  if (has(shell)) execFileSync(PATHS[shell] ?? '', ['-n', fileWith(script, `reticle.${shell}`)]);
});

it('another shell is refused, with those that there are, and how it is used', async () => {
  const { code, stderr } = await said('completion tcsh');
  expect(code).toBe(2);
  expect(stderr).toContain('bash, zsh, fish');
  expect(stderr).toContain('Usage: reticle completion [options] <shell>');
});
