import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { sourcesOf } from './sources.mjs';

export const packageTests = (configUrl, test = {}) => {
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
      include: ['{src,test}/**/*.test.ts'],
      typecheck: { enabled: true, include: ['src/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
      // Packages hold no state of their own: the files of tests share what they import, and it is read once.
      isolate: false,
      passWithNoTests: true,
      testTimeout: 120_000,
      ...test,
    },
  });
};
