import { packageTests } from '@reticle/vitest-preset';
import { chromiumPath, DEBIANS } from './test/chromium.js';

const found = chromiumPath();
// Where there is no Chromium, what needs one is left out, and says so; what CI checks needs one.
const bare = found === undefined && process.env['CI'] === undefined;
if (bare) console.warn('There is no Chromium here (CHROMIUM_PATH): the tests in a browser are left out.');
// The pictures are those of Debian's Chromium and fonts; another one draws others.
const other = found !== undefined && found !== DEBIANS;
if (other) console.warn('This is not the Chromium that the pictures were taken with: they are not compared.');

export default packageTests(import.meta.url, {
  // Above what one wait in the browser may take, so that it is the wait that fails, by its name.
  testTimeout: 300_000,
  expect: { poll: { timeout: 90_000 } },
  exclude: [...(bare ? ['test/**'] : []), ...(other ? ['test/shots.deep.test.ts'] : [])],
});
