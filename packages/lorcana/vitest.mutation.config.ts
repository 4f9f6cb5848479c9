import { mutationTests } from '@reticle/vitest-preset/mutation';

export default mutationTests({
  include: ['src/**/*.test.ts'],
  // The tests of words, those that take seconds by their nature, and those that only see that something happens at all.
  exclude: [
    'src/{text,words}/**',
    'src/{floors,readme}.test.ts',
    'src/conformance/conformance.test.ts',
    'src/play/match.test.ts',
    'src/sets/**/{coverage,set}.test.ts',
  ],
  dear: /(?:conformity|hostile|challenge|laws|abilities)\.test\.ts$/,
});
