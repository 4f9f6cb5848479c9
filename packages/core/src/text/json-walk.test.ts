import { expect, it } from 'vitest';
import { mapStrings, someWithin } from './index.js';

const filter = { zone: 'bed', not: { color: 'red' }, anyOf: [{ size: 2 }, { color: 'slots.t1' }] };

it.each<[string, (value: unknown) => boolean, boolean]>([
  ['the value itself', (value) => value === filter, true],
  ['a value in an object in a list', (value) => value === 'slots.t1', true],
  ['a number', (value) => value === 2, true],
  ['a key is no value', (value) => value === 'color', false],
  ['a part of a string is no value', (value) => value === 'slots', false],
])('someWithin: %s', (_what, test, found) => expect(someWithin(filter, test)).toBe(found));

it('mapStrings changes strings wherever they stand, and neither keys nor what is left out', () => {
  const shout = (text: string): string => text.toUpperCase();
  expect(mapStrings({ ...filter, none: undefined, no: null }, shout)).toStrictEqual({
    zone: 'BED',
    not: { color: 'RED' },
    anyOf: [{ size: 2 }, { color: 'SLOTS.T1' }],
    no: null,
  });
});
