import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TESTS } from './affected.mjs';
import { printedBy, root, run } from './commands.mjs';
import { emptyFolder } from './tarballs.mjs';
import { packages } from './workspace.mjs';

// Checks that turbo knows everything that tests read. If it does not know a file, a change of it does not run
// the tests again.

/** @typedef {{ taskId: string, task: string, directory: string, command: string, inputs: Record<string, string> }} Task */
/** @typedef {{ files: Record<string, string> }} Global */

const NO_MAP = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });

/**
 * Returns the test tasks that turbo runs, each with its declared inputs.
 * @returns {Promise<{ tasks: readonly Task[], shared: readonly string[] }>}
 */
export const testsWithInputs = async () => {
  /** @type {{ tasks: readonly Task[], globalCacheInputs: Global }} */
  const { tasks, globalCacheInputs } = JSON.parse(
    await printedBy('turbo', ['run', ...Object.keys(TESTS), '--dry-run=json']),
  );
  const own = tasks.filter(({ command }) => command !== '<NONEXISTENT>');
  return { tasks: own, shared: Object.keys(globalCacheInputs.files) };
};

/**
 * Runs tests in a folder with only their declared inputs and the installed packages. Anything else that they
 * read is missing there, so they fail.
 * @param {Task} task
 * @param {readonly string[]} shared files that every task depends on
 * @returns {Promise<import('./commands.mjs').Outcome>}
 */
export const runWithInputs = async ({ task, directory, inputs }, shared) => {
  const folder = emptyFolder();
  const lay = (/** @type {string} */ path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { verbatimSymlinks: true });
    // Loading a built module also reads its source map.
    const map = join(folder, `${path}.map`);
    if (path.includes('/dist/') && path.endsWith('.js') && !existsSync(map)) writeFileSync(map, NO_MAP);
  };
  try {
    for (const path of shared) lay(path);
    for (const path of Object.keys(inputs)) lay(join(directory, path));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const { folder: one } of packages()) {
      const path = one.slice(root.length);
      const installed = join(one, 'node_modules');
      if (!existsSync(join(folder, path)) || !existsSync(installed)) continue;
      for (const name of readdirSync(installed, { recursive: true, encoding: 'utf8', withFileTypes: true }))
        if (!name.isDirectory()) lay(join(name.parentPath, name.name).slice(root.length));
    }
    return await run('npx', ['--yes', 'pnpm@12.21.0', '--silent', 'run', task], {
      cwd: join(folder, directory),
      env: { pnpm_config_verify_deps_before_run: 'false' },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
