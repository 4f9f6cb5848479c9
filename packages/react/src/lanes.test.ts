import type { ThingView } from '@reticle/core/host';
import { describe, expect, it } from 'vitest';
import { heightsOf, rowsOf, sidesOf, STRIP } from './lanes.js';

const ones = (count: number) => Array.from({ length: count }, () => ({ length: 1 }));

/** Makes a number of different things. */
const things = (count: number, lane: 'front' | 'back' = 'front'): readonly ThingView[] =>
  Array.from({ length: count }, (_each, at) => ({
    ref: { kind: 'card', id: `${lane}${at}`, incarnation: 0 },
    name: `${lane}${at}`,
    facts: [],
    marks: [],
    lane,
  }));

describe('a line in two rows', () => {
  it.each([
    [1, 1, 1],
    [2, 1, 1],
    [3, 2, 2],
    [4, 2, 2],
    [5, 3, 3],
    [6, 3, 3],
  ])('of %i cards has %i in the first', (count, first, half) => {
    expect(rowsOf(ones(count))).toEqual({ first, half });
  });

  it('is as even as cards on each other let it be', () => {
    const four = { length: 4 };
    expect(rowsOf([four, ...ones(2)])).toEqual({ first: 1, half: 2 });
    expect(rowsOf([...ones(2), four])).toEqual({ first: 2, half: 2 });
    expect(rowsOf([four]).half).toBeCloseTo(1 + 3 * STRIP, 10);
  });
});

describe('the heights on a narrow table', () => {
  it('follow what lies in the lanes', () => {
    const few = heightsOf([...things(2), ...things(2, 'back')]);
    const many = heightsOf([...things(4), ...things(2, 'back')]);
    expect(many.front).toBe(2 * few.front);
    expect(many.back).toBe(few.back);
    expect(heightsOf(things(9, 'back')).front).toBeLessThan(few.front);
    expect(heightsOf(things(1)).back).toBe(0);
  });

  it.each([
    [0, 0, 0.5],
    [4, 4, 0.5],
    [0, 6, 0.3],
    [6, 0, 0.7],
  ])('with %i cards there and %i here the far side has %d', (far, near, part) => {
    const sides = sidesOf(things(far), things(near));
    expect(sides.far).toBe(part);
    expect(sides.far + sides.near).toBeCloseTo(1, 10);
  });
});
