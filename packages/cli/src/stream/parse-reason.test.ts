import { expect, it } from 'vitest';
import type { ValueReader } from './value-reader.js';
import { arrayReader, objectReader, parseReason } from './values.js';

const found = (reader: ValueReader, text: string): unknown => {
  try {
    reader.write(text);
    reader.end();
  } catch (error) {
    return error;
  }
  return undefined;
};

it.each<[string, ValueReader, string]>([
  ['an array', arrayReader(), '[1, 2'],
  ['an object', objectReader('cards'), '{"cards": ['],
])('says in plain words that %s is cut off', (_what, reader, text) => {
  expect(found(reader, text)).toMatchObject({
    issues: [{ code: 'notJson', data: { found: 'it is cut off' } }],
  });
});

it('is a part of a sentence', () => {
  expect(parseReason(new Error('Unexpected "x" at 3.'))).toBe('Unexpected "x" at 3');
});
