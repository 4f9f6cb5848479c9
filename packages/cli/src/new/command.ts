import { relative } from 'node:path';
import { Argument, Option, type Command } from 'commander';
import {
  createMessages,
  PATTERN_ROLES,
  planThing,
  THINGS,
  writeThing,
  type PatternRole,
  type Thing,
} from 'create-reticle-game';
import type { Result } from '@reticle/core';
import type { Context } from '../context.js';
import { cliIssue, EXIT, Failure, wrongUsage, type ExitCode, type Describer, nearest } from '../failure.js';

interface NewFlags {
  readonly role?: PatternRole;
  readonly dryRun?: boolean;
}

const EXAMPLES = `
Examples:
  reticle new card "Oil Fox"
  reticle new effect scorch
  reticle new keyword sturdy
  reticle new trigger ignite
  reticle new verb rouse
  reticle new protection hush --dry-run
  reticle new pattern "in the dark" --role tail      (in a bare game)
  reticle new restriction brittle                    (in a bare game)

In a game that npm create reticle-game made: a file, its first test, and a line in
the index beside it, or an entry in the list of cards. The test fails until it has examples. Nothing that is there is
written over but the indexes, and those only where they are as they were made.`;

export function addNew(program: Command, context: Context): void {
  program
    .command('new')
    .description('adds a card, an effect, a keyword or another thing to a game, with a first test')
    .addArgument(new Argument('<thing>', `what: ${THINGS.join(', ')}`).argParser((text) => thingNamed(text)))
    .argument('<name>', 'its name; of a pattern, the words')
    .addOption(
      new Option('--role <role>', 'of a pattern: where its words stand in a phrase').choices(PATTERN_ROLES),
    )
    .option('--dry-run', 'says what would be written, and writes nothing')
    .addHelpText('after', EXAMPLES)
    .action((thing: Thing, name: string, flags: NewFlags) => context.ends(add(thing, name, flags, context)));
}

function thingNamed(name: string): Thing {
  const found = THINGS.find((known) => known === name);
  if (found) return found;
  throw new Failure(EXIT.usage, [
    cliIssue('unknownName', { what: 'thing', name, known: THINGS, near: nearest(name, THINGS) }),
  ]);
}

const words: Describer = { messages: createMessages };

function accepted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Failure(EXIT.usage, result.issues, words);
}

async function add(
  thing: Thing,
  name: string,
  { role, dryRun = false }: NewFlags,
  { io, terminal }: Context,
): Promise<ExitCode> {
  if (role !== undefined && thing !== 'pattern') throw wrongUsage('Only a pattern has a --role.');
  const plan = accepted(await planThing({ thing, name, ...(role ? { role } : {}) }, io.cwd));
  if (!dryRun) accepted(await writeThing(plan));
  const { create, rewrite, next } = plan;
  const [created, changed] = [create, rewrite].map((files) => files.map(({ path }) => path));
  if (terminal.json) {
    const game = relative(io.cwd, plan.folder);
    terminal.document({ thing, name, game, written: !dryRun, created, changed, next });
    return EXIT.ok;
  }
  for (const { path } of create) terminal.line(`${dryRun ? 'would write ' : 'wrote  '} ${path}`);
  for (const { path } of rewrite) terminal.line(`${dryRun ? 'would change' : 'changed'} ${path}`);
  if (!terminal.quiet) for (const step of next) terminal.line(`next: ${step}`);
  return EXIT.ok;
}
