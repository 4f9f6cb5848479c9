import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AFFECTED, tested, TESTS } from './affected.mjs';
import { run } from './commands.mjs';
import { countReport, total } from './counts.mjs';
import { packages } from './workspace.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * Runs the packages' tests and adds up the reports that vitest wrote. The reports are outputs of the turbo task:
 * a cached run brings its report back, so the sum never depends on the cache.
 * @returns {Promise<import('./commands.mjs').Outcome & { counts: Counts }>}
 */
export const runTests = async () => {
  const tasks = await tested();
  const reports = packages().flatMap(({ folder, manifest }) =>
    Object.entries(TESTS)
      .map(([task, report]) => ({ name: `${manifest.name}#${task}`, file: join(folder, '.reports', report) }))
      .filter(({ name }) => tasks.has(name)),
  );
  for (const { file } of reports) rmSync(file, { force: true });

  const { ok, output } = await run('turbo', [
    'run',
    ...Object.keys(TESTS),
    ...AFFECTED,
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
    // One package more than there are cores: some wait for servers and browsers, and none is left alone with the last one.
    '--concurrency=150%',
  ]);
  const missing = reports.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  const counted = reports
    .filter(({ file }) => existsSync(file))
    .map(({ file }) => countReport(JSON.parse(readFileSync(file, 'utf8'))));
  const sum = total([...counted, { passed: 0, failed: missing.length }]);
  // Nothing ran, or something failed that no report tells of: one failure.
  const silent = sum.passed === 0 && (reports.length > 0 || AFFECTED.length === 0);
  const untold = sum.failed === 0 && (!ok || silent);
  const notes = missing.map((name) => `${name} did not run to the end.\n`).join('');
  const none = silent ? 'No test passed.\n' : '';
  const counts = untold ? { ...sum, failed: 1 } : sum;
  return { ok: counts.failed === 0, output: `${output}\n${notes}${none}`, counts };
};
