import { expect, it } from 'vitest';
import { itemAfter } from './use-answer.js';

it.each([
  ['ArrowRight', 0, 3, 1, 1],
  ['ArrowRight', 2, 3, 1, undefined],
  ['ArrowLeft', 0, 3, 1, undefined],
  ['ArrowDown', 1, 9, 3, 4],
  ['ArrowUp', 1, 9, 3, undefined],
  ['Home', 5, 9, 3, 0],
  ['End', 5, 9, 3, 8],
  ['Enter', 5, 9, 3, undefined],
  ['Home', 0, 0, 1, undefined],
] as const)('%s at %i of %i, %i a row, leads to %s', (key, at, length, row, next) => {
  expect(itemAfter(key, at, length, row)).toBe(next);
});
