import type { defineConfig } from 'vitest/config';

/**
 * Tests beside the source (`*.test.ts`) and type tests (`*.test-d.ts`).
 * @param configUrl `import.meta.url` of the package's vitest.config.ts
 */
export function packageTests(configUrl: string): ReturnType<typeof defineConfig>;
