import { run } from './commands.mjs';
import { AFFECTED } from './affected.mjs';
import { checkFaces } from './api/api.mjs';
import { checkChangesets } from './changes.mjs';
import { rehearsal } from './rehearsal.mjs';
import { checkSizes } from './size/size.mjs';
import { checkStructure } from './structure/structure.mjs';
import { openSteps } from './steps.mjs';
import { runTests } from './tests.mjs';
import { checkWorkflows } from './workflows/lint.mjs';

// Everything that CI checks. One line per step, the full output only of what failed, the sum as the last line.

const { step, tell, end } = openSteps();

/** @param {string} task @param {readonly string[]} flags */
const turbo = (task, ...flags) =>
  run('turbo', ['run', task, '--continue=dependencies-successful', '--output-logs=errors-only', ...flags]);

// Nothing but its own tests waits for the site: it is built among the tests, and once only, since a build writes its pages anew.
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

end();
