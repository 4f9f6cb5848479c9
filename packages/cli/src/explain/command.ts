import { parseWith, STATE_LIMITS, type TargetingGame } from '@reticle/core';
import type { Command } from 'commander';
import type { Context } from '../context.js';
import { accepted, cliIssue, EXIT, Failure, wrongUsage, type ExitCode } from '../failure.js';
import { readJson } from '../files.js';
import { gameNamed } from '../games.js';
import { answerTo } from './answer.js';
import { exampleOf } from './example.js';
import { explainInput, type ExplainInput } from './input.js';
import { printAnswer } from './print.js';
import type { Answer, Question } from './shapes.js';

interface Flags {
  readonly example?: string;
}

const EXAMPLES = `
Examples:
  reticle explain --example taktik > question.json
  reticle explain question.json
  reticle explain --json < question.json

The question is JSON: { "game", "state", "spec", "attempt" }, and if you like
"choice", to have it checked, and "later", the board as it is then, to have it checked
again. "reticle schema taktik explain-input" is its schema. The exit code is 1
where the choice is not legal.`;

export function addExplain(program: Command, context: Context): void {
  program
    .command('explain')
    .description('answers what may be chosen, and for everything else why not')
    .argument('[file]', 'a question as JSON; - or nothing for stdin')
    .option('--example <game>', 'prints a question to begin with')
    .addHelpText('after', EXAMPLES)
    .action((file: string | undefined, { example }: Flags) =>
      context.ends(example === undefined ? explain(file, context) : printExample(example, context)),
    );
}

async function explain(file: string | undefined, { io, terminal }: Context): Promise<ExitCode> {
  if (file === undefined && io.prompter) {
    throw wrongUsage('Name a file, or pipe a question in; "reticle explain --example taktik" prints one.');
  }
  const input = accepted(parseWith(explainInput, await readJson(file ?? '-', io), STATE_LIMITS));
  if (input.later !== undefined && input.choice === undefined) {
    throw new Failure(EXIT.badInput, [cliIssue('noChoice', {}, ['later'])]);
  }
  const answer = gameNamed(input.game, EXIT.badInput).with(({ runtime }) => answered(runtime.game, input));
  if (terminal.json) terminal.document(answer);
  else printAnswer(answer, terminal);
  return answer.choice?.ok === false ? EXIT.findings : EXIT.ok;
}

async function printExample(id: string, { terminal }: Context): Promise<ExitCode> {
  terminal.document(gameNamed(id).with(exampleOf));
  return EXIT.ok;
}

/** @throws Failure with the path of what the game refuses */
function answered<State>(game: TargetingGame<State>, input: ExplainInput): Answer {
  const { attempt, choice, later } = input;
  const question: Question<State> = {
    state: accepted(game.parseState(input.state), ['state'], game),
    spec: accepted(game.parseSpec(input.spec), ['spec'], game),
    attempt,
    ...(choice === undefined ? {} : { choice }),
    ...(later === undefined ? {} : { later: accepted(game.parseState(later), ['later'], game) }),
  };
  return accepted(answerTo(game, question), ['attempt'], game);
}
