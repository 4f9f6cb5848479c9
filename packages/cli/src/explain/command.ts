import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { STATE_LIMITS } from '@reticle/core';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { accepted, cliIssue, EXIT, Failure, wrongUsage, type ExitCode } from '../failure.js';
import { readAs } from '../files.js';
import type { HostBoard, HostedGame, HostWords } from '@reticle/core/host';
import { answerTo, type Answer, type Question } from './answer.js';
import { askedBy, explainInput, type ExplainInput } from './question.js';
import { printAnswer } from './print.js';

interface ExplainFlags {
  readonly example?: string;
}

const EXAMPLES = `
Examples:
  reticle explain --example taktik > question.json
  reticle explain question.json
  reticle explain --json < question.json
  reticle explain --example mtg | reticle explain mtg -

The question is JSON: { "game", "state", "spec", "attempt" }, and if you like
"choice", to have it checked, and "later", the board as it is then, to have it checked
again. In a game that reads words, "text" may stand in place of "spec", with
"about" ({ "name", "types" } of its card), "ability" and "mode" (counted from 0).
"reticle schema taktik explain-input" is its schema. The exit code is 1 where the
choice is not legal.`;

export function addExplain(program: Command, context: Context): void {
  program
    .command('explain')
    .description('answers what may be chosen, and for everything else why not')
    .argument('[game]', 'which game; may be left out where the question says it')
    .argument('[file]', 'a question as JSON; - or nothing for stdin')
    .option('--example <game>', 'prints a question to begin with')
    .addHelpText('after', EXAMPLES)
    .action((first: string | undefined, second: string | undefined, { example }: ExplainFlags) =>
      context.ends(example === undefined ? explain(first, second, context) : printExample(example, context)),
    );
}

interface QuestionSource {
  readonly game?: HostedGame;
  readonly file?: string;
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Tells the arguments apart: a single argument is a file that exists, a game, or a file that does not exist.
 */
async function asked(
  first: string | undefined,
  second: string | undefined,
  { io, games }: Context,
): Promise<QuestionSource> {
  if (first === undefined) return {};
  if (second !== undefined) return { game: await games.named(first), file: second };
  if (first === '-' || isFile(resolve(io.cwd, first))) return { file: first };
  const found = await games.find(first);
  return found ? { game: found.game } : { file: first };
}

async function explain(
  first: string | undefined,
  second: string | undefined,
  context: Context,
): Promise<ExitCode> {
  const { io, terminal } = context;
  const { game, file } = await asked(first, second, context);
  if (file === undefined && io.prompter) {
    throw wrongUsage('Name a file, or pipe a question in; "reticle explain --example taktik" prints one.');
  }
  const input = await readAs(explainInput, file ?? '-', io, STATE_LIMITS);
  if (input.later !== undefined && input.choice === undefined) {
    throw new Failure(EXIT.badInput, [cliIssue('noChoice', {}, ['later'])]);
  }
  const answer = answeredBy(await gameOf(input, game, context), input);
  if (terminal.json) terminal.document(answer);
  else printAnswer(answer, terminal);
  return answer.choice?.ok === false ? EXIT.findings : EXIT.ok;
}

async function printExample(id: string, { games, terminal }: Context): Promise<ExitCode> {
  terminal.document((await games.named(id)).board.with(({ example }) => example()));
  return EXIT.ok;
}

/** @throws Failure if neither the command line nor the question names a game, or they name different ones */
async function gameOf(
  { game: id }: ExplainInput,
  named: HostedGame | undefined,
  { games }: Context,
): Promise<HostedGame> {
  if (named && id !== undefined && id !== named.id) {
    throw new Failure(EXIT.badInput, [cliIssue('otherGame', { game: named.id, found: id }, ['game'])]);
  }
  if (named) return named;
  if (id === undefined) throw new Failure(EXIT.badInput, [cliIssue('noGame', {}, ['game'])]);
  return games.named(id, EXIT.badInput);
}

const answeredBy = ({ board, words }: HostedGame, input: ExplainInput): Answer =>
  board.with((module) => answered(module, words, input));

/** @throws Failure with the path of the part that the game refuses */
function answered<State>(
  module: HostBoard<State>,
  words: HostWords | undefined,
  input: ExplainInput,
): Answer {
  const { game } = module;
  const { attempt, choice, later } = input;
  const { as, ...question } = askedBy(module, words, input);
  const whole: Question<State> = {
    state: accepted(game.parseState(input.state), ['state'], game),
    ...question,
    attempt: as === undefined ? attempt : { as, ...attempt },
    ...(choice === undefined ? {} : { choice }),
    ...(later === undefined ? {} : { later: accepted(game.parseState(later), ['later'], game) }),
  };
  return accepted(answerTo(module, whole), ['attempt'], game);
}
