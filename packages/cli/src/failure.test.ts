import { expect, it } from 'vitest';
import { nearest } from './failure.js';

it.each([
  ['taktk', ['taktik']],
  ['TAKTIK', ['taktik']],
  ['lor', ['lorcana']],
  ['chess', []],
  ['x'.repeat(100_000), []],
])('takes %.12s for %j', (name, meant) => {
  expect(nearest(name, ['taktik', 'mtg', 'lorcana'])).toEqual(meant);
});
