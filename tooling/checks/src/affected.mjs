import { printedBy } from './commands.mjs';

/** @typedef {{ taskId: string, package: string, command: string }} Task */

/** Of a change that is compared with a branch, only what it affects is judged by turbo; otherwise everything is. */
export const AFFECTED = process.env['TURBO_SCM_BASE'] ? ['--affected'] : [];

/**
 * The packages whose tests turbo runs.
 * @returns {Promise<Set<string>>} their names
 */
export const tested = async () => {
  /** @type {{ tasks: readonly Task[] }} */
  const { tasks } = JSON.parse(await printedBy('turbo', ['run', 'test', ...AFFECTED, '--dry-run=json']));
  const own = tasks.filter((task) => task.taskId.endsWith('#test') && task.command !== '<NONEXISTENT>');
  return new Set(own.map((task) => task.package));
};
