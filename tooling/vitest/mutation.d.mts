import type { defineConfig } from 'vitest/config';

/**
 * The tests that mutants are held against, with fewer examples of each law.
 * @param tests.include those of what is mutated
 * @param tests.exclude those that take seconds by their nature
 * @param tests.dear paths of the tests that are asked last, of the mutants that the others have let through
 */
export function mutationTests(tests: {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly dear: RegExp;
}): ReturnType<typeof defineConfig>;
