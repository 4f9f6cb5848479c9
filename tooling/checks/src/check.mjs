import { run } from './commands.mjs';
import { AFFECTED } from './affected.mjs';
import { checkFaces } from './api/api.mjs';
import { checkChangesets } from './changes.mjs';
import { rehearsal } from './rehearsal.mjs';
import { checkSizes } from './size/size.mjs';
import { checkStructure } from './structure/structure.mjs';
import { slowestTasks, watchTasks } from './slowest.mjs';
import { openSteps } from './steps.mjs';
import { runTests } from './tests.mjs';
import { checkWorkflows } from './workflows/lint.mjs';

// Everything that CI checks. One line per step, the full output only of what failed, the sum as the last line.

/** How many tasks are named as the slowest. */
const SLOWEST = 8;

watchTasks();
const { step, tell, end } = openSteps();

/** @param {string} task @param {readonly string[]} flags */
const turbo = (task, ...flags) =>
  run('turbo', ['run', task, '--continue=dependencies-successful', '--output-logs=errors-only', ...flags]);

// What its pages say is among the tests; the site itself is built where its pages are looked at (`deep.mjs pages`).
const site = ['@reticle/docs', '@reticle/api-docs'];

const everythingElse = async () => {
  // The linter knows the types, and checks them.
  await step('types, lint', () => turbo('typecheck', '--concurrency=100%', ...AFFECTED));
  await step('format', () => run('oxfmt', ['--check']));
  await step('knip', () => turbo('//#knip'));
  await step('structure', checkStructure);
  await step('api', checkFaces);
  await step('size', checkSizes);
  await step('workflows', checkWorkflows);
  for (const taken of await rehearsal()) tell(taken);
  await step('changesets', checkChangesets);
};

await step('build', () => turbo('build', ...site.map((name) => `--filter=!${name}`)));
// Two lanes, for two cores.
await Promise.all([step('tests', runTests), everythingElse()]);

const slowest = slowestTasks(SLOWEST);
if (slowest !== '') console.log(`The slowest tasks; see "How long it takes" in CONTRIBUTING.md:\n${slowest}`);
end();
