import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { parseWith, unwrap } from './index.js';
import { randomFrom, randomState, seedRandom, type StreamState } from './match/index.js';

/** The published xoshiro128** in 128-bit arithmetic, which shares no line with ours. */
function referenceDraws(start: StreamState, howMany: number): readonly number[] {
  const mask = 0xffff_ffffn;
  const rotl = (x: bigint, k: bigint) => ((x << k) | (x >> (32n - k))) & mask;
  const s = start.map(BigInt);
  return Array.from({ length: howMany }, () => {
    const result = (rotl((s[1]! * 5n) & mask, 7n) * 9n) & mask;
    const t = (s[1]! << 9n) & mask;
    s[2]! ^= s[0]!;
    s[3]! ^= s[1]!;
    s[1]! ^= s[2]!;
    s[0]! ^= s[3]!;
    s[2]! ^= t;
    s[3] = rotl(s[3]!, 11n);
    return Number(result);
  });
}

const words = fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 0xffff_ffff })));
const states = words.map(([a = 0, b = 0, c = 0, d = 1]): StreamState => [a, b, c, d]);

describe('xoshiro128**', () => {
  it('draws what its authors publish for the state 1, 2, 3, 4', () => {
    const random = randomFrom([1, 2, 3, 4]);
    expect(Array.from({ length: 4 }, () => random.below(2 ** 32))).toEqual([
      11_520, 0, 5_927_040, 70_819_200,
    ]);
  });

  it('draws as the reference does from any state', () => {
    fc.assert(
      fc.property(states, (state) => {
        const random = randomFrom(state);
        expect(Array.from({ length: 8 }, () => random.below(2 ** 32))).toEqual(referenceDraws(state, 8));
      }),
    );
  });

  it('goes on from its state as JSON as if nothing had happened', () => {
    fc.assert(
      fc.property(states, fc.nat(20), (state, before) => {
        const random = randomFrom(state);
        for (let drawn = 0; drawn < before; drawn++) random.below(6);
        const resumed = randomFrom(unwrap(parseWith(randomState, JSON.parse(JSON.stringify(random.state)))));
        expect(Array.from({ length: 5 }, () => resumed.below(6))).toEqual(
          Array.from({ length: 5 }, () => random.below(6)),
        );
      }),
    );
  });
});

describe('a seed', () => {
  it.each([
    [1, 1, true],
    [1, '1', true],
    [1, 2, false],
    ['ann', 'Ann', false],
    ['', ' ', false],
    ['1/1969', '1/28676', false],
    ['\ud800', '\ud801', false],
  ])('%j and %j give the same state: %s', (a, b, same) => {
    expect(JSON.stringify(seedRandom(a)) === JSON.stringify(seedRandom(b))).toBe(same);
  });

  it.each([
    [[1, 2, 3, 4], true],
    [[0, 0, 0, 0], false],
    [[1, 2, 3], false],
    [[1, 2, 3, -1], false],
    [[1, 2, 3, 2 ** 32], false],
  ])('the state %j is one: %s', (state, is) => expect(parseWith(randomState, state).ok).toBe(is));
});

/** Counts how many of 128 bits differ. */
function distance(one: StreamState, other: StreamState): number {
  const bits = one.map((word, index) => BigInt((word ^ (other[index] ?? 0)) >>> 0).toString(2));
  return bits.join('').replaceAll('0', '').length;
}

describe('a seed becomes 128 bits', () => {
  it('of its SHA-256', () => {
    const digest = createHash('sha256').update(Buffer.from('reticle', 'utf16le').swap16()).digest();
    expect(seedRandom('reticle')).toEqual([0, 4, 8, 12].map((at) => digest.readUInt32BE(at)));
  });

  it('and none of many seeds that are counted up shares 64 of them with another', () => {
    const seen = new Set<string>();
    const halves = inject('deep') ? 100_000 : 25_000;
    for (let n = 0; n < halves; n++) {
      const [a, b, c, d] = seedRandom(`1/${n}`);
      seen.add(`${a} ${b} left`).add(`${c} ${d} right`);
    }
    expect(seen.size).toBe(2 * halves);
  });

  it('half of which change with any letter, wherever it stands', () => {
    const seed = 'a seed that is longer than one block of the hash, which has room for 32 letters or fewer';
    for (let at = 0; at < seed.length; at++) {
      const other = `${seed.slice(0, at)}#${seed.slice(at + 1)}`;
      expect(distance(seedRandom(seed), seedRandom(other))).toBeGreaterThan(32);
    }
  });
});

describe('below', () => {
  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])('there is no draw below %d', (bound) => {
    expect(() => randomFrom([1, 2, 3, 4]).below(bound)).toThrow(RangeError);
  });

  it.each([0n, -1n])('nor below %d, however large numbers may be', (bound) => {
    expect(() => randomFrom([1, 2, 3, 4]).belowBig(bound)).toThrow(RangeError);
  });

  it.each([2, 3, 6, 7, 10, 100])('draws all of 0..%d alike often (chi-square, p = 0.001)', (bound) => {
    const random = randomFrom(seedRandom(`fair ${bound}`));
    const draws = 1_000 * bound;
    const seen = Array.from({ length: bound }, () => 0);
    const big = [...seen];
    for (let count = 0; count < draws; count++) {
      seen[random.below(bound)]! += 1;
      big[Number(random.belowBig(BigInt(bound)))]! += 1;
    }
    const chiSquare = (found: readonly number[]) =>
      found.reduce((sum, n) => sum + (n - 1_000) ** 2 / 1_000, 0);
    // Wilson and Hilferty's approximation of the 99.9% quantile
    const freedom = bound - 1;
    const limit = freedom * (1 - 2 / (9 * freedom) + 3.09 * Math.sqrt(2 / (9 * freedom))) ** 3;
    expect(chiSquare(seen)).toBeLessThan(limit);
    expect(chiSquare(big)).toBeLessThan(limit);
  });

  it('stays below bounds of any size', () => {
    fc.assert(
      fc.property(states, fc.bigInt({ min: 1n, max: 2n ** 200n }), (state, bound) => {
        const drawn = randomFrom(state).belowBig(bound);
        expect(drawn >= 0n && drawn < bound).toBe(true);
      }),
    );
  });
});

describe('shuffle', () => {
  it('is a permutation, leaves the list alone, and is the same for the same state', () => {
    fc.assert(
      fc.property(states, fc.array(fc.integer(), { maxLength: 30 }), (state, list) => {
        const frozen = Object.freeze([...list]);
        const shuffled = randomFrom(state).shuffle(frozen);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
        expect(randomFrom(state).shuffle(frozen)).toEqual(shuffled);
      }),
    );
  });

  it('makes every order of three alike often', () => {
    const random = randomFrom(seedRandom('orders'));
    const seen = new Map<string, number>();
    for (let count = 0; count < 6_000; count++) {
      const order = random.shuffle(['a', 'b', 'c']).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    for (const found of seen.values()) expect(Math.abs(found - 1_000)).toBeLessThan(120);
  });
});
