import { packageTests } from '@reticle/vitest-preset';

export default packageTests(import.meta.url, {
  include: ['*/{src,test}/**/*.test.ts'],
  fewer: ['fewer-stages.mjs'],
});
