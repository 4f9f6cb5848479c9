import { mutationTests } from '@reticle/vitest-preset/mutation';

export default mutationTests({
  include: ['src/**/*.test.ts'],
  // The tests of words, those that take seconds by their nature, and those that only see that something happens at all.
  exclude: [
    'src/{text,language}/**',
    'src/{floors,readme}.test.ts',
    'src/conformance/conformance.test.ts',
    'src/rules/mana/pay.speed.test.ts',
    'src/play/match.test.ts',
    'src/sets/6ed/{activated,coverage,facts,set,spells,static,triggered}.test.ts',
  ],
  dear: /(?:conformity|laws|notable|plays|legal-activations)\.test\.ts$/,
});
