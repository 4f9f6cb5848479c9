/**
 * Raw JSON at every entry point: whatever comes in, a coded refusal comes back, in bounded time, and nothing
 * changes.
 */
import { describe, expect, it } from 'vitest';
import { parseWith, unwrap, type JsonPath, type Result } from './index.js';
import { lantern, lanternCardOf, lanternFilter, lanternStateOf } from '../test/lantern.js';

/** A generous limit: a few milliseconds are usual. */
const LIMIT_MS = 10_000;

const state = lanternStateOf([lanternCardOf('a'), lanternCardOf('b')]);
const resolver = lantern.resolver(state);
const spec = lantern.spec({ slots: [{ kind: 'card', filter: { count: 2, upTo: true } }] });

const DOORS: Readonly<Record<string, (raw: unknown) => Result<unknown>>> = {
  parseWith: (raw) => parseWith<unknown>(lanternFilter, raw),
  parseFilter: (raw) => lantern.parseFilter('card', raw),
  parseSpec: (raw) => lantern.parseSpec(raw),
  parseState: (raw) => lantern.parseState(raw),
  check: (raw) => resolver.check(spec, { controller: 'ann' }, raw),
};
const doors = Object.keys(DOORS);

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = {};
  for (let level = 0; level < depth; level++) value = wrap(value);
  return value;
}

const hole: string[] = [];
hole[1] = 'lamp';
const endless: unknown[] = [];
endless.length = 2 ** 32 - 1;
const cycle: Record<string, unknown> = {};
cycle['not'] = cycle;
let shared: unknown = { type: 'lamp' };
for (let level = 0; level < 20; level++) shared = { allOf: [shared, shared] };

const HOSTILE: readonly (readonly [what: string, raw: unknown, code: string])[] = [
  ['undefined', undefined, 'notJson'],
  ['NaN', NaN, 'notJson'],
  ['Infinity inside', { cost: Infinity }, 'notJson'],
  ['a function', () => ({}), 'notJson'],
  ['a symbol inside', { type: Symbol('lamp') }, 'notJson'],
  ['a bigint inside', { cost: 1n }, 'notJson'],
  ['a set', new Set([1]), 'notJson'],
  ['a class instance', new RangeError(), 'notJson'],
  ['a map inside', { anyOf: [new Map()] }, 'notJson'],
  [
    'a getter',
    {
      get type() {
        throw new Error('called');
      },
    },
    'notJson',
  ],
  ['a sparse array', { type: Array.from({ length: 3 }).with(1, 'lamp').fill(undefined, 2) }, 'notJson'],
  ['an array with a hole', { type: hole }, 'notJson'],
  ['an endless array', { type: endless }, 'tooLarge'],
  ['a __proto__ key', JSON.parse('{"__proto__":{"type":"lamp"}}'), 'hostileKey'],
  ['a __proto__ key inside', JSON.parse('{"not":{"anyOf":[{"__proto__":{}}]}}'), 'hostileKey'],
  ['a constructor', { constructor: { prototype: {} } }, 'hostileKey'],
  ['a prototype inside', { slots: [{ prototype: {} }] }, 'hostileKey'],
  ['10,000 nots', nested(10_000, (not) => ({ not })), 'tooDeep'],
  ['10,000 anyOfs', nested(10_000, (inner) => ({ anyOf: [inner] })), 'tooDeep'],
  ['10,000 arrays', nested(10_000, (inner) => [inner]), 'tooDeep'],
  ['a cycle', cycle, 'tooDeep'],
];

/** Only for entry points that take things of a card's size. A state may be larger. */
const LARGE: typeof HOSTILE = [
  ['a shared graph of 2^20 leaves', shared, 'tooLarge'],
  ['an array of 100,000', { type: Array.from({ length: 100_000 }, () => 'lamp') }, 'tooLarge'],
  [
    'an object of 100,000 keys',
    Object.fromEntries(Array.from({ length: 100_000 }, (_none, at) => [`k${at}`, at])),
    'tooLarge',
  ],
  ['a text of 1 MB', { name: 'x'.repeat(2 ** 20) }, 'tooLarge'],
  ['a key of 1 MB', { ['x'.repeat(2 ** 20)]: 1 }, 'tooLarge'],
];

function timed<T>(work: () => T): T {
  const start = performance.now();
  const result = work();
  expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  return result;
}

describe.each(doors)('%s', (door) => {
  const ask = (raw: unknown) => timed(() => DOORS[door]!(raw));

  it.each(door === 'parseState' ? HOSTILE : [...HOSTILE, ...LARGE])('refuses %s', (_what, raw, code) => {
    expect(ask(raw)).toMatchObject({ ok: false, issues: [{ code }] });
  });

  it.each([null, 3, 'text', true, [1]])('refuses %j with a coded issue', (raw) => {
    const asked = ask(raw);
    const codes = asked.ok ? ['accepted'] : asked.issues.map(({ code }) => code);
    for (const code of codes) expect(['wrongType', 'invalidValue', 'wrongSlotCount']).toContain(code);
  });
});

