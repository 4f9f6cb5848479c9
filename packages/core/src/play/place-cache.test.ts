import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlaceCache } from './caches.js';

it('finds what a look at each object finds, whichever lists were asked before', () => {
  const objects = Array.from({ length: 8 }, (_object, id) => ({ id, holds: id % 3 === 0 }));
  const lists = fc.array(fc.array(fc.constantFrom(...objects), { maxLength: 12 }), { maxLength: 8 });
  fc.assert(
    fc.property(lists, (asked) => {
      const kept = new PlaceCache<(typeof objects)[number]>(({ holds }) => holds);
      for (const list of asked) {
        const slow = list.flatMap(({ holds }, at) => (holds ? [at] : []));
        expect(kept.of(list)).toEqual(slow);
        expect(kept.of(list)).toEqual(slow);
      }
    }),
  );
});

it('looks at an object once for as long as it stays where it is', () => {
  let looks = 0;
  const kept = new PlaceCache<{ readonly id: number }>(({ id }) => {
    looks++;
    return id > 0;
  });
  const list = [{ id: 0 }, { id: 1 }, { id: 2 }];
  kept.of(list);
  expect(kept.of(list.with(1, { id: 0 }))).toEqual([2]);
  expect(looks).toBe(4);
});
