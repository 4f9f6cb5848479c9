import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RecentCache } from './caches.js';

const SIZE = 4;

it('law: gives what was kept for that very key or nothing, and surely what was kept or asked for lately', () => {
  const keys = Array.from({ length: 9 }, (_none, index) => ({ index }));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 60 }), (asked) => {
      const recent = new RecentCache<object, number>(SIZE);
      let order: object[] = [];
      for (const key of asked) {
        const found = recent.get(key);
        const isLate = order.slice(0, SIZE / 2).includes(key);
        expect(isLate ? [key.index] : [key.index, undefined]).toContain(found);
        const kept = found ?? recent.add(key, key.index);
        expect(kept).toBe(key.index);
        order = [key, ...order.filter((other) => other !== key)];
      }
    }),
    { numRuns: 500 },
  );
});
