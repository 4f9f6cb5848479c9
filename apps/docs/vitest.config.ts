import { packageTests } from '@reticle/vitest-preset';

// What the pages say, without building them; the built site has tests of its own (vitest.site.config.ts).
export default packageTests(import.meta.url, { include: ['src/**/*.test.ts'] });
