import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printedBy, root, run } from './commands.mjs';

/** @typedef {{ taskId: string, directory: string, command: string, hash: string }} Task a task of turbo */

// Tests check the text of its pages. The site itself is built for the tests that look at its pages (`deep.mjs
// pages`).
const SITE = ['@reticle/docs', '@reticle/api-docs'];
const BUILD = ['run', 'build', ...SITE.map((name) => `--filter=!${name}`)];

/** @param {Task} task */
const builtFile = ({ directory }) => join(root, directory, '.turbo', 'built');

/** @param {string} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Removes what was built from other sources: turbo copies its cache over the existing files, and does not
 * remove others.
 * @returns {Promise<Task[]>} what is to be built
 */
const tidied = async () => {
  /** @type {{ tasks: readonly Task[] }} */
  const { tasks } = JSON.parse(await printedBy('turbo', [...BUILD, '--dry-run=json']));
  const own = tasks.filter(({ command }) => command !== '<NONEXISTENT>');
  for (const task of own)
    if (textOf(builtFile(task)) !== task.hash)
      rmSync(join(root, task.directory, 'dist'), { recursive: true, force: true });
  return own;
};

/**
 * Builds everything but the site. Tests and types are checked afterwards, in a run of turbo of their own:
 * they depend on the content of the build, which turbo reads as it starts.
 * @returns {Promise<import('./commands.mjs').Outcome>}
 */
export const buildAll = async () => {
  const tasks = await tidied();
  const outcome = await run('turbo', [
    ...BUILD,
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
  ]);
  if (outcome.ok)
    for (const task of tasks) {
      mkdirSync(join(root, task.directory, '.turbo'), { recursive: true });
      writeFileSync(builtFile(task), task.hash);
    }
  return outcome;
};
