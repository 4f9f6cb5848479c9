import { printedBy } from './commands.mjs';

/** @typedef {{ taskId: string, command: string }} Task */

/** Of a change that is compared with a branch, only what it affects is judged by turbo; otherwise everything is. */
export const AFFECTED = process.env['TURBO_SCM_BASE'] ? ['--affected'] : [];

/**
 * The tasks that run tests, and where the report of each is. Those that use Magic are apart, in files named `*mtg.test.ts`, and so are
 * Magic's own that use its sets or its host.
 */
export const TESTS = { test: 'vitest.json', 'test:mtg': 'mtg.json', 'test:sets': 'sets.json' };

/**
 * The tests that turbo runs.
 * @returns {Promise<Set<string>>} as `package#task`
 */
export const tested = async () => {
  /** @type {{ tasks: readonly Task[] }} */
  const { tasks } = JSON.parse(
    await printedBy('turbo', ['run', ...Object.keys(TESTS), ...AFFECTED, '--dry-run=json']),
  );
  return new Set(tasks.filter(({ command }) => command !== '<NONEXISTENT>').map(({ taskId }) => taskId));
};
