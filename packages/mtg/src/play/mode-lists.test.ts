import { expect, it } from 'vitest';
import { modeLists } from './variants.js';

const options = (...ids: readonly string[]) => ids.map((id) => ({ id, effects: [] }));
const many = Array.from({ length: 16 }, (_none, at) => `m${at}`);

it.each([
  ['one of two', { min: 1, max: 1, options: options('a', 'b') }, ['a', 'b']],
  ['one or both', { min: 1, max: 2, options: options('a', 'b') }, ['a b', 'a', 'b']],
  ['none, too', { min: 0, max: 1, options: options('a') }, ['a', '']],
  [
    '700.2d: the same again',
    { min: 2, max: 2, repeat: true as const, options: options('a', 'b') },
    ['a a', 'a b', 'b b'],
  ],
  [
    '700.2i: worth three together',
    {
      min: 1,
      max: 3,
      worth: 3,
      options: [
        { id: 'a', effects: [], worth: 2 },
        { id: 'b', effects: [] },
      ],
    },
    ['a b', 'a', 'b'],
  ],
  ['more than there are', { min: 3, max: 3, options: options('a', 'b') }, []],
])('lists modes in printed order: %s', (_name, modes, lists) => {
  expect(modeLists(modes).map((list) => list.join(' '))).toEqual(lists);
});

it.each([
  ['again without end', { min: 1, max: 1_000_000_000, repeat: true as const, options: options('a', 'b') }, 1],
  ['again, of many', { min: 1, max: 16, repeat: true as const, options: options(...many) }, 4_096],
  ['all of many', { min: 16, max: 16, options: options(...many) }, 1],
])('looks at no more lists than it may: %s', (_name, modes, least) => {
  const found = modeLists(modes);
  expect(found.length).toBeGreaterThanOrEqual(least);
  expect(found.length).toBeLessThanOrEqual(4_096);
});
