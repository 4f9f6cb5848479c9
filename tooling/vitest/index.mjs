import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export const packageTests = (configUrl, test = {}) => {
  const { name } = JSON.parse(readFileSync(new URL('package.json', configUrl), 'utf8'));
  return defineConfig({
    // A package's own name means its source, so that the example of its README runs before a build.
    resolve: {
      alias: [
        {
          find: new RegExp(`^${name}$`, 'u'),
          replacement: fileURLToPath(new URL('src/index.ts', configUrl)),
        },
      ],
    },
    test: {
      include: ['{src,test}/**/*.test.ts'],
      typecheck: { enabled: true, include: ['src/**/*.test-d.ts'], tsconfig: './tsconfig.json' },
      passWithNoTests: true,
      testTimeout: 120_000,
      ...test,
    },
  });
};
