import type { defineConfig, ViteUserConfig } from 'vitest/config';

/**
 * Tests beside the source (`*.test.ts`). With RETICLE_DEEP=1 those of `*.deep.test.ts`, too, and laws on all of their examples.
 * @param configUrl `import.meta.url` of the package's vitest.config.ts
 * @param test settings of its own
 */
export function packageTests(
  configUrl: string,
  test?: ViteUserConfig['test'],
): ReturnType<typeof defineConfig>;
