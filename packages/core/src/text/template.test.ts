import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from '../index.js';
import { sameJson } from './template.js';

const small = fc.jsonValue({ maxDepth: 3 });

it('the same JSON is what has one canonical text', () => {
  const pair = fc.oneof(
    fc.tuple(small, small),
    small.map((json) => [json, JSON.parse(JSON.stringify(json))] as const),
  );
  fc.assert(
    fc.property(pair, ([one, other]) => {
      expect(sameJson(one, other)).toBe(canonicalJson(one) === canonicalJson(other));
    }),
    { numRuns: 500 },
  );
});

it.each([
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{}, [], false],
  [{}, { constructor: 1 }, false],
  [null, {}, false],
  [[1, 2], [2, 1], false],
])('%j and %j: %s', (one, other, same) => {
  expect([sameJson(one, other), sameJson(other, one)]).toEqual([same, same]);
});
