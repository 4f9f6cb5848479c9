import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sourcesOf } from './sources.mjs';

/** Whether everything is proven in full, which takes long: `npm run test:deep`. It is read here and nowhere else. */
const deep = process.env['RETICLE_DEEP'] === '1';

const DEEP_ALONE = '**/*.deep.test.ts';
const quarter = fileURLToPath(new URL('quarter.mjs', import.meta.url));

/**
 * Tests are over before what the compiler draws into one another pays for itself (see `packages/cli/src/cli.ts`). Room for what is new
 * spares collecting garbage, and helpers that collect it beside the tests cost more than they spare where other tasks use the cores.
 */
const SHORT_LIVED = [
  '--max-inlined-bytecode-size-cumulative=100',
  '--single-threaded-gc',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
];

export const packageTests = (configUrl, { exclude = [], fewer = [], ...test } = {}) => {
  const manifest = JSON.parse(readFileSync(new URL('package.json', configUrl), 'utf8'));
  return defineConfig({
    // A package's own names mean its source, so that the examples of its README run before a build.
    resolve: {
      alias: Object.entries(sourcesOf(manifest)).map(([name, source]) => ({
        find: new RegExp(`^${name}$`, 'u'),
        replacement: fileURLToPath(new URL(source, configUrl)),
      })),
    },
    test: {
      // What must hold for types (`*.test-d.ts`) is judged with all other types, by the task `typecheck`.
      include: ['{src,test}/**/*.test.ts'],
      exclude: [...exclude, ...(deep ? [] : [DEEP_ALONE])],
      provide: { deep, few: false },
      setupFiles: deep ? [] : [quarter, ...fewer],
      // Packages hold no state of their own: the files of tests share what they import, and it is read once.
      isolate: false,
      // What a source becomes is kept by its content, so that after an edit only what was edited is compiled again.
      experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
      // What other packages built runs as it is, which spares making anything of it; but for the kit of laws, which is to try the
      // examples that the setup grants it.
      server: { deps: { external: [/\/packages\/(?!testkit\/)[^/]+\/dist\//u] } },
      execArgv: SHORT_LIVED,
      passWithNoTests: true,
      testTimeout: 120_000,
      ...test,
    },
  });
};
