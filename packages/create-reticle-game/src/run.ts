import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Issue, Result } from '@reticle/core';
import { Command, CommanderError } from 'commander';
import { answersFor, type Flags } from './answers.js';
import type { Io } from './io.js';
import { createIssue } from './issue.js';
import { nextSteps } from './next-steps.js';
import { planGame, writeGame } from './scaffold.js';
import { describeCreateIssue } from './words.js';

/** What the exit code means. */
export const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;
type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const version =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : '0.0.0';

const HELP = `
Examples:
  npm create reticle-game
  npm create reticle-game my-game
  npm create reticle-game @my-scope/my-game -- --owner my-org
  npm create --yes reticle-game my-game -- --workspace
  npm create --yes reticle-game my-game -- --dry-run --json

Without a terminal nobody is asked: what is not given has its default. Nothing
that is there is ever written over.

Exit codes: 0 fine, 2 wrong usage or a folder in the way, 130 given up.`;

interface AllFlags extends Flags {
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/**
 * Runs the command.
 *
 * @param argv what follows `create-reticle-game` on the command line
 * @returns the exit code; nothing is thrown for wrong usage
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const complaints: string[] = [];
  const json = argv.includes('--json');
  let code: ExitCode = EXIT.ok;
  const program = new Command('create-reticle-game')
    .description('Makes the package of a game on Reticle: cards, filters, words, a match, and their tests.')
    .argument('[name]', "the package's name, perhaps with a scope; its last part names the folder")
    .version(version, '-V, --version', 'the version')
    .helpOption('-h, --help', 'this help')
    .option('-y, --yes', 'every default, no questions')
    .option('--title <title>', 'what people call the game')
    .option('--owner <owner>', 'the GitHub user or organisation that holds the copyright')
    .option('--workspace', 'a package of the Reticle workspace around this folder')
    .option('--dry-run', 'says what would be written, and writes nothing')
    .option('--json', 'one JSON document on stdout instead of text')
    .configureHelp({ helpWidth: 80 })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void complaints.push(text),
    })
    .exitOverride()
    .addHelpText('after', HELP)
    .action(async (name: string | undefined, flags: AllFlags) => {
      code = await create(name, flags, io);
    });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok;
    const problem = complaints
      .join('')
      .replace(/^error: /, '')
      .trim();
    if (error instanceof CommanderError) return refuse([createIssue('usage', { problem })], json, io);
    const message = error instanceof Error ? error.message : String(error);
    refuse([createIssue('threw', { message })], json, io);
    return EXIT.failed;
  }
}

function refuse(issues: readonly Issue[], json: boolean, { stdout, stderr }: Io): ExitCode {
  const told = issues.map((found) => ({ ...found, words: describeCreateIssue(found) }));
  if (json) stdout.write(`${JSON.stringify({ error: { issues: told } }, null, 2)}\n`);
  else for (const { words } of told) stderr.write(`${words}\n`);
  return EXIT.usage;
}

async function create(name: string | undefined, flags: AllFlags, io: Io): Promise<ExitCode> {
  const { json = false, dryRun = false } = flags;
  const stopped = (result: Result<unknown>): ExitCode =>
    result.ok ? EXIT.ok : refuse(result.issues, json, io);
  const answers = await answersFor(name, flags, io.cwd, json ? undefined : io.prompter);
  if (!answers.ok) return stopped(answers);
  if (answers.value === undefined) return EXIT.interrupted;
  const plan = await planGame(answers.value, io.cwd, version);
  if (!plan.ok) return stopped(plan);
  const written = dryRun ? undefined : await writeGame(plan.value);
  if (written?.ok === false) return stopped(written);

  const { packageName, id, title, folder, files } = plan.value;
  const place = relative(io.cwd, folder);
  const paths = files.map(({ path }) => path);
  const next = await nextSteps(plan.value, answers.value);
  if (json) {
    const document = { packageName, id, title, folder: place, files: paths, written: !dryRun, next };
    io.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
  } else {
    const lines = dryRun
      ? [`${title} would stand in ${place}:`, ...paths.map((path) => `  ${path}`)]
      : [`${title} stands in ${place}: ${paths.length} files.`, 'Next:'].concat(
          next.map((step) => `  ${step}`),
        );
    io.stdout.write(`${lines.join('\n')}\n`);
  }
  return EXIT.ok;
}
