import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MANA_SYMBOLS, MANA_TYPES, type ManaCostPart } from '../../language/mana.js';
import { countPayable } from './counting.js';
import { canPayMana } from './pay.js';
import { purseOf } from './purse.js';
import { type ManaSource, oneManaOf } from './sources.js';

const types = fc.subarray([...MANA_TYPES], { minLength: 1 });
const source = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  abilityId: fc.constantFrom('first', 'second'),
  outputs: fc
    .tuple(types, fc.constantFrom({}, {}, {}, { weight: 10 }, { only: 'creature' }))
    .map(([list, facts]) => oneManaOf(list, facts)),
});
const part: fc.Arbitrary<ManaCostPart> = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constant('X' as const),
  fc.constantFrom('W' as const, 'U' as const, 'B' as const),
  fc.constantFrom(...MANA_SYMBOLS),
);
const amount = fc.integer({ min: 0, max: 2 });
const board = fc.record({
  sources: fc.array(source, { maxLength: 8 }),
  pool: fc.record({ white: amount, blue: amount, colorless: amount }, { requiredKeys: [] }),
  cost: fc.array(part, { maxLength: 6 }),
  X: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  onlyOnX: fc.option(types, { nil: undefined }),
  without: fc.constantFrom(undefined, 'a', 'h'),
});

it('106.6, 118.3: what is counted is what a search finds', () => {
  fc.assert(
    fc.property(board, ({ sources, pool, cost, X, onlyOnX, without }) => {
      const others = sources.filter(({ id }) => id !== without);
      const restrict = onlyOnX && { X: onlyOnX };
      const searched = canPayMana(cost, { sources: others, pool, X, restrict });
      expect(countPayable(sources, pool, { cost, X, onlyOnX, without })).toBe(searched);
    }),
    { numRuns: 2_000 },
  );
});

const bundle = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  abilityId: fc.constant('both'),
  outputs: fc.subarray(
    [{ mana: { white: 1, blue: 1 } }, { mana: { colorless: 2 } }, { mana: { black: 3 } }],
    {
      minLength: 1,
    },
  ),
});

it('118.3: a purse that is asked again answers what a search finds, whatever its permanents give', () => {
  const many = fc.tuple(board, fc.array(bundle, { minLength: 1, maxLength: 3 }), board);
  fc.assert(
    fc.property(many, ([{ sources, pool, ...first }, bundles, second]) => {
      const all = [...sources, ...bundles];
      const purse = purseOf(pool, all);
      for (const { cost, X, onlyOnX, without } of [
        first,
        second,
        { ...first, X: 3 },
        { ...first, without: 'b' },
        first,
      ]) {
        const restrict = onlyOnX && { X: onlyOnX };
        const others = all.filter(({ id }) => id !== without);
        const searched = canPayMana(cost, { sources: others, pool, X, restrict });
        const use = { X, restrict, without };
        expect(purse.canPay(cost, use)).toBe(searched);
        expect(purse.lacks(cost, use).length === 0).toBe(searched);
      }
    }),
  );
});

it('permanents that give more than one mana are not counted', () => {
  const both: ManaSource = { id: 'a', abilityId: 'first', outputs: [{ mana: { white: 1, blue: 1 } }] };
  const none: ManaSource = { id: 'a', abilityId: 'first', outputs: [{ mana: {} }] };
  for (const found of [both, none]) expect(countPayable([found], {}, { cost: [0] })).toBeUndefined();
});

it('costs without end are not counted', () => {
  const dear = Array.from({ length: 60 }, (_part, index) => (['W', 'U', 'B'] as const)[index % 3] ?? 'W');
  expect(countPayable([], {}, { cost: dear })).toBeUndefined();
});
