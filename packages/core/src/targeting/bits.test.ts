import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { appendPositions, bitsFor, copyBits, setBit, type Bits } from './bits.js';

const SIZE = 100;
const positions = fc.uniqueArray(fc.nat(SIZE - 1)).map((all) => all.toSorted((a, b) => a - b));
const bitsOf = (all: readonly number[]) => {
  const bits = bitsFor(SIZE);
  for (const at of all) setBit(bits, at, true);
  return bits;
};
const listed = (bits: Bits, offset = 0) => {
  const into: number[] = [];
  appendPositions(bits, offset, into);
  return into;
};

it('holds what was put in, ascending, and nothing that was taken out', () => {
  fc.assert(
    fc.property(positions, fc.nat(SIZE - 1), fc.nat(9), (all, gone, offset) => {
      const bits = bitsOf(all);
      expect(listed(bits, offset)).toEqual(all.map((at) => at + offset));
      setBit(bits, gone, false);
      expect(listed(bits)).toEqual(all.filter((at) => at !== gone));
    }),
  );
});

it('is copied for another size: what lies beyond it is left out', () => {
  fc.assert(
    fc.property(positions, fc.nat(2 * SIZE), (all, size) => {
      expect(listed(copyBits(bitsOf(all), size))).toEqual(all.filter((at) => at < size));
    }),
  );
});
