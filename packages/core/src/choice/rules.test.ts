import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NumericComparison } from '../index.js';
import { context } from '../../test/context.js';
import { type RelationRule, distinctRule, sameRule, sumRule } from './problem.js';

/** The property of the thing at a position is the entry of the list. */
const reading = (values: readonly unknown[]) => (position: number) => values[position];

function verdict(rule: RelationRule, positions: readonly number[]): boolean {
  let state: string | undefined = rule.start;
  for (const position of positions) if (state !== undefined) state = rule.step(state, position);
  return state !== undefined && rule.accepts(state);
}

/** The same rule, simplified by what may come, with some things left out. */
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
  ['a number and itself', [1, 1], true, false],
  ['yes and yes', [true, true], true, false],
  ['yes and no', [true, false], false, true],
  ['what is no plain value is none', [{}, {}], false, true],
])('%s', (_name, values, same, distinct) => {
  const positions = values.map((_value, index) => index);
  expect(verdict(sameRule([0], 'p', reading(values)), positions)).toBe(same);
  expect(verdict(distinctRule([0], 'p', reading(values)), positions)).toBe(distinct);
});

describe('what nothing to come can tell apart becomes one', () => {
  /**
   * Returns the state of the automaton after the things up to `layer` were read and those `taken` were taken.
   */
  const after = (rule: RelationRule, values: readonly unknown[], taken: readonly number[], layer: number) => {
    const along = rule.along?.(values.map((_value, index) => index));
    let state: string | undefined = rule.start;
    for (let at = 0; at <= layer; at++) {
      if (state !== undefined && taken.includes(at)) state = rule.step(state, at);
      if (state !== undefined && along) state = along(state, at);
    }
    return state;
  };
  const sumOver = (slots: readonly number[], is: NumericComparison, values: readonly unknown[]) =>
    sumRule(slots, 'p', is, { read: reading(values), context });

  it.each<[string, readonly unknown[], boolean]>([
    ['a name that comes again is not forgotten', ['a', 'b', 'c', 'a'], false],
    ['a name that does not come again is', ['a', 'b', 'c', 'd'], true],
    ['both come again', ['a', 'b', 'a', 'b'], false],
  ])('distinct: %s', (_name, values, one) => {
    const rule = distinctRule([0], 'p', reading(values));
    expect(after(rule, values, [0], 1) === after(rule, values, [1], 1)).toBe(one);
  });

  it.each<[string, NumericComparison, readonly unknown[], boolean]>([
    ['enough is enough where nothing takes away', { gte: 3 }, [3, 4, 1, 1], true],
    ['not where a later one may take away', { gte: 3 }, [3, 4, 1, -1], false],
    ['what is above the bound on all ways to come is one', { gt: 2 }, [4, 5, -1, 1], true],
    ['not where there is a most', { gte: 3, lte: 9 }, [3, 4, 1, 1], false],
    ['not before there is enough', { gte: 6 }, [3, 4, 1, 2], false],
  ])('sum: %s', (_name, is, values, one) => {
    const rule = sumOver([0], is, values);
    expect(after(rule, values, [0], 1) === after(rule, values, [1], 1)).toBe(one);
  });

  it('a sum that has enough takes more, but nothing without the number', () => {
    const rule = sumOver([0], { gte: 3 }, [5, 1, 'none']);
    const enough = after(rule, [5, 1, 'none'], [0], 0) ?? '';
    expect(rule.accepts(enough)).toBe(true);
    expect(rule.step(enough, 1)).toBe(enough);
    expect(rule.step(enough, 2)).toBeUndefined();
  });

  it.each<[string, NumericComparison, readonly number[], readonly unknown[], readonly number[], boolean]>([
    ['too much, and nothing takes away', { lte: 3 }, [0], [4, 1], [0], false],
    ['too much, but a later one takes away', { lte: 3 }, [0], [4, -1], [0], true],
    ['too much by less than comes, once', { lte: 2 }, [0], [4, -1], [0], false],
    ['by two slots it may come twice', { lte: 2 }, [0, 1], [4, -1], [0], true],
    ['exactly the most', { lte: 4 }, [0], [4, 0], [0], true],
    ['exactly what is wanted', 4, [0], [4, 0], [0], true],
    ['more than what is wanted', 4, [0], [5, 1], [0], false],
    ['less, and too little comes', { gte: 6 }, [0], [4, 1], [0], false],
    ['less, and just enough comes', { gte: 5 }, [0], [4, 1], [0], true],
    ['less, and by two slots it comes twice', { gte: 6 }, [0, 1], [4, 1], [0], true],
    ['less than what is wanted', 6, [0], [4, 1], [0], false],
    ['a most is no least', { lte: 4 }, [0], [1, 0], [0], true],
    ['nor what it must stay below', { lt: 4 }, [0], [1, 0], [0], true],
    ['a least is no most', { gte: 4 }, [0], [5, 0], [0], true],
    ['nor what it must go beyond', { gt: 4 }, [0], [5, 0], [0], true],
    ['below, and too much', { lt: 4 }, [0], [5, 0], [0], false],
    ['beyond, and too little', { gt: 4 }, [0], [1, 2], [0], false],
    ['bound by X, too much', { lte: 'X' }, [0], [3, 1], [0], false],
    ['bound by X, enough', { gte: 'X' }, [0], [1, 1], [0], true],
    ['bound by X, too little', 'X', [0], [1, 0], [0], false],
    ['things without the number add nothing', { gte: 5 }, [0], [4, 'two', undefined], [0], false],
    ['parts of a millionth do not count', { gte: 0.3 }, [0], [0.1, 0.2], [0], true],
  ])('sum: %s', (_name, is, slots, values, taken, goesOn) => {
    expect(after(sumOver(slots, is, values), values, taken, 0) !== undefined).toBe(goesOn);
  });
});
