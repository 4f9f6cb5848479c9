import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.js';

/** Node's own, over the code units with the high byte first. */
function reference(text: string): string {
  return createHash('sha256').update(Buffer.from(text, 'utf16le').swap16()).digest('hex');
}

const hex = (text: string) =>
  sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');

it('hashes the empty text as the standard publishes it', () => {
  expect(hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

it.each(Array.from({ length: 70 }, (_none, length) => length))(
  'hashes %i letters as the reference does: each place of the end in a block',
  (length) => {
    const text = 'ab€\ud800'.repeat(20).slice(0, length);
    expect(hex(text)).toBe(reference(text));
  },
);

it('hashes any text as the reference does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(hex(text)).toBe(reference(text));
    }),
  );
});
