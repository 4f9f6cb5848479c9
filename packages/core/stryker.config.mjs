/**
 * Mutation tests of the folders where legality is decided: `pnpm mutation` from the root. Left out: what is words (messages,
 * text), what is built on legality and tested through games (match, ability), and files of types alone. Left out as well is
 * what is made once, as a module loads (`ignoreStatic`): schemas and tables, for which every such change would have to ask
 * every test. MUTATION.md tells what was seen.
 */
export default {
  mutate: ['src/{filter,targeting,choice}/**/*.ts', '!src/**/*.test.ts', '!src/**/*.test-d.ts'],
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
  thresholds: { high: 90, low: 80, break: 80 },
};
