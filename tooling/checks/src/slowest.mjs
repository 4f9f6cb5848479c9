import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.mjs';

/** @typedef {{ taskId: string, cache: { status: string }, execution?: { startTime: number, endTime: number } }} Task */
/** @typedef {{ name: string, seconds: number }} Took */

/** The folder of turbo's reports, one file per run. */
const RUNS = join(root, '.turbo', 'runs');

/** Makes turbo report what it does from now on. */
export const watchTasks = () => {
  process.env['TURBO_RUN_SUMMARY'] = 'true';
  rmSync(RUNS, { recursive: true, force: true });
};

/**
 * Returns the tasks that took longest. Tasks from the cache took no time.
 * @param {readonly Task[]} tasks
 * @param {number} most how many
 * @returns {Took[]}
 */
export const longest = (tasks, most) =>
  tasks
    .flatMap(({ taskId, cache, execution }) =>
      execution === undefined || cache.status === 'HIT'
        ? []
        : [{ name: taskId, seconds: (execution.endTime - execution.startTime) / 1000 }],
    )
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most);

/**
 * Returns the slowest tasks that turbo ran since {@link watchTasks}, one per line.
 * @param {number} most how many
 */
export const slowestTasks = (most) => {
  const files = existsSync(RUNS) ? readdirSync(RUNS) : [];
  /** @type {Task[]} */
  const tasks = files.flatMap((file) => JSON.parse(readFileSync(join(RUNS, file), 'utf8')).tasks);
  return longest(tasks, most)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
    .join('\n');
};
