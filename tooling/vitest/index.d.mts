import type { defineConfig, ViteUserConfig } from 'vitest/config';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether everything is proven in full: `npm run test:deep`. */
    readonly deep: boolean;
    /** Whether mutants are held against the tests, hundreds of times over: laws on a few of their examples. */
    readonly few: boolean;
  }
}

/**
 * Tests beside the source (`*.test.ts`). With RETICLE_DEEP=1 those of `*.deep.test.ts`, too, and laws on all of their examples;
 * what counts by itself asks `inject('deep')`.
 * @param configUrl `import.meta.url` of the package's vitest.config.ts
 * @param test settings of its own
 */
export function packageTests(
  configUrl: string,
  test?: ViteUserConfig['test'] & {
    /** Set-up files by which laws are tried on less; the deep run goes without them. */
    readonly fewer?: readonly string[];
  },
): ReturnType<typeof defineConfig>;
