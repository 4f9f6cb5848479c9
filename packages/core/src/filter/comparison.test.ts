import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context } from '../../test/context.js';
import {
  boundsOf,
  compareNumber,
  compareString,
  numbersNear,
  numericComparison,
  numberTest,
  numberWords,
  stringComparison,
  stringWords,
  type NumericComparison,
  type StringComparison,
} from './comparison.js';

const bound = fc.oneof(
  fc.integer({ min: -2, max: 3 }),
  fc.constantFrom('X' as const, 'source.cost' as const),
);
const numbers = fc.integer({ min: -2, max: 3 });
const comparisonOf = (value: typeof bound | typeof numbers): fc.Arbitrary<NumericComparison> =>
  fc.oneof(
    value,
    fc
      .record({ eq: value, gt: value, gte: value, lt: value, lte: value }, { requiredKeys: [] })
      .filter((bounds) => Object.keys(bounds).length > 0),
  );

/** Evaluates the operators one by one. */
function holds(actual: number, comparison: NumericComparison): boolean {
  const { eq, gt, gte, lt, lte } = typeof comparison === 'object' ? comparison : { eq: comparison };
  const is = (asked: typeof eq, so: (limit: number) => boolean): boolean => {
    if (asked === undefined) return true;
    const limit = context.number(asked);
    return limit !== undefined && so(limit);
  };
  return (
    is(eq, (limit) => actual === limit) &&
    is(gt, (limit) => actual > limit) &&
    is(gte, (limit) => actual >= limit) &&
    is(lt, (limit) => actual < limit) &&
    is(lte, (limit) => actual <= limit)
  );
}

