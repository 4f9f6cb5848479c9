import { Argument, type Command } from 'commander';
import type { Context } from '../context.js';
import { EXIT, type ExitCode } from '../failure.js';
import { completionsOf } from './completions.js';
import { namedGame } from './named.js';
import { SHELLS } from './scripts.js';

type Shell = keyof typeof SHELLS;

const EXAMPLES = `
Examples:
  reticle completion bash > ~/.local/share/bash-completion/completions/reticle
  reticle completion zsh > ~/.zfunc/_reticle
  reticle completion fish > ~/.config/fish/completions/reticle.fish
  source <(reticle completion bash)     # bash and zsh, for this shell alone
  reticle completion fish | source

Completed are commands, options and what stands behind them: the games that there
are now with their players, sets, formats, puzzles and schemas, bots, files. In zsh it is sourced after compinit.`;

export function addCompletion(program: Command, context: Context): void {
  program
    .command('completion')
    .description('writes the completions of this command for a shell')
    .addArgument(new Argument('<shell>', 'for which shell').choices(Object.keys(SHELLS)))
    .addHelpText('after', EXAMPLES)
    .action((shell: Shell) => context.ends(complete(program, shell, context)));
}

async function complete(program: Command, shell: Shell, { games, terminal }: Context): Promise<ExitCode> {
  const named = await Promise.all((await games.all()).map(({ game }) => namedGame(game)));
  const script = SHELLS[shell](completionsOf(program, named));
  if (terminal.json) terminal.document({ shell, script });
  else for (const line of script.trimEnd().split('\n')) terminal.line(line);
  return EXIT.ok;
}
