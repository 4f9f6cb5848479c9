import { mutationTests } from '@reticle/vitest-preset/mutation';

export default mutationTests({
  include: ['src/**/*.test.ts'],
  // The tests of words, those that take seconds by their nature, and those that only see that something happens at all.
  exclude: [
    'src/{text,words,example}/**',
    'src/{conformity,laws,readme}.test.ts',
    'src/conformance/conformance.test.ts',
    'src/mana/pay.speed.test.ts',
    'src/match/match.test.ts',
    'src/sets/6ed/{activated,coverage,set,spells,static,triggered}.test.ts',
    'src/sets/6ed/facts/**',
  ],
  dear: /(?:laws|notable|plays|legal-activations)\.test\.ts$/,
});
