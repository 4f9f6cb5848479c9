import { expect, it } from 'vitest';
import { entryAt, sure } from './sure.js';

it('what is surely there is given, whatever it is', () => {
  expect([sure(0), sure(''), sure(false), sure(null), entryAt(['a', 'b'], 1)]).toEqual([
    0,
    '',
    false,
    null,
    'b',
  ]);
});

it.each<[string, () => unknown]>([
  ['a value', () => sure(undefined)],
  ['a place after the last', () => entryAt(['a'], 1)],
  ['a place before the first', () => entryAt(['a'], -1)],
])('%s that is not there is told at once', (_what, look) => {
  expect(look).toThrow(new RangeError('Something that is surely there is missing'));
});
