import { defineConfig } from 'vitest/config';

/** The tests that mutants are held against: those of what is mutated, and those of hostile input. */
export default defineConfig({
  test: {
    include: ['src/{filter,targeting,choice}/**/*.test.ts', 'src/hostile*.test.ts'],
    // Takes seconds by its nature; what it shows is shown in the small by the tests of each step.
    exclude: ['src/choice/too-complex.test.ts'],
    // The modules are loaded once, not once a file.
    isolate: false,
    setupFiles: ['test/mutation-setup.ts'],
    testTimeout: 120_000,
  },
});
