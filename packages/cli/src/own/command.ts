import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { EXIT, type ExitCode } from '../failure.js';
import { commandsFor } from '../games.js';
import { wrap } from '../layout.js';

const EXAMPLES = `
Examples:
  reticle games
  reticle games --game-module dist/reticle.js --json

Games of your own are in modules that export "reticleGames"; @reticle/cli/game has
what such a module needs. They are named in package.json, from its folder:
"reticle": { "games": ["./dist/reticle.js"] }, or by --game-module.`;

export function addGames(program: Command, context: Context): void {
  program
    .command('games')
    .description('lists the games, those of the project too, and what there is for each')
    .addHelpText('after', EXAMPLES)
    .action(() => context.ends(list(context)));
}

async function list({ io, terminal, games }: Context): Promise<ExitCode> {
  const found = (await games.all()).map(({ game, module }) => ({
    id: game.id,
    ...(module === undefined ? {} : { module: relative(io.cwd, fileURLToPath(module)) }),
    commands: commandsFor(game),
  }));
  if (terminal.json) terminal.document({ games: found });
  else {
    for (const { id, module, commands } of found) {
      terminal.line(module === undefined ? id : `${id} (${module})`);
      if (!terminal.quiet) terminal.line(wrap(commands.join(', '), '  '));
    }
  }
  return EXIT.ok;
}
