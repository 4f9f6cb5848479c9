import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder } from './call.js';
import { fileWith } from './cards.js';

const PATHS = { bash: '/usr/bin/bash', fish: '/usr/bin/fish', zsh: '/usr/bin/zsh' } as const;
export type Shell = keyof typeof PATHS;

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
/** The shells that are installed here. */
export const SHELLS = (['bash', 'fish', 'zsh'] as const).filter((shell) => existsSync(PATHS[shell]));
/** Where something is listed, zsh names the part behind the last comma alone, and files with what marks them. */
export const asTold = (shell: Shell, word: string): string =>
  shell === 'zsh' ? word.slice(word.lastIndexOf(',') + 1) : word;

/** What a shell that has a script completes a line to, in a folder that has the file `lamp.json` and the folder `lamps`. */
export function completed(shell: Shell, script: string, line: string): readonly string[] {
  const cwd = folder();
  writeFileSync(join(cwd, 'lamp.json'), '{}');
  mkdirSync(join(cwd, 'lamps'));
  const asked = ASKED[shell](fileWith(script, `reticle.${shell}`), line);
  const env = { HOME: cwd, PATH: process.env['PATH'] };
  return execFileSync(PATHS[shell], ['-c', asked], { encoding: 'utf8', cwd, env })
    .trim()
    .split('\n')
    .filter((word) => word !== '')
    .map((word) => word.replace(/[/]$/u, ''));
}

/** @throws if a shell does not take a script */
export const takes = (shell: Shell, script: string): void =>
  void execFileSync(PATHS[shell], ['-n', fileWith(script, `reticle.${shell}`)]);
