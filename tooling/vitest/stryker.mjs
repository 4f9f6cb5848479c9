import { fileURLToPath } from 'node:url';
import { oneIn } from './drawn.mjs';

/** What changes if a sample is drawn: it is told by `pnpm mutation:sample`, and what it found is nothing for a whole run. */
const sample = {
  checkers: ['drawn'],
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('drawn.mjs', import.meta.url))],
  incremental: false,
  reporters: ['json', 'progress'],
  jsonReporter: { fileName: 'reports/mutation/sample.json' },
};

/**
 * Settings of Stryker that the packages share: `pnpm mutation` from the root. Left out everywhere is what is made once, as a
 * module loads (`ignoreStatic`): schemas and tables, for which every change would have to ask every test. The MUTATION.md of a
 * package tells what was seen.
 * @param {readonly string[]} mutate the files that are changed, from the package's folder; tests never are
 * @param {number} lowest the score in percent below which the run fails
 */
export const mutation = (mutate, lowest) => ({
  mutate: [...mutate, '!src/**/*.test.ts', '!src/**/*.test-d.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  packageManager: 'pnpm',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'json', 'html', 'progress'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  concurrency: 1,
  timeoutMS: 3_000,
  thresholds: { high: 90, low: lowest, break: oneIn > 1 ? null : lowest },
  ...(oneIn > 1 ? sample : {}),
});
