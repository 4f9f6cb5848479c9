import { expect, it } from 'vitest';
import { whileSame } from './memo.js';

it('gives the latest answer again for as long as everything that was asked is the very same', () => {
  let worked = 0;
  const sum = whileSame((a: readonly number[], b: number) => {
    worked++;
    return a.length + b;
  });
  const list = [1, 2];
  expect([sum(list, 1), sum(list, 1), sum(list, 2), sum([1, 2], 2), sum(list, 1)]).toEqual([3, 3, 4, 4, 3]);
  expect(worked).toBe(4);
});
