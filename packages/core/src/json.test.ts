import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { canonicalJson, frozenCopy, jsonFlaw, parseJsonText, parseWith, type JsonLimits } from './index.js';
import { asJson } from './json.js';

const TIGHT: JsonLimits = { depth: 3, values: 5, characters: 12 };

/** The sparse array `[1, , 2]`, which has nothing at 1. */
const sparse = [1];
sparse[2] = 2;

class Point {
  readonly x = 1;
}

describe('jsonFlaw', () => {
  it.each<[string, unknown, object | undefined]>([
    ['null', null, undefined],
    ['a number', 1.5, undefined],
    ['minus zero, which JSON knows', -0, undefined],
    ['an object without prototype', Object.assign(Object.create(null), { a: 1 }), undefined],
    ['a key that holds undefined', { a: undefined }, undefined],
    ['undefined itself', undefined, { code: 'notJson', data: { found: 'undefined' } }],
    ['NaN', { a: [NaN] }, { code: 'notJson', data: { found: 'NaN' }, path: ['a', 0] }],
    ['Infinity', -Infinity, { code: 'notJson', data: { found: '-Infinity' } }],
    ['a function', { f: () => 1 }, { code: 'notJson', data: { found: 'function' }, path: ['f'] }],
    ['a symbol', [Symbol('s')], { code: 'notJson', data: { found: 'symbol' }, path: [0] }],
    ['a bigint', { n: 1n }, { code: 'notJson', data: { found: 'bigint' }, path: ['n'] }],
    ['a class instance', new Point(), { code: 'notJson', data: { found: 'object with a prototype' } }],
    ['a map', { m: new Map() }, { code: 'notJson', data: { found: 'object with a prototype' }, path: ['m'] }],
    ['a hole', sparse, { code: 'notJson', data: { found: 'undefined' }, path: [1] }],
    ['a symbol key', { [Symbol('s')]: 1 }, { code: 'notJson', data: { found: 'symbol key' } }],
    [
      'a hidden key',
      Object.defineProperty({}, 'h', { value: 1 }),
      { code: 'notJson', data: { found: 'hidden key' }, path: ['h'] },
    ],
    ['depth', { a: { b: { c: {} } } }, { code: 'tooDeep', data: { limit: 3 }, path: ['a', 'b', 'c'] }],
    ['width', [1, 2, 3, 4, 5, 6], { code: 'tooLarge', data: { limit: 5, what: 'values' } }],
    [
      'width in sum',
      [
        [1, 2],
        [3, 4],
      ],
      { code: 'tooLarge', data: { limit: 5, what: 'values' }, path: [1] },
    ],
    [
      'a long text',
      ['1234567890123'],
      { code: 'tooLarge', data: { limit: 12, what: 'characters' }, path: [0] },
    ],
    [
      'a long key',
      { a: { '1234567890123': 1 } },
      { code: 'tooLarge', data: { limit: 12, what: 'characters' }, path: ['a'] },
    ],
    [
      'a constructor',
      { a: { constructor: 1 } },
      { code: 'hostileKey', data: { key: 'constructor' }, path: ['a', 'constructor'] },
    ],
    [
      'a prototype',
      [{ prototype: {} }],
      { code: 'hostileKey', data: { key: 'prototype' }, path: [0, 'prototype'] },
    ],
    [
      'a __proto__',
      JSON.parse('{"__proto__":1}'),
      { code: 'hostileKey', data: { key: '__proto__' }, path: ['__proto__'] },
    ],
  ])('%s', (_what, value, flaw) => {
    expect(jsonFlaw(value, TIGHT)).toEqual(flaw);
  });

  it('never calls a getter', () => {
    let called = 0;
    const trap = { enumerable: true, get: () => called++ };
    expect(jsonFlaw(Object.defineProperty({}, 'a', trap))).toMatchObject({ code: 'notJson', path: ['a'] });
    expect(jsonFlaw(Object.defineProperty([1], 0, trap))).toMatchObject({ code: 'notJson' });
    expect(called).toBe(0);
  });

  it('finds nothing in what JSON.parse gives, within the limits', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), (text) => {
        const value: unknown = JSON.parse(text);
        const hostile = /"(?:__proto__|constructor|prototype)":/.test(text);
        expect(jsonFlaw(value) === undefined).toBe(!hostile);
      }),
    );
  });
});

