import { hand, run } from './commands.mjs';

// Runs `npm start`: the tour in the terminal, then the playground in the browser.

/** @param {string} what @param {string} name */
const built = async (what, name) => {
  process.stdout.write(`${what} ... `);
  const { ok, output } = await run('turbo', [
    'run',
    'build',
    `--filter=${name}`,
    '--output-logs=errors-only',
  ]);
  console.log(ok ? 'done.\n' : `failed.\n${output}`);
  return ok;
};

const shown =
  (await built('Building', '@reticle/tour')) &&
  (await hand('node', ['apps/tour/dist/main.js', ...process.argv.slice(2)])) === 0 &&
  (await built('\n  Building the playground', '@reticle/playground')) &&
  (await hand('node', ['apps/playground/serve.mjs'])) === 0;
process.exitCode = shown ? 0 : 1;
