import { type Result, type TargetSpec, parseWith, STATE_LIMITS, type Issue } from '@reticle/core';
import type { HostBoard, HostedGame, HostMatch, HostWords } from '@reticle/core/host';
import {
  scenarioGame,
  type ListedScenarioGame,
  type ScenarioGame,
  type ScenarioWords,
  type ScenarioReport,
} from '@reticle/testkit/scenario';
import type { Command } from 'commander';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { Context } from '../context.js';
import { askedBy } from '../explain/question.js';
import {
  cliIssue,
  EXIT,
  Failure,
  reasonOf,
  issueWords,
  type Describer,
  printable,
  type ExitCode,
} from '../failure.js';
import { readJson } from '../files.js';
import type { Io } from '../io.js';
import { wrap, type Terminal } from '../terminal.js';

const unreadable = (file: string, reason: string): Failure =>
  new Failure(EXIT.badInput, [cliIssue('unreadable', { file, reason })]);

/**
 * Returns the scenario files of a path: the file, or every `.json` of the folder and its subfolders, in
 * order. @throws Failure
 */
async function scenarioFiles(path: string, { cwd }: Io): Promise<readonly string[]> {
  if (path === '-') return [path];
  const place = resolve(cwd, path);
  try {
    if (!(await stat(place)).isDirectory()) return [path];
    const names = await readdir(place, { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => name.endsWith('.json')).toSorted();
    if (files.length === 0) throw unreadable(path, 'the folder has no .json files');
    return files.map((name) => join(path, name));
  } catch (error) {
    throw error instanceof Failure ? error : unreadable(path, reasonOf(error));
  }
}

/** Returns a game for scenarios. It reads words as `explain` does. */
function scenariosOf(game: HostedGame): ListedScenarioGame {
  const { words, board, matches } = game;
  if (matches)
    return matches.with(<MatchState>({ runtime, place }: HostMatch<MatchState>) =>
      board.with(<State>(module: HostBoard<State>) =>
        scenarioGame({ ...boardOf(module, words), match: runtime, ...(place ? { place } : {}) }),
      ),
    );
  return board.with(<State>(module: HostBoard<State>) => scenarioGame(boardOf(module, words)));
}

/** Returns what scenarios need from a game's boards. */
const boardOf = <State>(
  module: HostBoard<State>,
  words: HostWords | undefined,
): Omit<ScenarioGame<State>, 'match' | 'place'> => ({
  game: module.game,
  ...(words ? { read: (asked: ScenarioWords) => readBy(module, words, asked) } : {}),
  ...(module.check ? { check: module.check } : {}),
});

function readBy<State>(module: HostBoard<State>, words: HostWords, asked: ScenarioWords): Result<TargetSpec> {
  try {
    return { ok: true, value: askedBy(module, words, asked).spec };
  } catch (error) {
    if (error instanceof Failure) return { ok: false, issues: error.issues };
    throw error;
  }
}

/** A file that is not a scenario, and why. */
interface NoScenario {
  readonly file: string;
  readonly ok: false;
  readonly issues: readonly (Issue & { readonly words: string })[];
}
/** The result of one file. */
type Outcome = ({ readonly file: string } & ScenarioReport) | NoScenario;

const head = z.looseObject({ game: z.string() });

/**
 * Runs the scenario of a file. If the file cannot be read, or is not a scenario, that is a result as well.
 */
async function runFile(file: string, { io, games }: Context): Promise<Outcome> {
  const refused = (issues: readonly Issue[], game?: Describer): NoScenario => ({
    file,
    ok: false,
    issues: issues.map((found) => ({ ...found, words: issueWords(found, game) })),
  });
  try {
    const raw = await readJson(file, io);
    const named = parseWith(head, raw, STATE_LIMITS);
    if (!named.ok) return refused(named.issues);
    const game = scenariosOf(await games.named(named.value.game, EXIT.badInput));
    const report = game.run(raw);
    return report.ok ? { file, ...report.value } : refused(report.issues, game);
  } catch (error) {
    if (error instanceof Failure) return refused(error.issues, error.game);
    throw error;
  }
}

const INDENT = '      ';

/** Prints one scenario in a line, and its failed expectations below it. */
function printOutcome(outcome: Outcome, { line, paint, quiet }: Terminal): void {
  if ('issues' in outcome) {
    line(`${paint.red('BAD ')}  ${printable(outcome.file)}`);
    for (const { words } of outcome.issues) line(wrap(words, INDENT));
    return;
  }
  const { ok, rule, name, file, checks } = outcome;
  if (ok && quiet) return;
  const title = [rule, name, `(${file})`].filter((part) => part !== undefined).join(' ');
  line(wrap(printable(title), `${ok ? paint.green('ok  ') : paint.red('FAIL')}  `));
  for (const check of checks.filter((one) => !one.ok)) {
    line(wrap(printable(`${check.what}: expected ${check.wanted}, got ${check.got}`), INDENT));
    for (const words of check.words) line(wrap(printable(words), `${INDENT}  `));
  }
}

const EXAMPLES = `
Examples:
  reticle scenario hexproof.json
  reticle scenario scenarios
  reticle scenario --json - < hexproof.json

A scenario is JSON: { "name", "rule", "game", "state", "attempt" }, what is asked for
("spec", or "text" as for explain), and what the answers must be: "listed", by slot,
"why" not, and "choices" with their verdicts and what becomes of them "later".
Or it plays: { "name", "rule", "game", "match", "moves", "expect" } begins with a board,
makes moves that are taken or refused, and looks at what is there then. The board may be
written by the names of cards: { "cards": [{ "card", "of", "zone" }] }.
"reticle schema taktik scenario" and "... match-scenario" are the schemas. The exit code is 1 where an answer is
another, 3 where a file is no scenario.`;

export function addScenario(program: Command, context: Context): void {
  program
    .command('scenario')
    .description('runs scenarios: boards with choices or moves, and what is expected of them')
    .argument('<path...>', 'files, or folders with .json files; - for stdin')
    .addHelpText('after', EXAMPLES)
    .action((paths: readonly string[]) => context.ends(scenario(paths, context)));
}

async function scenario(paths: readonly string[], context: Context): Promise<ExitCode> {
  const { io, terminal } = context;
  const outcomes: Outcome[] = [];
  for (const path of paths) {
    for (const file of await scenarioFiles(path, io)) {
      const outcome = await runFile(file, context);
      outcomes.push(outcome);
      printOutcome(outcome, terminal);
    }
  }
  const bad = outcomes.filter((outcome) => 'issues' in outcome).length;
  const passed = outcomes.filter(({ ok }) => ok).length;
  const failed = outcomes.length - passed;
  if (terminal.json) terminal.document({ passed, failed, scenarios: outcomes });
  else terminal.line(`${passed} passed, ${failed} failed`);
  if (bad > 0) return EXIT.badInput;
  return failed > 0 ? EXIT.findings : EXIT.ok;
}
