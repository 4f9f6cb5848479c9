import { host } from '@reticle/mtg/host';
import { expect, it } from 'vitest';
import { matchesOf } from '../test/frames.js';
import { sameThings } from '../test/same-things.js';

it('makes hardly anything anew of Magic that did not change', async () => {
  const { kept, again } = sameThings(await matchesOf(host), {});
  expect(kept).toBeGreaterThan(20 * again);
});
