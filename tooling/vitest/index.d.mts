import type { defineConfig, ViteUserConfig } from 'vitest/config';

/**
 * Tests beside the source (`*.test.ts`) and type tests (`*.test-d.ts`).
 * @param configUrl `import.meta.url` of the package's vitest.config.ts
 * @param test settings of its own
 */
export function packageTests(
  configUrl: string,
  test?: ViteUserConfig['test'],
): ReturnType<typeof defineConfig>;
