import { printedBy } from './commands.mjs';

/** @typedef {{ taskId: string, command: string }} Task */

/**
 * The flags of turbo: for a change that is compared with a branch, only what it affects is checked; otherwise
 * everything is.
 */
export const AFFECTED = process.env['TURBO_SCM_BASE'] ? ['--affected'] : [];

/**
 * The tasks that run tests, and the file of each one's report. Tests that use Magic are a task of their own,
 * in files named `*mtg.test.ts`, and so are Magic's own tests that use its sets or its host.
 */
export const TESTS = { test: 'vitest.json', 'test:mtg': 'mtg.json', 'test:sets': 'sets.json' };

/**
 * Returns the test tasks that turbo runs.
 * @returns {Promise<Set<string>>} as `package#task`
 */
export const tested = async () => {
  /** @type {{ tasks: readonly Task[] }} */
  const { tasks } = JSON.parse(
    await printedBy('turbo', ['run', ...Object.keys(TESTS), ...AFFECTED, '--dry-run=json']),
  );
  return new Set(tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId }) => taskId));
};
