import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { EXIT, type ExitCode } from '../failure.js';
import { commandsFor } from '../games.js';
import { wrap } from '../terminal.js';

const EXAMPLES = `
Examples:
  reticle games
  reticle games --game-module dist/reticle.js --json

Games are in modules that export a "host" (a GameHost of @reticle/core/host), or a list
"hosts". A package.json names them from its folder, that of the project or that of a
package it depends on: "reticle": { "games": ["./dist/reticle.js"] }.`;

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
    module: relative(io.cwd, fileURLToPath(module)),
    commands: commandsFor(game),
  }));
  if (terminal.json) terminal.document({ games: found });
  else {
    for (const { id, module, commands } of found) {
      terminal.line(`${id} (${module})`);
      if (!terminal.quiet) terminal.line(wrap(commands.join(', '), '  '));
    }
  }
  return EXIT.ok;
}
