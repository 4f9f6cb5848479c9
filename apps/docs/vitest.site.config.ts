import { packageTests } from '@reticle/vitest-preset';
import { chromiumPath } from './test/chromium.js';

// Where there is no Chromium, what needs one is left out, and says so; what CI checks needs one.
const bare = chromiumPath() === undefined && process.env['CI'] === undefined;
if (bare) console.warn('There is no Chromium here (CHROMIUM_PATH): the tests in a browser are left out.');

/** The built site: the task `site`, which `npm run test:deep -- pages` runs. */
export default packageTests(import.meta.url, {
  testTimeout: 300_000,
  include: ['test/**/*.test.ts'],
  exclude: bare ? ['test/site.test.ts'] : [],
});
