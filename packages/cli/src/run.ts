import { type Argument, Command, CommanderError } from 'commander';
import { addBalance } from './arena/balance.js';
import { addArena } from './arena/command.js';
import { addAdmin } from './admin/command.js';
import { addBackup } from './backup/command.js';
import { addBisect } from './bisect/command.js';
import { addCompare } from './compare/command.js';
import { addCompletion } from './completion/command.js';
import type { Context } from './context.js';
import { addCoverage } from './words/coverage-command.js';
import { addDecks } from './decks/command.js';
import { addExplain } from './explain/command.js';
import { addGames } from './listing/command.js';
import {
  cliIssue,
  EXIT,
  Failure,
  reasonOf,
  type ExitCode,
  issueWords,
  printable,
  unreadCard,
} from './failure.js';
import { addImport } from './import/command.js';
import type { Io } from './io.js';
import { knownGames } from './games.js';
import { addNew } from './new/command.js';
import { addParse } from './parse/command.js';
import { addPlay } from './play/command.js';
import { addPuzzle } from './puzzle/command.js';
import { addReplay } from './replay/command.js';
import { addScenario } from './scenario/command.js';
import { addSchema } from './schema/command.js';
import { addServe } from './serve/command.js';
import { addServeBot } from './serve-bot/command.js';
import { addSimulate } from './simulate/command.js';
import { reflow, terminalFor, type Terminal } from './terminal.js';
import { addTune } from './tune/command.js';
import { version } from './version.js';
import { addWorker } from './workers/command.js';

const HELP = `
Games are those of --game-module, those that the nearest package.json names
("reticle": { "games": [...] }), and those of the packages that it depends on, such as
@reticle/taktik, @reticle/mtg and @reticle/lorcana; "reticle games" lists them.

Examples:
  reticle play taktik --bots greedy,random --width 8 --height 8
  reticle simulate taktik --games 1000
  reticle explain question.json
  reticle parse mtg "Destroy target nonblack creature."
  reticle <command> --help

Exit codes: 0 fine, 1 findings, 2 wrong usage, 3 bad input, 130 interrupted.
Results go to stdout, progress and errors to stderr. With --json stdout holds
one JSON document, of an error { "error": { "issues": [...] } }.`;

/** Returns an argument as usage lines have it: `<file>`, `[games...]`. */
const humanReadable = (argument: Argument): string => {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
};

/** The commands in the order of the help, grouped by what they are for. */
const GROUPS: readonly (readonly [string, readonly ((program: Command, context: Context) => void)[]])[] = [
  ['Play:', [addPlay, addPuzzle, addServe, addAdmin, addBackup, addReplay]],
  ['Ask about cards:', [addParse, addExplain, addCoverage, addCompare, addImport, addDecks]],
  ['Test a game:', [addSimulate, addScenario, addBisect]],
  ['Rate bots and cards:', [addArena, addBalance, addTune, addServeBot, addWorker]],
  ['Write a game:', [addNew, addSchema, addGames]],
  ['This command:', [addCompletion]],
];

