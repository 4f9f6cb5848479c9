import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

export const mutationTests = ({ include, exclude, dear }) => {
  class CheapFirst extends BaseSequencer {
    /** @param {import('vitest/node').TestSpecification[]} files */
    sort(files) {
      const price = ({ moduleId }) => Number(dear.test(moduleId));
      return Promise.resolve(files.toSorted((a, b) => price(a) - price(b)));
    }
  }
  return defineConfig({
    test: {
      include: [...include],
      exclude: [...exclude],
      provide: { deep: false, few: true },
      sequence: { sequencer: CheapFirst },
      // The modules are loaded once, not once a file.
      isolate: false,
      setupFiles: [fileURLToPath(new URL('fewer-examples.mjs', import.meta.url))],
      testTimeout: 120_000,
    },
  });
};
