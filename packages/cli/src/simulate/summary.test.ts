import { expect, it } from 'vitest';
import { spreadOf } from './one-match.js';

it.each([
  [[], null],
  [[7], { min: 7, p50: 7, p90: 7, p99: 7, max: 7 }],
  [
    Array.from({ length: 100 }, (_entry, index) => 100 - index),
    { min: 1, p50: 50, p90: 90, p99: 99, max: 100 },
  ],
  [[3, 1], { min: 1, p50: 1, p90: 3, p99: 3, max: 3 }],
])('spreads %j', (numbers, spread) => {
  expect(spreadOf(numbers)).toEqual(spread);
});