/** Builds the command as a tree of subcommands with their options. */
export function reticle(context: Omit<Context, 'games'>, complaints: string[] = []): Command {
  const { io } = context;
  const modules: string[] = [];
  const program = new Command('reticle')
    .description('Reticle in the terminal: what a card may target and why not, and matches of its games.')
    .version(version, '-V, --version', 'the version')
    .helpOption('-h, --help', 'this help')
    .option('--json', 'one JSON document on stdout instead of text')
    .option('-q, --quiet', 'only the result')
    .option(
      '--game-module <path>',
      'a module with games of your own, or several',
      (module: string) => void modules.push(module),
    )
    .option('--no-color', 'no colours; NO_COLOR in the environment does the same')
    .configureHelp({
      showGlobalOptions: true,
      helpWidth: 80,
      subcommandTerm: (command) =>
        [command.name(), ...command.registeredArguments.map(humanReadable)].join(' '),
    })
    .configureOutput({
      writeOut: (text) => void io.stdout.write(reflow(text)),
      writeErr: (text) => void complaints.push(text),
      getOutHelpWidth: () => 80,
      getErrHelpWidth: () => 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .exitOverride()
    .addHelpText('after', HELP);
  const withGames: Context = { ...context, games: knownGames(io.cwd, () => modules) };
  for (const [heading, adds] of GROUPS) {
    program.commandsGroup(heading);
    for (const add of adds) add(program, withGames);
  }
  program.helpCommand('help [command]', 'the help of a command');
  return program;
}

/**
 * Runs the command.
 *
 * @param argv what follows `reticle` on the command line
 * @returns the exit code; nothing is thrown for wrong usage or bad input
 */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const terminal = terminalFor(argv, io);
  let code: ExitCode = EXIT.ok;
  const complaints: string[] = [];
  const program = reticle(
    {
      io,
      terminal,
      async ends(work) {
        code = await work;
      },
    },
    complaints,
  );

  try {
    await program.parseAsync(wordsLast(argv, program), { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok;
    const called = calledBy(argv, program)?.registeredArguments ?? [];
    const takesWords = called.some((argument) => argument.name() === 'text');
    return explainFailure(error, complaints, terminal, usageOf(program, argv), takesWords);
  }
}

const calledBy = (argv: readonly string[], program: Command): Command | undefined =>
  program.commands.find((command) => argv.includes(command.name()));

/** What an option looks like: `-f`, `-fFILE`, `--name`, `--name=NAME`. */
const OPTION = /^(?:-[a-z][^\s:]*|--[a-z][\w-]*(?:=.*)?)$/isu;
const BEHIND = '--';

/**
 * Puts words that begin with a minus but are no option (`-2: Draw a card.`) at the end, behind `--`. The value of an option
 * stays with it.
 */
function wordsLast(argv: readonly string[], program: Command): readonly string[] {
  if (argv.includes(BEHIND)) return argv;
  const options = [...program.options, ...(calledBy(argv, program)?.options ?? [])];
  const isValue = (at: number): boolean =>
    options.some(({ required, short, long }) => required && [short, long].includes(argv[at - 1]));
  const isWords = (word: string, at: number): boolean =>
    word.startsWith('-') && word !== '-' && !OPTION.test(word) && !isValue(at);
  const words = argv.filter(isWords);
  return words.length === 0 ? argv : [...argv.filter((word, at) => !isWords(word, at)), BEHIND, ...words];
}

/** Returns the usage of the subcommand that a line calls, if it calls one. */
function usageOf(program: Command, argv: readonly string[]): string | undefined {
  const called = calledBy(argv, program);
  if (!called) return undefined;
  const name = `${program.name()} ${called.name()}`;
  return `Usage: ${name} ${called.usage()}\n"${name} --help" has examples.`;
}

function explainFailure(
  error: unknown,
  complaints: readonly string[],
  terminal: Terminal,
  usage: string | undefined,
  takesWords: boolean,
): ExitCode {
  const failure = asFailure(error, complaints, takesWords);
  const issues = failure.issues.map((found) => ({ ...found, words: issueWords(found, failure.game) }));
  if (terminal.json)
    terminal.document({ error: { ...(failure.file === undefined ? {} : { file: failure.file }), issues } });
  else {
    const of = failure.file === undefined ? '' : `${printable(failure.file)}: `;
    for (const words of failure.sentences ?? issues.map((found) => found.words))
      terminal.complain(`${of}${words}`);
    if (usage !== undefined && issues.some(({ code }) => code === 'cli.usage')) terminal.complain(usage);
  }
  return failure.exit;
}

function asFailure(error: unknown, complaints: readonly string[], takesWords: boolean): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof CommanderError) {
    const told = complaints
      .join('')
      .replace(/^error: /, '')
      .trim();
    const problem = told === '' ? error.message : told;
    const hint =
      error.code === 'commander.unknownOption' && takesWords
        ? `. If it belongs to the words of a card, write these last, behind "${BEHIND}".`
        : '';
    return new Failure(EXIT.usage, [cliIssue('usage', { problem: `${problem}${hint}` })]);
  }
  return unreadCard(error) ?? new Failure(EXIT.findings, [cliIssue('threw', { message: reasonOf(error) })]);
}