describe('parseWith', () => {
  const shape = z.strictObject({
    name: z.string(),
    count: z.int().min(0).optional(),
    how: z.union([z.string(), z.array(z.string())]).optional(),
    size: z
      .union([z.number(), z.strictObject({ gte: z.number().optional(), lte: z.number().optional() })])
      .optional(),
    mode: z.enum(['all', 'any']).optional(),
  });

  it.each<[string, unknown, readonly object[]]>([
    ['no object', 3, [{ code: 'wrongType', data: { expected: 'object', found: 'number' } }]],
    [
      'nothing there',
      {},
      [{ code: 'wrongType', data: { expected: 'string', found: 'nothing' }, path: ['name'] }],
    ],
    ['an unknown key', { name: 'a', nme: 1 }, [{ code: 'unknownKey', data: { key: 'nme' }, path: ['nme'] }]],
    [
      'a fraction',
      { name: 'a', count: 1.5 },
      [{ code: 'wrongType', data: { expected: 'whole number', found: 'fraction' }, path: ['count'] }],
    ],
    ['below the least', { name: 'a', count: -1 }, [{ code: 'invalidValue', path: ['count'] }]],
    ['beyond 2^53', { name: 'a', count: 2 ** 53 }, [{ code: 'invalidValue', path: ['count'] }]],
    [
      'none of a union',
      { name: 'a', how: 1 },
      [{ code: 'wrongType', data: { expected: 'string or array', found: 'number' }, path: ['how'] }],
    ],
    [
      'deep in a union',
      { name: 'a', how: ['b', 1] },
      [{ code: 'wrongType', data: { expected: 'string', found: 'number' }, path: ['how', 1] }],
    ],
    [
      'the nearest branch',
      { name: 'a', size: { gte: 'x', foo: 1 } },
      [
        { code: 'wrongType', path: ['size', 'gte'] },
        { code: 'unknownKey', path: ['size', 'foo'] },
      ],
    ],
    [
      'two at once',
      { name: 1, mode: 'none' },
      [
        { code: 'wrongType', path: ['name'] },
        { code: 'invalidValue', path: ['mode'] },
      ],
    ],
  ])('%s', (_what, value, issues) => {
    const parsed = parseWith<unknown>(shape, value);
    expect(parsed).toMatchObject({ ok: false, issues });
    expect(parsed.ok || parsed.issues).toHaveLength(issues.length);
  });

  it('gives the value where there is nothing wrong', () => {
    expect(parseWith<unknown>(shape, { name: 'a', how: ['b'], size: { lte: 3 } })).toEqual({
      ok: true,
      value: { name: 'a', how: ['b'], size: { lte: 3 } },
    });
  });
});

describe('parseJsonText', () => {
  it.each([
    ['{"a":[1]}', true],
    ['', false],
    ['{a:1}', false],
    ['[1,]', false],
  ])('%s: %s', (text, is) => {
    expect(parseJsonText(text)).toMatchObject(
      is ? { ok: true } : { ok: false, issues: [{ code: 'notJson' }] },
    );
  });
});

it('asJson leaves out what is undefined, at any depth, and leaves the original as it is', () => {
  const fact: { there: number; absent?: number } = { there: 1 };
  Reflect.set(fact, 'absent', undefined);
  const copy = asJson({ ...fact, within: [fact] });
  expect(JSON.stringify(copy)).toBe('{"there":1,"within":[{"there":1}]}');
  expect(Object.keys(copy)).toEqual(['there', 'within']);
  expect('absent' in fact).toBe(true);
});

it('asJson copies whatever JSON copies as JSON does', () => {
  const odd = fc.constantFrom(
    undefined,
    Number.NaN,
    Infinity,
    -0,
    { toJSON: () => 'own' },
    Symbol('one'),
    () => 1,
  );
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue(),
      odd,
      fc.array(tie('tree')),
      fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toJSON', 'constructor')),
        tie('tree'),
      ),
    ),
  }));
  fc.assert(
    fc.property(tree, (inner) => {
      const value = { inner } as never;
      const byJson: unknown = JSON.parse(JSON.stringify(value));
      expect(isDeepStrictEqual(asJson(value), byJson)).toBe(true);
    }),
  );
  expect(asJson({ list: Array.from({ length: 2 }) } as never)).toStrictEqual({ list: [null, null] });
});

describe('canonicalJson', () => {
  it.each<[unknown, string]>([
    [{ b: 1, a: [{ d: 1, c: undefined }] }, '{"a":[{"d":1}],"b":1}'],
    [{ 10: 1, 9: 2, x: -0 }, '{"9":2,"10":1,"x":0}'],
    ['ä', '"ä"'],
  ])('%j is %s', (value, text) => expect(canonicalJson(value)).toBe(text));

  it('is the same for the same value in any key order, and reads back as the value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('frozenCopy', () => {
  it('is equal, frozen throughout, and leaves the original as it is', () => {
    const deepFrozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(deepFrozen));
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const wasFrozen = Object.isFrozen(value);
        const copy = frozenCopy(value);
        expect(copy).toEqual(value);
        expect(deepFrozen(copy)).toBe(true);
        expect(Object.isFrozen(value)).toBe(wasFrozen);
      }),
    );
  });

  it('copies a __proto__ key as a key', () => {
    const raw: unknown = JSON.parse('{"__proto__":{"a":1}}');
    const copy = frozenCopy(raw);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":1}}');
  });
});
