import { host as lorcanaHost } from '@reticle/lorcana/host';
import { host as taktikHost } from '@reticle/taktik/host';
import { expect, it } from 'vitest';
import { matchesOf } from '../test/frames.js';
import { sameThings } from '../test/same-things.js';

it('makes hardly anything anew of Lorcana that did not change', async () => {
  const { kept, again } = sameThings(await matchesOf(lorcanaHost), {});
  expect(kept).toBeGreaterThan(20 * again);
});

it('makes hardly anything anew of Taktik that did not change', async () => {
  const { kept, again } = sameThings(await matchesOf(taktikHost), {
    width: 8,
    height: 8,
    force: { infantry: 3, vehicle: 2, special: 1 },
  });
  expect(kept).toBeGreaterThan(20 * again);
});
