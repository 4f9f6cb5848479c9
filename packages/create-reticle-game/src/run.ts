import { ok, type Result, type Issue } from '@reticle/core';
import { Command, CommanderError } from 'commander';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createIssue, refused, gameNameOf, isOwner, isTitle, titleOf, describeCreateIssue } from './names.js';
import type { Prompter, Io } from './prompter.js';
import { cloneAt, nextSteps } from './next-steps.js';
import { DEFAULT_OWNER, type GameWish, planGame, writeGame } from './scaffold.js';
import { workspaceOf } from './write.js';

/** The flags of the command line. What they leave open is asked, or has its default. */
interface Flags {
  readonly yes?: boolean;
  readonly workspace?: boolean;
  readonly bare?: boolean;
  readonly title?: string;
  readonly owner?: string;
}

const DEFAULT_NAME = 'my-game';

const firstWords = (result: Result<unknown>): string | undefined =>
  result.ok ? undefined : result.issues.map((found) => describeCreateIssue(found)).join(' ');

/** Gathers all answers, from flags, a person, or defaults. Returns undefined if the person gave up. */
async function answersFor(
  name: string | undefined,
  flags: Flags,
  cwd: string,
  prompter: Prompter | undefined,
): Promise<Result<GameWish | undefined>> {
  if (flags.yes === true) return ok({ ...wishOf(flags), name: name ?? DEFAULT_NAME });
  if (!prompter) return name === undefined ? refused('noName', {}) : ok({ ...wishOf(flags), name });
  return ok(await asked(name, flags, cwd, prompter));
}

const wishOf = ({ workspace, bare, title, owner }: Flags): Omit<GameWish, 'name'> => ({
  ...(bare === undefined ? {} : { bare }),
  ...(workspace === undefined ? {} : { workspace }),
  ...(title === undefined ? {} : { title }),
  ...(owner === undefined ? {} : { owner }),
});

async function asked(
  given: string | undefined,
  flags: Flags,
  cwd: string,
  prompter: Prompter,
): Promise<GameWish | undefined> {
  const name =
    given ??
    (await prompter.text({
      message: 'How is the package called?',
      initial: DEFAULT_NAME,
      check: (answer) => firstWords(gameNameOf(answer)),
    }));
  if (name === undefined) return undefined;
  const named = gameNameOf(name);
  const title =
    flags.title ??
    (await prompter.text({
      message: 'How do people call the game?',
      initial: named.ok ? titleOf(named.value.id) : '',
      check: (answer) =>
        isTitle(answer) ? undefined : describeCreateIssue(createIssue('badTitle', { title: answer })),
    }));
  if (title === undefined) return undefined;
  const inside = (await workspaceOf(cwd)).ok;
  const workspace =
    flags.workspace ?? (inside ? await prompter.confirm('Make it a package of this workspace?') : false);
  if (workspace === undefined) return undefined;
  const owner = workspace
    ? DEFAULT_OWNER
    : (flags.owner ??
      (await prompter.text({
        message:
          'Whose is the game, and the Reticle repository of its workflow (a GitHub user or organisation)?',
        initial: DEFAULT_OWNER,
        check: (answer) =>
          isOwner(answer) ? undefined : describeCreateIssue(createIssue('badOwner', { owner: answer })),
      })));
  return owner === undefined ? undefined : { ...wishOf(flags), name, title, workspace, owner };
}

/** The exit codes. */
const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;
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
  npm create --yes reticle-game my-game -- --bare
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
 * @returns the exit code; wrong usage does not throw
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const complaints: string[] = [];
  const json = argv.includes('--json');
  let code: ExitCode = EXIT.ok;
  const program = new Command('create-reticle-game')
    .description(
      'Makes the package of a card game on Reticle: cards, words, rules, a match, and their tests.',
    )
    .argument('[name]', "the package's name, perhaps with a scope; its last part names the folder")
    .version(version, '-V, --version', 'the version')
    .helpOption('-h, --help', 'this help')
    .option('-y, --yes', 'every default, no questions')
    .option('--title <title>', 'what people call the game')
    .option('--owner <owner>', 'the GitHub user or organisation that holds the copyright')
    .option('--bare', 'a list of cards and moves that are written out, without the runtime')
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
  const clone = await cloneAt(fileURLToPath(new URL('.', import.meta.url)));
  const next = await nextSteps(plan.value, answers.value, clone, version);
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
