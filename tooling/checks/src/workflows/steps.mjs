import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BASH, root, run } from '../commands.mjs';
import { inOrder } from '../outcomes.mjs';

/** @typedef {{ name?: string, uses?: string, run?: string, if?: string, env?: Record<string, string> }} Step */
/** @typedef {Readonly<Record<string, string>>} Values what the expressions of a workflow are worth in a dry run */

/** @param {Values} values @param {string} expression */
const valueOf = (values, expression) => {
  const value = values[expression.trim()];
  if (value === undefined) throw new Error(`The dry run does not know what this is worth: ${expression}`);
  return value;
};

/** @param {Values} values @param {string} text */
const filledIn = (values, text) =>
  text.replaceAll(/\$\{\{(.*?)\}\}/gu, (_, /** @type {string} */ expression) => valueOf(values, expression));

/**
 * Runs the commands of a job one after the other, as a runner calls them, and skips actions.
 * @param {string} file a workflow
 * @param {string} job
 * @param {{ cwd: string, env: Record<string, string>, values: Values }} world
 * @param {string} [first] the name of the step to begin with
 */
export const runSteps = (file, job, { cwd, env, values }, first) => {
  const workflow = parse(readFileSync(join(root, '.github', 'workflows', file), 'utf8'));
  /** @type {readonly Step[]} */
  const steps = workflow.jobs[job].steps;
  const start = first === undefined ? 0 : steps.findIndex(({ name }) => name === first);
  if (start < 0) throw new Error(`${file} has no step "${first}".`);
  const wanted = steps
    .slice(start)
    .filter((step) => step.if === undefined || valueOf(values, step.if) === 'true');
  return inOrder(
    wanted.flatMap((step) => {
      const { run: script, name = script } = step;
      if (script === undefined) return [];
      return [
        async () => {
          const own = Object.entries(step.env ?? {}).map(([key, text]) => [key, filledIn(values, text)]);
          const options = { cwd, env: { ...env, ...Object.fromEntries(own) } };
          const { ok, output } = await run('bash', [...BASH, filledIn(values, script)], options);
          return { ok, output: `${name}:\n${output}` };
        },
      ];
    }),
  );
};
