import { expect, it } from 'vitest';
import { counted } from './narration.js';

it.each([
  [0, 'card', '0 cards'],
  [1, 'card', '1 card'],
  [7, '+1/+1 counter', '7 +1/+1 counters'],
])('%i of a %s is %s', (count, noun, words) => {
  expect(counted(count, noun)).toBe(words);
});
