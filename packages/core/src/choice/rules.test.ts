import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumericComparison } from '../index.js';
import type { FilterContext } from '../filter/context.js';
import type { RelationRule } from './problem.js';
import { distinctRule, sameRule, sumRule } from './rules.js';

const context: FilterContext = {
  controller: 'ann',
  source: undefined,
  sourceRef: undefined,
  players: ['ann'],
  number: (value) => (typeof value === 'number' ? value : undefined),
  isPlayer: () => false,
};

/** The property of the thing at a position is the entry of the list. */
const reading = (values: readonly unknown[]) => (position: number) => values[position];

function verdict(rule: RelationRule, positions: readonly number[]): boolean {
  let state: string | undefined = rule.start;
  for (const position of positions) if (state !== undefined) state = rule.step(state, position);
  return state !== undefined && rule.accepts(state);
}

/** The same, told beforehand what may come, with some things left out. */
function verdictAlong(rule: RelationRule, positions: readonly number[], taken: readonly number[]): boolean {
  const along = rule.along?.(positions);
  let state: string | undefined = rule.start;
  for (const [layer, position] of positions.entries()) {
    if (state !== undefined && taken.includes(position)) state = rule.step(state, position);
    if (state !== undefined && along) state = along(state, layer);
  }
  return state !== undefined && rule.accepts(state);
}

const listed = (value: unknown): readonly unknown[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (entry) => entry !== undefined && typeof entry !== 'object',
  );

const NAIVE: { readonly [name: string]: (values: readonly unknown[]) => boolean } = {
  same: (values) =>
    values.length === 0 ||
    listed(values[0]).some((entry) => values.every((value) => listed(value).includes(entry))),
  distinct: (values) =>
    values.every((value, index) =>
      values.slice(index + 1).every((other) => !listed(value).some((entry) => listed(other).includes(entry))),
    ),
};

const value = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', 'red', 'blue', 1, '1', true, 'a\nb', 'a', [], {}),
  fc.subarray(['red', 'blue', 'green']),
);
const number = fc.constantFrom(undefined, -3, -1, 0, 1, 2, 0.1, 0.2, 0.5, 'two');

describe('relations agree with their meaning', () => {
  it.each([
    ['same', sameRule],
    ['distinct', distinctRule],
  ] as const)('%s, in any order', (name, ruleOf) => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 5 }), (values) => {
        const rule = ruleOf([0], 'property', reading(values));
        const positions = values.map((_value, index) => index);
        const expected = NAIVE[name]?.(values);
        expect(verdict(rule, positions)).toBe(expected);
        expect(verdict(rule, positions.toReversed())).toBe(expected);
      }),
    );
  });

  const comparison = fc.constantFrom<NumericComparison>(
    2,
    { gte: 1 },
    { gt: 0 },
    { lt: 1 },
    { lte: 0.3 },
    { gte: -1, lt: 2 },
    { eq: 0.3 },
  );

  it('sum, exactly and in any order', () => {
    fc.assert(
      fc.property(fc.array(number, { maxLength: 5 }), comparison, (values, is) => {
        const rule = sumRule([0], 'property', is, { read: reading(values), context });
        const positions = values.map((_value, index) => index);
        const sum = Math.round(values.reduce<number>((all, entry) => all + Number(entry), 0) * 10) / 10;
        const { eq = sum, gt = -99, gte = -99, lt = 99, lte = 99 } = typeof is === 'object' ? is : { eq: is };
        const expected =
          values.every((entry) => typeof entry === 'number') &&
          sum === eq &&
          sum > Number(gt) &&
          sum >= Number(gte) &&
          sum < Number(lt) &&
          sum <= Number(lte);
        expect(verdict(rule, positions)).toBe(expected);
        expect(verdict(rule, positions.toReversed())).toBe(expected);
      }),
    );
  });

  it('what is let go of on the way changes no verdict', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(value, number), { maxLength: 6 }),
        fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        comparison,
        (values, taking, is) => {
          const read = reading(values);
          const positions = values.map((_value, index) => index);
          const taken = positions.filter((position) => taking[position]);
          const rules = [
            sameRule([0], 'p', read),
            distinctRule([0], 'p', read),
            sumRule([0], 'p', is, { read, context }),
          ];
          for (const rule of rules) expect(verdictAlong(rule, positions, taken)).toBe(verdict(rule, taken));
        },
      ),
    );
  });
});

it.each<[string, readonly unknown[], boolean, boolean]>([
  ['one shared type is enough', [['lamp', 'moth'], ['moth', 'warden'], ['moth']], true, false],
  [
    'shared by pairs only',
    [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
    ],
    false,
    false,
  ],
  ['nothing shared', [['a'], ['b']], false, true],
  ['a thing without the property', [undefined], false, true],
  ['nothing at all', [], true, true],
  ['a number is no text', [1, '1'], false, true],
])('%s', (_name, values, same, distinct) => {
  const positions = values.map((_value, index) => index);
  expect(verdict(sameRule([0], 'p', reading(values)), positions)).toBe(same);
  expect(verdict(distinctRule([0], 'p', reading(values)), positions)).toBe(distinct);
});
