import { mutationTests } from '@reticle/vitest-preset/mutation';

export default mutationTests({
  include: ['src/{filter,targeting,choice}/**/*.test.ts', 'src/hostile*.test.ts'],
  // What it shows is shown in the small by the tests of each step.
  exclude: ['src/choice/too-complex.test.ts'],
  dear: /(?:laws|solver|hostile(?:-values)?)\.test\.ts$/,
});
