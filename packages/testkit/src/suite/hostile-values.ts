import { isObject } from '../json.js';

/** A bad value, and what it is called. */
export type Hostile = readonly [what: string, value: unknown];

const DEEP = 5_000;
const MANY = 2_500_000;
const LONG = 1_100_000;

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { deeper: value };
  return value;
}

/** No door lets these in, wherever they stand: they are no JSON, too much of it, or reach for a prototype. */
export const INTRUDERS: readonly Hostile[] = [
  ['a key __proto__', JSON.parse('{"__proto__":{"legal":true}}')],
  ['a key constructor', JSON.parse('{"constructor":{"prototype":{"legal":true}}}')],
  ['JSON of great depth', nested(DEEP)],
  ['an endless list', Array.from({ length: MANY }, () => 0)],
  ['an endless text', 'x'.repeat(LONG)],
  ['a function', () => true],
  ['a number that is none', Number.NaN],
  ['an infinite number', Number.POSITIVE_INFINITY],
  ['a big integer', 10n],
  ['a symbol', Symbol('legal')],
  ['an object with a prototype', new Map([['legal', true]])],
  ['a getter', Object.defineProperty({}, 'legal', { enumerable: true, get: () => true })],
];

/** Plain values of each type. */
export const SCALARS: readonly Hostile[] = [
  ['null', null],
  ['a number', 5],
  ['a text', 'legal'],
  ['true', true],
  ['a list', [5]],
  ['an empty object', {}],
];

/** Places inside a document: the keys that lead to each value, the root's own first. */
export function placesIn(document: unknown, most: number): readonly (readonly (string | number)[])[] {
  const places: (readonly (string | number)[])[] = [];
  const open: { readonly value: unknown; readonly path: readonly (string | number)[] }[] = [
    { value: document, path: [] },
  ];
  for (let next = open.shift(); next !== undefined && places.length < most; next = open.shift()) {
    const { value, path } = next;
    places.push(path);
    if (Array.isArray(value)) {
      for (const [at, inner] of value.slice(0, 2).entries()) open.push({ value: inner, path: [...path, at] });
    } else if (isObject(value)) {
      for (const [key, inner] of Object.entries(value)) open.push({ value: inner, path: [...path, key] });
    }
  }
  return places;
}

/** A copy of a document with another value at a place. */
export function planted(
  document: unknown,
  [key, ...rest]: readonly (string | number)[],
  value: unknown,
): unknown {
  if (key === undefined) return value;
  if (Array.isArray(document))
    return document.map((inner: unknown, at) => (at === key ? planted(inner, rest, value) : inner));
  if (!isObject(document)) return document;
  return { ...document, [key]: planted(document[key], rest, value) };
}

const UNKNOWN_KEY = 'no-such-key';

/** A document with a key that nothing knows, at its root or in its first entry. */
export function withUnknownKey(document: unknown): unknown {
  if (Array.isArray(document)) {
    const entries: readonly unknown[] = document;
    const [first = {}, ...others] = entries;
    return [withUnknownKey(first), ...others];
  }
  return isObject(document) ? { ...document, [UNKNOWN_KEY]: 1 } : document;
}
