import { expect, it } from 'vitest';
import { judge } from './judge.mjs';

const row = (size: number, budget: number, more: object = {}) => ({
  from: 'a',
  names: '*',
  size,
  budget,
  ...more,
});

it('prints sizes beside budgets', () => {
  expect(judge([row(1_949, 2_000), row(1_000, 900, { names: 'one' })], ['a'])).toEqual({
    table: [
      'kB gzip        is  may be',
      'a { * }       1.9     2.0',
      'a { one }     1.0     0.9  over by 0.1',
    ].join('\n'),
    faults: ['a { one } weighs 1.0 kB, and may weigh 0.9.'],
  });
});

it.each([
  ['what weighs too much', [row(2_001, 2_000)], ['a'], ['a { * } weighs 2.0 kB, and may weigh 2.0.']],
  ['a way in without a budget', [row(1, 2)], ['a', 'b'], ['b has no budget in size/budgets.mjs.']],
  [
    'a way in that is measured in part only',
    [row(1, 2, { names: 'one' })],
    ['a'],
    ['a has no budget in size/budgets.mjs.'],
  ],
])('refuses %s', (_, measured, waysIn, faults) => {
  expect(judge(measured, waysIn).faults).toEqual(faults);
});