describe('numbers', () => {
  it.each([
    ['with numbers alone', comparisonOf(numbers)],
    ['with references', comparisonOf(bound)],
  ])('compare as their operators say, looked at once or each time: %s', (_name, comparison) => {
    fc.assert(
      fc.property(comparison, (is) => {
        const test = numberTest(is);
        for (const actual of [-3, -2, -1, 0, 1, 2, 3, 4]) {
          expect([actual, compareNumber(actual, is, context)]).toEqual([actual, holds(actual, is)]);
          expect([actual, test(actual, context)]).toEqual([actual, holds(actual, is)]);
        }
        expect(compareNumber(undefined, is, context)).toBe(false);
        expect(test(undefined, context)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it.each<[NumericComparison, readonly number[]]>([
    [{ gte: 2, gt: 2 }, [3, 4]],
    [{ gt: 2, gte: 1 }, [3, 4]],
    [{ gt: 1, gte: 2 }, [2, 3, 4]],
    [{ lt: 2, lte: 2 }, [0, 1]],
    [{ lt: 3, lte: 2 }, [0, 1, 2]],
    [{ lt: 2, lte: 3 }, [0, 1]],
    [{ eq: 2, gt: 1, lt: 3 }, [2]],
    [{ eq: 2, gt: 2 }, []],
    [{ eq: 2, lt: 2 }, []],
    [{ eq: 2, gte: 2, lte: 2 }, [2]],
    [{ gt: 1, lt: 'X' }, []],
    [{ gte: 1, lt: 'X' }, [1]],
    [{ gte: 1, lt: 'source.cost' }, []],
    [0, [0]],
  ])('%j holds for %j of 0 to 4', (is, expected) => {
    const all = [0, 1, 2, 3, 4];
    expect(all.filter((actual) => numberTest(is)(actual, context))).toEqual(expected);
    expect(all.filter((actual) => compareNumber(actual, is, context))).toEqual(expected);
  });

  it.each<[NumericComparison, ReturnType<typeof boundsOf>]>([
    [3, [{ operator: 'eq', bound: 3 }]],
    ['X', [{ operator: 'eq', bound: 'X' }]],
    [
      { lte: 5, gt: 'X' },
      [
        { operator: 'gt', bound: 'X' },
        { operator: 'lte', bound: 5 },
      ],
    ],
  ])('%j as operators with bounds', (is, bounds) => expect(boundsOf(is)).toEqual(bounds));

  it.each<[NumericComparison, readonly number[]]>([
    [3, [3, 4, 2]],
    ['X', [2, 3, 1]],
    [{ gt: 5, lt: 9 }, [5, 6, 4, 9, 10, 8]],
    ['source.cost', []],
  ])('near %j there are %j', (is, near) => expect(numbersNear(is, context)).toEqual(near));

  it.each<[NumericComparison, string]>([
    [3, '3'],
    ['X', 'X'],
    ['source.cost', "the source's cost"],
    ['slots.first.cost', 'the cost of first'],
    [{ gt: 1, lt: 5 }, 'more than 1 and less than 5'],
    [{ gte: 1, lte: 5 }, '1 or more and 5 or less'],
  ])('%j is "%s"', (is, words) => expect(numberWords(is)).toBe(words));
});

it.each<[object, boolean]>([
  [{}, false],
  [{ eq: undefined }, false],
  [{ eq: 0 }, true],
  [{ eq: undefined, lt: 1 }, true],
  [{ near: 1 }, false],
])('%o compares with something: %s', (bounds, does) => {
  expect(numericComparison.safeParse(bounds).success).toBe(does);
});

describe('names', () => {
  it.each<[StringComparison, readonly string[]]>([
    ['Ant', ['Ant']],
    [{ eq: 'Ant' }, ['Ant']],
    [{ not: 'Ant' }, ['Bee', 'Cat']],
    [{ oneOf: ['Ant', 'Bee'] }, ['Ant', 'Bee']],
    [{ oneOf: ['Ant', 'Bee'], not: 'Ant' }, ['Bee']],
    [{ oneOf: ['Ant', 'Bee'], eq: 'Bee' }, ['Bee']],
    [{ eq: 'Ant', not: 'Ant' }, []],
    [{ starts: 'A' }, ['Ant']],
    [{ ends: 't' }, ['Ant', 'Cat']],
    [{ includes: 'e' }, ['Bee']],
    [{ includes: 'a' }, ['Cat']],
    [{ includes: 'a', ignoreCase: true }, ['Ant', 'Cat']],
    [{ starts: 'CA', ignoreCase: true }, ['Cat']],
    [{ starts: 'CA', ignoreCase: false }, []],
    [{ ends: 'EE', ignoreCase: true }, ['Bee']],
    [{ eq: 'BEE', ignoreCase: true }, ['Bee']],
    [{ not: 'BEE', ignoreCase: true }, ['Ant', 'Cat']],
    [{ oneOf: ['cat', 'ANT'], ignoreCase: true }, ['Ant', 'Cat']],
    [{ starts: 'A', ends: 't', includes: 'n' }, ['Ant']],
    [{ starts: 'A', ends: 'e' }, []],
    [{ starts: 'Antler' }, []],
  ])('%j holds for %j', (is, expected) => {
    expect(['Ant', 'Bee', 'Cat'].filter((name) => compareString(name, is))).toEqual(expected);
    expect(compareString(undefined, is)).toBe(false);
  });

  it.each<[StringComparison, string]>([
    ['Ant', '"Ant"'],
    [{ eq: 'Ant' }, '"Ant"'],
    [{ not: 'Ant' }, 'other than "Ant"'],
    [{ oneOf: ['Ant', 'Bee'] }, '"Ant" or "Bee"'],
    [{ eq: 'Ant', oneOf: ['Ant', 'Bee'], not: 'Cat' }, '"Ant" and "Ant" or "Bee" and other than "Cat"'],
    [{ starts: 'A', ends: 't' }, 'that starts with "A" and that ends with "t"'],
    [{ includes: 'n', ignoreCase: true }, 'that includes "n" in capital or small letters'],
  ])('%j is %s', (is, words) => expect(stringWords(is)).toBe(words));

  it.each([
    {},
    { ignoreCase: true },
    { starts: '' },
    { ends: '' },
    { includes: '' },
    { oneOf: [] },
    { starts: 1 },
  ])('%j compares with nothing', (comparison) =>
    expect(stringComparison.safeParse(comparison).success).toBe(false),
  );
});
