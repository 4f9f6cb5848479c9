import { expect, it } from 'vitest';
import type { ManaCost } from '../../language/mana.js';
import { payMana, payManaAgain } from './pay.js';
import { type ManaSource, oneManaOf } from './sources.js';

const sources: readonly ManaSource[] = (['white', 'blue', 'blue'] as const).map((type, index) => ({
  id: `land ${index}`,
  abilityId: 'taps',
  outputs: oneManaOf([type]),
}));
const costs: readonly ManaCost[] = [[1, 'U'], ['X', 'W'], ['U', 'U', 'U'], ['X']];

it('118.3: what is asked again is answered as it was at first, each X and each pool by itself', () => {
  for (const pool of [{}, { blue: 1 }]) {
    for (const cost of costs) {
      for (const X of [0, 1, 2, undefined]) {
        const first = payManaAgain(cost, X, pool, sources);
        expect(first).toEqual(payMana(cost, { X, pool, sources }));
        expect(payManaAgain(cost, X, pool, sources)).toBe(first);
      }
    }
  }
});
