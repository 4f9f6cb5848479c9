import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countAvailableMana } from './purse.js';
import { MANA_TYPES } from '../../language/mana.js';
import { canPayMana } from './pay.js';
import { type ManaSource, oneManaOf } from './sources.js';

it('106.4: all that could be had is the pool and the best of each permanent', () => {
  const sources: readonly ManaSource[] = [
    { id: 'waste', abilityId: 'a', outputs: oneManaOf(['colorless']) },
    { id: 'waste', abilityId: 'b', outputs: oneManaOf(['white', 'blue']) },
    { id: 'ruins', abilityId: 'a', outputs: [{ mana: { colorless: 2 } }, { mana: { white: 1 } }] },
  ];
  expect(countAvailableMana({ white: 1 }, sources)).toEqual({
    total: 4,
    most: { white: 3, blue: 1, colorless: 3 },
    exact: true,
  });
  expect(countAvailableMana({}, [])).toEqual({ total: 0, most: {}, exact: true });
});

it('106.6: restricted mana makes it an upper bound', () => {
  const restricted = [{ mana: 'red' as const, amount: 2, only: 'creature' }];
  expect(countAvailableMana({ restricted }, [])).toEqual({ total: 2, most: { red: 2 }, exact: false });
});

it('what is counted is what can be paid', () => {
  const source = fc.array(fc.constantFrom(...MANA_TYPES), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(source, { maxLength: 8 }), (lands) => {
      const sources = lands.map((types, id) => ({ id: `${id}`, abilityId: 'a', outputs: oneManaOf(types) }));
      const { total, most } = countAvailableMana({}, sources);
      const symbols = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
      expect([canPayMana([total], { sources }), canPayMana([total + 1], { sources })]).toEqual([true, false]);
      for (const [index, symbol] of symbols.entries()) {
        const count = most[MANA_TYPES[index] ?? 'white'] ?? 0;
        const paid = (times: number) =>
          canPayMana(
            Array.from({ length: times }, () => symbol),
            { sources },
          );
        expect([paid(count), paid(count + 1)]).toEqual([true, false]);
      }
    }),
  );
});
