import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { cliIssue, EXIT, Failure, reasonOf, type ExitCode } from '../failure.js';
import { serverPackage } from '../server-package.js';

const EXAMPLES = `
Examples:
  reticle backup copy.db
  reticle backup "backups/$(date +%F).db" --file matches.db
  reticle serve --file copy.db

It copies the matches of "reticle serve" as they are at one moment, also while the
server runs, and reads the copy again. A copy of the file alone would lack what stands
in the file beside it (-wal). To restore, start a server with the copy.`;

export function addBackup(program: Command, context: Context): void {
  program
    .command('backup')
    .description('copies the matches of a server, while it runs')
    .argument('<to>', 'the file of the copy; there is none yet')
    .option('--file <file>', 'where the matches are kept', 'reticle.db')
    .addHelpText('after', EXAMPLES)
    .action((to: string, { file }: { readonly file: string }) => context.ends(backup(file, to, context)));
}

async function backup(file: string, to: string, { io, terminal }: Context): Promise<ExitCode> {
  const { backupSqlite } = await serverPackage();
  try {
    const { tables, steps } = backupSqlite(resolve(io.cwd, file), resolve(io.cwd, to));
    if (terminal.json) terminal.document({ file: to, tables, steps });
    else terminal.line(`${to} has ${tables} tables with ${steps} steps.`);
    return EXIT.ok;
  } catch (error) {
    throw new Failure(EXIT.badInput, [cliIssue('noBackup', { reason: reasonOf(error) })]);
  }
}
