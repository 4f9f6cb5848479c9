import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context } from '../../test/context.js';
import { scanInto } from './scan.js';
import { sieveOf } from './sieve.js';

interface Pebble {
  readonly size: number;
}

const pebbles = fc.array(fc.record({ size: fc.nat(30) }), { maxLength: 40 });
const divisors = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 });

describe('what passes all tests', () => {
  it('law: stands where it stands when each object is asked each test, behind what is written already', () => {
    fc.assert(
      fc.property(pebbles, divisors, fc.array(fc.nat(), { maxLength: 3 }), (objects, by, before) => {
        const tests = by.map(
          (divisor) =>
            ({ size }: Pebble) =>
              size % divisor === 0,
        );
        const into = [...before];
        const sieves = tests.map((test) => sieveOf(test));
        const end = scanInto(objects, sieves, context, into, { at: before.length, offset: 7 });
        const wanted = objects.flatMap((object, index) =>
          tests.every((test) => test(object)) ? [7 + index] : [],
        );
        expect(into.slice(0, end)).toEqual([...before, ...wanted]);
      }),
    );
  });

  it('leaves out what is not there', () => {
    const into: number[] = [];
    expect(scanInto([undefined, { size: 1 }], [], context, into, { at: 0, offset: 0 })).toBe(1);
    expect(into).toEqual([1]);
  });

  it('is found apart where a test asks about another list itself', () => {
    const inner = sieveOf(({ size }: Pebble) => {
      const found: number[] = [];
      return scanInto([{ size }, { size }], [], context, found, { at: 0, offset: 0 }) === 2;
    });
    const into: number[] = [];
    expect(
      scanInto([{ size: 1 }, { size: 2 }, { size: 3 }], [inner], context, into, { at: 0, offset: 0 }),
    ).toBe(3);
    expect(into).toEqual([0, 1, 2]);
  });
});
