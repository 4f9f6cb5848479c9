import { TESTS } from './affected.mjs';
import { buildAll } from './build.mjs';
import { run } from './commands.mjs';
import { runWithInputs, testsWithInputs } from './inputs.mjs';
import { sampled } from './mutation/sample.mjs';
import { rehearsal } from './rehearsal.mjs';
import { openSteps } from './steps.mjs';
import { runTests } from './tests.mjs';

// Runs what `npm test` leaves out because it takes long: all of it, or the named parts (`deep.mjs pages
// release`). Two parts take minutes and run with every push (ci.yml); the others take hours (deep.yml).

const GAMES = ['taktik', 'mtg', 'lorcana'];
const MATCHES = '10000';
/** For the games, one in so many mutants is drawn, because all of them would take a day. */
const DRAWN = { mtg: '10', lorcana: '5' };
const QUIET = ['--output-logs=errors-only'];

// The vitest preset and the rehearsal read it.
process.env['RETICLE_DEEP'] = '1';

const { step, tell, end } = openSteps();

/** @type {Readonly<Record<string, () => Promise<unknown>>>} */
const parts = {
  pages: async () => {
    await step('playground', () => run('turbo', ['run', 'test', '--filter=@reticle/playground', ...QUIET]));
    await step('site', () => run('turbo', ['run', 'site', '--filter=@reticle/docs', ...QUIET]));
  },
  release: async () => {
    for (const taken of await rehearsal()) tell(taken);
    const makers = ['--filter=@reticle/cli', '--filter=create-reticle-game'];
    await step('commands', () => run('turbo', ['run', ...Object.keys(TESTS), ...makers, ...QUIET]));
  },
  inputs: async () => {
    // These run as in `npm test`, because the inputs of those tests are checked.
    process.env['RETICLE_DEEP'] = '0';
    const { tasks, shared } = await testsWithInputs();
    for (const task of tasks) await step(task.taskId, () => runWithInputs(task, shared));
    process.env['RETICLE_DEEP'] = '1';
  },
  laws: () => step('laws', runTests),
  games: async () => {
    for (const game of GAMES)
      await step(game, () => run('node', ['packages/cli/dist/cli.js', 'simulate', game, '--games', MATCHES]));
  },
  mutation: async () => {
    await step('mutants: core', () => run('pnpm', ['--filter', '@reticle/core', 'run', 'mutation']));
    for (const [name, oneIn] of Object.entries(DRAWN))
      await step(`one in ${oneIn} mutants: ${name}`, () => sampled(name, oneIn));
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
await step('build', buildAll);
for (const [name, work] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) await work();
end();
