import type { Command } from 'commander';
import type { Context } from '../context.js';
import { EXIT, type ExitCode } from '../failure.js';
import { scenarioFiles } from './find.js';
import { runFile, type Outcome } from './one.js';
import { printOutcome } from './print.js';

const EXAMPLES = `
Examples:
  reticle scenario hexproof.json
  reticle scenario scenarios
  reticle scenario --json - < hexproof.json

A scenario is JSON: { "name", "rule", "game", "state", "attempt" }, what is asked for
("spec", or "text" as for explain), and what the answers must be: "listed", by slot,
"why" not, and "choices" with their verdicts and what becomes of them "later".
Or it plays: { "name", "rule", "game", "match", "moves", "expect" } begins with a board,
makes moves that are taken or refused, and looks at what is there then.
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
