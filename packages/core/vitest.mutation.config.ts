import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of many random cases: dear, so they are asked last, of the mutants that the others have let through. */
const DEAR = /(?:laws|solver|hostile(?:-values)?)\.test\.ts$/;

class CheapFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const dear = ({ moduleId }: TestSpecification) => Number(DEAR.test(moduleId));
    return Promise.resolve(files.toSorted((a, b) => dear(a) - dear(b)));
  }
}

/** The tests that mutants are held against: those of what is mutated, and those of hostile input. */
export default defineConfig({
  test: {
    include: ['src/{filter,targeting,choice}/**/*.test.ts', 'src/hostile*.test.ts'],
    // Takes seconds by its nature; what it shows is shown in the small by the tests of each step.
    exclude: ['src/choice/too-complex.test.ts'],
    sequence: { sequencer: CheapFirst },
    // The modules are loaded once, not once a file.
    isolate: false,
    setupFiles: ['test/mutation-setup.ts'],
    testTimeout: 120_000,
  },
});
