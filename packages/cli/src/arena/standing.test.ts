import { expect, it } from 'vitest';
import { eloOf, rateOf } from './standing.js';

it.each([
  [0, 0, 0, 1],
  [9, 10, 0.596, 0.982],
  [50, 100, 0.404, 0.596],
  [10, 10, 0.722, 1],
])('%j of %j: from %j to %j', (won, games, low, high) => {
  const rate = rateOf(won, games);
  expect(rate.low).toBeCloseTo(low, 3);
  expect(rate.high).toBeCloseTo(high, 3);
});

it('rates by what was won: equals alike, ten to one about 400 apart', () => {
  const table = (share: number) => ({
    names: ['a', 'b'],
    games: () => 1_100,
    points: (one: string) => 1_100 * (one === 'a' ? share : 1 - share),
  });
  expect([...eloOf(table(0.5)).values()]).toEqual([1500, 1500]);
  const [a = 0, b = 0] = eloOf(table(10 / 11)).values();
  expect(a - b).toBeGreaterThan(395);
  expect(a - b).toBeLessThan(401);
});
