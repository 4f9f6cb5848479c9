import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../commands.mjs';
import { mayHold, told } from './figures.mjs';

/**
 * Draws some of the mutants of a package and lets its tests find them.
 * @param {string} name the package's folder
 * @param {string} oneIn the share that is drawn: one in so many
 */
export const sampled = async (name, oneIn) => {
  const outcome = await run('pnpm', ['--filter', `@reticle/${name}`, 'run', 'mutation'], {
    env: { RETICLE_MUTANTS_ONE_IN: oneIn },
  });
  if (!outcome.ok) return outcome;
  const report = JSON.parse(
    readFileSync(join(root, 'packages', name, 'reports/mutation/sample.json'), 'utf8'),
  );
  const table = told(report);
  return mayHold(report) ? { ok: true, output: '', table } : { ok: false, output: table };
};