it('refuses a state of ten thousand wrong cards in bounded time', () => {
  const cards = Array.from({ length: 10_000 }, () => ({ nothing: true }));
  const parsed = timed(() => lantern.parseState({ players: [], cards, gone: [] }));
  expect(parsed.ok ? 0 : parsed.issues.length).toBe(100);
});

describe('a state of hundreds of thousands of entries', () => {
  /**
   * A generous limit: an idle machine needs a seventh of a second at most, a busy one thirteen times that.
   */
  const SOON = 5_000;
  const many = <T>(make: (index: number) => T, howMany = 400_000) =>
    Array.from({ length: howMany }, (_none, index) => make(index));
  const good = many((index) => lanternCardOf(`c${index}`), 12_000);
  const keys = Object.fromEntries(many((index) => [`k${index}`, 1] as const));
  const of = (cards: readonly unknown[]) => ({ players: [], gone: [], cards });

  it.each<[string, unknown, string, number]>([
    ['a million of nothing', of(many(() => null, 1_000_000)), 'tooLarge', 1],
    ['numbers for cards', of(many(() => 1)), 'wrongType', 100],
    ['cards with nothing in them', of(many(() => ({}))), 'wrongType', 100],
    ['lists for cards', of(many(() => [])), 'wrongType', 100],
    ['good cards, then bad ones', of([...good, ...many(() => ({}), 100_000)]), 'wrongType', 100],
    [
      'one card of a great many types',
      of([lanternCardOf('a', { types: many(() => 1) as never })]),
      'wrongType',
      100,
    ],
    ['a card with unknown keys', of([{ ...lanternCardOf('a'), ...keys }]), 'tooLarge', 1],
    ['unknown keys', { ...of([]), ...keys }, 'tooLarge', 1],
    ['keys for players', { ...of([]), players: keys }, 'tooLarge', 1],
  ])('is refused soon: %s', (_what, raw, code, issues) => {
    const start = performance.now();
    const parsed = lantern.parseState(raw);
    expect(performance.now() - start).toBeLessThan(SOON);
    expect(parsed.ok ? [] : parsed.issues).toHaveLength(issues);
    expect(parsed.ok || parsed.issues[0]).toMatchObject({ code });
  });

  it('says where the first wrong entry stands, however far behind', () => {
    const parsed = lantern.parseState(of([...good, { ...lanternCardOf('z'), glow: 'x' }, ...good]));
    expect(parsed).toEqual({
      ok: false,
      issues: [
        { code: 'wrongType', data: { expected: 'number', found: 'string' }, path: ['cards', 12_000, 'glow'] },
      ],
    });
  });

  it('is taken where it is right', () => {
    expect(unwrap(lantern.parseState(of(good)))).toMatchObject({ cards: { length: 12_000 } });
  });
});

describe('the wrong type for each key of a filter', () => {
  const KEYS = Object.keys(lanternFilter.shape);
  const WRONG: readonly unknown[] = [null, {}, [], [[]], [3], { eq: {} }, { gte: null }, { near: 3 }];

  it.each(KEYS.flatMap((key) => WRONG.map((wrong) => [key, wrong] as const)))('%s: %j', (key, wrong) => {
    const parsed = lantern.parseFilter('card', { [key]: wrong });
    expect(parsed.ok).toBe(false);
    for (const { path } of parsed.ok ? [] : parsed.issues) expect(path?.[0]).toBe(key);
  });

  it.each<[unknown, string, JsonPath]>([
    [{ colour: 'red' }, 'unknownKey', ['colour']],
    [{ anyOf: [{}, { not: { colour: 'red' } }] }, 'unknownKey', ['anyOf', 1, 'not', 'colour']],
    [{ cost: { gte: 1, near: 2 } }, 'unknownKey', ['cost', 'near']],
    [{ toString: 'x' }, 'unknownKey', ['toString']],
    [{ cost: 'x' }, 'wrongType', ['cost']],
    [{ cost: 'source.constructor.name' }, 'wrongType', ['cost']],
    [{ cost: `source.${'a'.repeat(33)}` }, 'wrongType', ['cost']],
    [{ controller: 'ann' }, 'wrongType', ['controller']],
    [{ exerted: 1 }, 'wrongType', ['exerted']],
    [{ anyOf: [] }, 'invalidValue', ['anyOf']],
    [{ type: [] }, 'invalidValue', ['type']],
    [{ not: { characteristicsMode: 'any' } }, 'invalidValue', ['not', 'characteristicsMode']],
    [{ anyOf: [{}, { characteristicsMode: 'any' }] }, 'invalidValue', ['anyOf', 1, 'characteristicsMode']],
    [{ count: 1 }, 'unknownKey', ['count']],
  ])('%j: %s at %j', (raw, code, path) => {
    expect(lantern.parseFilter('card', raw)).toMatchObject({ ok: false, issues: [{ code, path }] });
  });
});
