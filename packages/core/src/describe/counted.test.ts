import { expect, it } from 'vitest';
import { counted } from './index.js';

it.each<[number, string]>([
  [0, '0 cards'],
  [1, '1 card'],
  [2, '2 cards'],
])('%s of them are told as %j', (count, words) => {
  expect(counted(count, 'card')).toBe(words);
});
