import { run } from './commands.mjs';
import { rehearsal } from './rehearsal.mjs';
import { openSteps } from './steps.mjs';
import { runTests } from './tests.mjs';

// What `npm test` leaves out because it takes hours: all of it, or the parts that are named (`deep.mjs laws release games mutation`).

const GAMES = ['taktik', 'mtg', 'lorcana'];
const MATCHES = '10000';
const MUTATED = ['core', 'mtg', 'lorcana'];

const { step, tell, end } = openSteps();

/** @type {Readonly<Record<string, () => Promise<unknown>>>} */
const parts = {
  laws: () => {
    // The vitest preset reads it.
    process.env['RETICLE_DEEP'] = '1';
    return step('laws', runTests);
  },
  release: async () => {
    process.env['RETICLE_DEEP'] = '1';
    for (const taken of await rehearsal()) tell(taken);
  },
  games: async () => {
    await step('build', () =>
      run('turbo', ['run', 'build', '--filter=@reticle/cli', '--output-logs=errors-only']),
    );
    for (const game of GAMES)
      await step(game, () => run('node', ['packages/cli/dist/cli.js', 'simulate', game, '--games', MATCHES]));
  },
  mutation: async () => {
    for (const name of MUTATED)
      await step(`mutants: ${name}`, () => run('pnpm', ['--filter', `@reticle/${name}`, 'run', 'mutation']));
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
for (const [name, work] of Object.entries(parts))
  if (wanted.length === 0 || wanted.includes(name)) await work();
end();
