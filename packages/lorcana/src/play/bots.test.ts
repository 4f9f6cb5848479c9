import { expect, it } from 'vitest';
import { made, QUIET, table } from '../../test/table.js';
import type { LorcanaMatchState } from '../state/match.js';
import { emitEvents } from '../state/table.js';
import { lorcanaMatch } from './match.js';

type Side = Parameters<typeof table>[0];
const pim = made('Pim');
const hat = made('Hat', { type: 'item', cost: 3 });

const worth = (north: Side, south: Side = {}, more: Partial<LorcanaMatchState> = {}): number => {
  const at = table(north, south);
  return lorcanaMatch.evaluate({ ...at, state: { ...at.state, ...more } }, 'north');
};

it.each<[string, better: readonly [Side, Side?], worse: readonly [Side, Side?]]>([
  ['lore of your own', [{ lore: 1 }], [{}]],
  ['no lore of an opponent', [{}, {}], [{}, { lore: 1 }]],
  ['lore rather than a card', [{ lore: 1 }], [{ hand: [pim] }]],
  ['a character', [{ play: [pim] }], [{}]],
  ['none of an opponent', [{}], [{}, { play: [pim] }]],
  ['an item', [{ play: [hat] }], [{}]],
  [
    'a dear item rather than a cheap one',
    [{ play: [hat] }],
    [{ play: [made('Cap', { type: 'item', cost: 1 })] }],
  ],
  ['more lore to quest for', [{ play: [made('Pim', { lore: 2 })] }], [{ play: [pim] }]],
  ['more strength', [{ play: [made('Pim', { strength: 3 })] }], [{ play: [pim] }]],
  ['more willpower', [{ play: [made('Pim', { willpower: 4 })] }], [{ play: [pim] }]],
  ['no damage', [{ play: [pim] }], [{ play: [[pim, { damage: 1 }]] }]],
  ['a ready one', [{ play: [pim] }], [{ play: [[pim, { exerted: true }]] }]],
  ['a card in the hand', [{ hand: [pim] }], [{}]],
  ['ink', [{ ink: 1 }], [{}]],
  ['a card in play rather than in the hand', [{ play: [pim] }], [{ hand: [pim] }]],
])('a bot would rather have %s', (_title, [north, south], [other, others]) => {
  expect(worth(north, south)).toBeGreaterThan(worth(other, others));
});

it('a bot would rather have ink ready than paid', () => {
  const at = table({ ink: 2 });
  const paid = emitEvents(at.state, QUIET, { type: 'paysInk', player: 'north', amount: 1 });
  expect(lorcanaMatch.evaluate({ ...at, state: paid }, 'north')).toBeLessThan(
    lorcanaMatch.evaluate(at, 'north'),
  );
});

it('an eleventh ink is worth no more than that it is ready', () => {
  const [ten, eleven, twelve] = [10, 11, 12].map((ink) => worth({ ink }));
  expect((eleven ?? 0) - (ten ?? 0)).toBeLessThan(1);
  expect((eleven ?? 0) - (ten ?? 0)).toBeCloseTo((twelve ?? 0) - (eleven ?? 0));
});

it('nothing is better than to win, nothing worse than to lose, and a draw is even', () => {
  const ended = (winners: readonly string[]) =>
    worth({ lore: 19 }, {}, { ended: { winners, reason: 'lore' } });
  expect(ended(['north'])).toBeGreaterThan(worth({ lore: 19, play: [pim, pim, pim] }));
  expect(ended(['south'])).toBe(-ended(['north']));
  expect(ended([])).toBe(0);
});

it('of several opponents the one who is best off counts', () => {
  const of = (south: Side, west: Side) => lorcanaMatch.evaluate(table({}, south, { west }), 'north');
  expect(of({ lore: 2 }, { lore: 5 })).toBe(of({ lore: 5 }, { lore: 2 }));
  expect(of({ lore: 5 }, { lore: 5 })).toBe(of({ lore: 5 }, {}));
});
