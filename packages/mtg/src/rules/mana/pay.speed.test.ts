import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { COLORS } from '../../language/vocabulary.js';
import { MANA_TYPES, type ManaCost, type ManaType } from '../../language/mana.js';
import { type PaymentMeans, canPayMana, payMana } from './pay.js';
import { type ManaOutput, type ManaSource, manaCombinations, oneManaOf } from './sources.js';

const KINDS: readonly (readonly ManaOutput[])[] = [
  ...COLORS.map((color) => oneManaOf([color])),
  ...COLORS.map((color, index) => oneManaOf([color, COLORS[(index + 1) % COLORS.length] ?? 'white'])),
  oneManaOf(COLORS),
  [{ mana: { colorless: 2 } }],
  manaCombinations(2, ['red', 'green']) ?? [],
  oneManaOf(['white', 'black'], { weight: 1 }),
];
const board = (count: number): readonly ManaSource[] =>
  Array.from({ length: count }, (_none, index) => ({
    id: `land${index}`,
    abilityId: 'mana',
    outputs: KINDS[index % KINDS.length] ?? [],
  }));

/** Returns the fastest of some runs in milliseconds, so that delays of a busy machine do not count. */
function fastest(cost: ManaCost, means: PaymentMeans): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    canPayMana(cost, means);
    return performance.now() - start;
  });
  return Math.min(...times);
}

it.each<[string, ManaCost, number]>([
  ['a common cost', [2, 'U', 'U'], 0],
  ['a large X', ['X', 'R', 'R'], 50],
  ['five colours, hybrids', [4, 'W', 'U', 'B', 'R', 'G', 'W/U', '2/B'], 0],
])('a thousand permanents: %s', (_words, cost, X) => {
  const sources = board(1_000);
  expect(unwrap(payMana(cost, { sources, X })).taps.length).toBeGreaterThan(1);
  const time = fastest(cost, { sources, X });
  expect(time).toBeLessThan(60);
});

it('a board where no two permanents are alike', () => {
  const subsets = Array.from({ length: 63 }, (_none, index) =>
    MANA_TYPES.filter((_type, bit) => ((index + 1) & (1 << bit)) !== 0),
  );
  const outputs = (types: readonly ManaType[], weight: number) => oneManaOf(types, { weight });
  const sources = [0, 1, 2].flatMap((weight) =>
    subsets.map((types, index) => ({
      id: `${weight}-${index}`,
      abilityId: 'mana',
      outputs: outputs(types, weight),
    })),
  );
  const cost: ManaCost = [6, 'W', 'W', 'U', 'U', 'B', 'R', 'G'];
  expect(unwrap(payMana(cost, { sources })).taps).toHaveLength(13);
  expect(fastest(cost, { sources })).toBeLessThan(500);
});
