import { run } from './commands.mjs';
import { checkFaces } from './api/api.mjs';
import { buildAll } from './build.mjs';
import { checkChangesets } from './changes.mjs';
import { rehearsal } from './rehearsal.mjs';
import { checkSizes } from './size/size.mjs';
import { checkStructure } from './structure/structure.mjs';
import { slowestTasks, watchTasks } from './slowest.mjs';
import { openSteps } from './steps.mjs';
import { runTests } from './tests.mjs';
import { checkWorkflows } from './workflows/lint.mjs';

// Runs everything that CI checks. It prints one line per step, the full output only of what failed, and the
// sum as the last line.

/** The number of slowest tasks that are listed. */
const SLOWEST = 8;

watchTasks();
const { step, tell, end } = openSteps();

/** @param {string} task @param {readonly string[]} flags */
const turbo = (task, ...flags) =>
  run('turbo', ['run', task, '--continue=dependencies-successful', '--output-logs=errors-only', ...flags]);

const everythingElse = async () => {
  // The linter knows the types, and checks them.
  await step('types, lint', () => turbo('typecheck', '--concurrency=1'));
  await step('format', () => run('oxfmt', ['--check']));
  await step('knip', () => turbo('//#knip'));
  await step('structure', checkStructure);
  await step('api', checkFaces);
  await step('size', checkSizes);
  await step('workflows', checkWorkflows);
  for (const taken of await rehearsal()) tell(taken);
  await step('changesets', checkChangesets);
};

await step('build', buildAll);
// Two steps run side by side, for two cores.
await Promise.all([step('tests', runTests), everythingElse()]);

const slowest = slowestTasks(SLOWEST);
if (slowest !== '') console.log(`The slowest tasks; see "How long it takes" in docs/checks.md:\n${slowest}`);
end();
