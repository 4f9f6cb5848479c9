import { expect, it } from 'vitest';
import { present } from './present.js';

it('is the thing, or says what is missing', () => {
  expect(present(0, 'card Pim')).toBe(0);
  expect(() => present(undefined, 'card Pim')).toThrow(new RangeError('There is no card Pim'));
});
