import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './commands.mjs';
import { countReport, total } from './counts.mjs';
import { packages } from './workspace.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * Runs every package's tests and adds up the reports that vitest wrote. The reports are outputs of the turbo task:
 * a cached run brings its report back, so the sum never depends on the cache.
 * @returns {Promise<import('./commands.mjs').Outcome & { counts: Counts }>}
 */
export const runTests = async () => {
  const reports = packages()
    .filter(({ manifest }) => manifest.scripts?.['test'] !== undefined)
    .map(({ folder, manifest }) => ({ name: manifest.name, file: join(folder, '.reports', 'vitest.json') }));
  for (const { file } of reports) rmSync(file, { force: true });

  const { ok, output } = await run('turbo', [
    'run',
    'test',
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
  ]);
  const missing = reports.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  const counted = reports
    .filter(({ file }) => existsSync(file))
    .map(({ file }) => countReport(JSON.parse(readFileSync(file, 'utf8'))));
  const sum = total([...counted, { passed: 0, failed: missing.length }]);
  // Nothing ran, or something failed that no report tells of: one failure.
  const untold = sum.failed === 0 && (!ok || sum.passed === 0);
  const notes = missing.map((name) => `${name}: its tests did not run to the end.\n`).join('');
  const none = sum.passed === 0 ? 'No test passed.\n' : '';
  const counts = untold ? { ...sum, failed: 1 } : sum;
  return { ok: counts.failed === 0, output: `${output}\n${notes}${none}`, counts };
};
