import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
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
  ['reticle parse l', ['lorcana']],
  ['reticle parse ta', []],
  ['reticle help pu', ['puzzle']],
  ['reticle play mtg --human a', ['ann']],
  ['reticle play taktik --human r', ['red']],
  ['reticle play taktik --human a', []],
  ['reticle play --human nor', ['north']],
  ['reticle --quiet play mtg --seed 7 --human d', ['dan']],
  ['reticle play mtg --players ann,ca', ['ann,cat']],
  ['reticle play taktik --players re', []],
  ['reticle play mtg --set 6', ['6ed']],
  ['reticle simulate lorcana --set 6', []],
  ['reticle play mtg --format comm', ['commander']],
  ['reticle decks lorcana list.txt --format inf', ['infinity']],
  ['reticle parse mtg --types instant,sor', ['instant,sorcery']],
  ['reticle schema taktik match-s', ['match-scenario']],
  ['reticle explain --example tak', ['taktik']],
  ['reticle serve lorcana mt', ['mtg']],
];
/** The same for files, in a folder that has the file `lamp.json` and the folder `lamps`; seeds are no files. */
const FILES: readonly (readonly [string, readonly string[]])[] = [
  ['reticle replay lamp.', ['lamp.json']],
  ['reticle play taktik --save lamp.', ['lamp.json']],
  ['reticle explain lamp.', ['lamp.json']],
  ['reticle scenario other.json lamp.', ['lamp.json']],
  ['reticle play taktik --seed lam', []],
  ['reticle play taktik --options lamp.', ['lamp.json']],
  ['reticle decks mtg list.txt --format lamp.', ['lamp.json']],
  ['reticle schema taktik --out lam', ['lamps']],
];

const PATHS: Readonly<Record<string, string>> = {
  bash: '/usr/bin/bash',
  fish: '/usr/bin/fish',
  zsh: '/usr/bin/zsh',
};
const has = (shell: string): boolean => existsSync(PATHS[shell] ?? '');

/**
 * zsh completes for a person alone, so one is made: a terminal in which the line is typed, and Tab. What is found is written down in
 * place of being shown.
 */
const inZsh = (script: string, line: string): string => `
zmodload zsh/zpty
zpty -b person zsh -f -i
zpty -w person "PROMPT= RPROMPT=; unsetopt beep zle_bracketed_paste 2>/dev/null; autoload -Uz compinit; compinit -u -d $HOME/dump; source ${script}"
zpty -w person 'found() { compadd() { local -a hits; builtin compadd -O hits "$@"; print -rl -- $hits >>$HOME/found; builtin compadd "$@" }; _main_complete; compstate[insert]= compstate[list]=; print end >>$HOME/found }; zle -C found complete-word found; bindkey "^I" found'
zpty -w person 'print ready >$HOME/ready'
until [[ -s $HOME/ready ]]; do sleep 0.05; done
zpty -w -n person $'${line}\t'
for try in {1..100}; do sleep 0.05; [[ -s $HOME/found ]] && grep -q '^end' $HOME/found && break; done
grep -v '^end' $HOME/found | sort -u`;

/** How a shell says what a line may become. Outside of a completion bash has no `compopt`: it lists files itself then. */
const ASKED = {
  bash: (script: string, line: string) => {
    const words = line.split(' ').map((word) => `'${word}'`);
    return `source ${script}; COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _reticle; printf '%s\\n' "\${COMPREPLY[@]}"`;
  },
  fish: (script: string, line: string) => `source ${script}; complete -C '${line}' | cut -f1`,
  zsh: inZsh,
} as const;
const SHELLS = (['bash', 'fish', 'zsh'] as const).filter(has);
/** Where something is listed, zsh names the part behind the last comma alone, and files with what marks them. */
const asTold = (shell: keyof typeof ASKED, word: string): string =>
  shell === 'zsh' ? word.slice(word.lastIndexOf(',') + 1) : word;

it.each(
  SHELLS.flatMap((shell) => [...LINES, ...FILES].map(([line, words]) => [shell, line, words] as const)),
)('%s completes %j', async (shell, line, words) => {
  const script = fileWith(await scriptFor(shell), `reticle.${shell}`);
  const cwd = folder();
  writeFileSync(join(cwd, 'lamp.json'), '{}');
  mkdirSync(join(cwd, 'lamps'));
  const env = { HOME: cwd, PATH: process.env['PATH'] };
  const told = execFileSync(PATHS[shell] ?? '', ['-c', ASKED[shell](script, line)], {
    encoding: 'utf8',
    cwd,
    env,
  });
  const found = told
    .trim()
    .split('\n')
    .filter((word) => word !== '')
    .map((word) => word.replace(/[/]$/u, ''));
  expect(found).toEqual(words.map((word) => asTold(shell, word)));
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
