import { expect, it } from 'vitest';
import { found } from './found.js';

it('is the thing, or says what is missing', () => {
  expect(found(0, 'card Pim')).toBe(0);
  expect(() => found(undefined, 'card Pim')).toThrow(new RangeError('There is no card Pim'));
});
