/** Raw JSON at every door: whatever comes in, a coded refusal comes back, in bounded time, and nothing is changed. */
import { describe, expect, it } from 'vitest';
import { parseWith, unwrap, type JsonPath, type Result } from './index.js';
import { idsOf, lantern, lanternCardOf, lanternFilter, lanternStateOf } from '../test/lantern.js';

/** Generous: a few milliseconds are usual. */
const LIMIT_MS = 2_000;

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

/** Only for doors that take things of a card's size; a state may be larger. */
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
  expect(parsed.ok).toBe(false);
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

describe('counts', () => {
  it.each([-1, 1.5, 10_001, 2 ** 31, 2 ** 53, 1e308, '3', 'Y', null, {}])('%j is no count', (count) => {
    for (const slot of [
      { filter: { count } },
      { min: count },
      { max: count },
      { division: { total: count } },
    ]) {
      expect(lantern.parseSpec({ slots: [slot] }).ok).toBe(false);
    }
  });

  it.each([-0, 0, 10_000])('%j is one', (count) => {
    expect(lantern.parseSpec({ slots: [{ min: 0, filter: { count } }] }).ok).toBe(true);
  });

  it.each([-1, 1.5, 2 ** 53, 1e308])('a source whose cost is %d gives none', (cost) => {
    const at = lantern.resolver(lanternStateOf([lanternCardOf('a', { cost })]));
    const wanted = lantern.spec({ slots: [{ kind: 'card', filter: { count: 'source.cost' } }] });
    const asked = at.legalTargets(wanted, { controller: 'ann', source: { kind: 'card', id: 'a' } });
    expect(asked).toMatchObject({ ok: false, issues: [{ code: 'invalidValue' }] });
  });

  it('a selection of thousands is answered in bounded time', () => {
    const related = lantern.spec({
      slots: [
        { id: 'one', kind: 'card', max: 'any' },
        { id: 'two', kind: 'card', max: 'any' },
      ],
      relations: [
        { relation: 'different', slots: ['one', 'two'] },
        { relation: 'distinct', property: 'name', slots: ['one', 'two'] },
      ],
    });
    const targets = Array.from({ length: 3_000 }, () => ({ kind: 'card', id: 'a' }));
    const asked = timed(() => resolver.check(related, { controller: 'ann' }, [{ targets }, { targets }]));
    expect(asked.ok).toBe(false);
  });
});

describe('ids that are names of built-in properties', () => {
  const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length'];

  it.each(NAMES)('a card, a player and a type named %s are like any other', (name) => {
    const odd = lanternStateOf(
      [lanternCardOf(name, { controller: name, owner: name, types: [name] }), lanternCardOf('b')],
      {
        players: [{ id: name }, { id: 'ann' }],
      },
    );
    const parsed = unwrap(lantern.parseState(JSON.parse(JSON.stringify(odd))));
    const at = lantern.resolver(parsed);
    const wanted = lantern.spec({
      slots: [{ kind: 'card', filter: { type: name, controller: 'opponent' } }],
    });
    const ann = { controller: 'ann' };
    expect(idsOf(unwrap(at.legalTargets(wanted, ann)))).toEqual([name]);
    expect(unwrap(at.explain(wanted, ann, { kind: 'card', id: name })).legal).toBe(true);
    const legal = unwrap(at.check(wanted, ann, [{ targets: [{ kind: 'card', id: name }] }]));
    expect(unwrap(at.checkTargetsStillLegal(wanted, legal)).slots[0]?.targets[0]?.legal).toBe(true);
  });

  it.each(NAMES)('nothing is known as %s unless it is there', (name) => {
    const ann = { controller: 'ann', source: { kind: 'card', id: 'a' } };
    const one = lantern.spec({ slots: [{ kind: 'card' }] });
    const target = { kind: 'card', id: name };
    expect(resolver.check(one, ann, [{ targets: [target] }])).toMatchObject({
      issues: [{ code: 'unknownTarget' }],
    });
    expect(resolver.check(one, ann, [{ targets: [{ kind: name, id: 'a' }] }])).toMatchObject({
      issues: [{ code: 'unknownTarget' }],
    });
    expect(resolver.legalTargets(one, { controller: name })).toMatchObject({
      issues: [{ code: 'unknownPlayer' }],
    });
    expect(resolver.legalTargets(one, ann, name)).toMatchObject({ issues: [{ code: 'unknownSlot' }] });
    expect(lantern.parseSpec({ slots: [{ kind: name }] })).toMatchObject({
      issues: [{ code: 'unknownKind' }],
    });
    expect(lantern.parseFilter(name, {})).toMatchObject({ issues: [{ code: 'unknownKind' }] });
  });

  it.each(NAMES.filter((name) => /^\w{1,32}$/.test(name) && name !== '__proto__'))(
    'a slot, a property and a role named %s',
    (name) => {
      const odd = unwrap(
        lantern.parseSpec({
          slots: [
            { id: name, kind: 'card', filter: { cost: 1 } },
            { id: 'then', kind: 'card', filter: { cost: `slots.${name}.cost` } },
          ],
          relations: [{ relation: 'same', property: name, slots: [name, 'then'] }],
        }),
      );
      const asked = resolver.check(odd, { controller: 'ann' }, [
        { targets: [{ kind: 'card', id: 'a' }] },
        { targets: [{ kind: 'card', id: 'b' }] },
      ]);
      expect(asked).toMatchObject({ ok: false, issues: [{ code: 'relationBroken' }] });
      const unbound = { ok: false, issues: [{ code: 'unboundReference' }] };
      const ann = { controller: 'ann', source: { kind: 'card', id: 'a' } };
      for (const filter of [{ cost: `source.${name}` }, { controller: `role.${name}` }]) {
        const asks = unwrap(lantern.parseSpec({ slots: [{ kind: 'card', filter }] }));
        expect(resolver.legalTargets(asks, ann)).toMatchObject(unbound);
      }
    },
  );
});

describe('two things with one id', () => {
  const twice = { ok: false, issues: [{ code: 'duplicateId', data: { id: 'a', kind: 'card' } }] };
  const state2 = lanternStateOf([
    lanternCardOf('a'),
    lanternCardOf('b'),
    lanternCardOf('a', { zone: 'pit' }),
  ]);

  it('a state with two such cards is refused', () => {
    expect(lantern.parseState(state2)).toMatchObject(twice);
    expect(lantern.parseState(lanternStateOf([], { players: [{ id: 'a' }, { id: 'a' }] }))).toMatchObject({
      issues: [{ code: 'duplicateId', data: { id: 'a', kind: 'player' } }],
    });
  });

  it('and every question about it, where a game has made one', () => {
    const at = lantern.resolver(state2);
    const one = lantern.spec({ slots: [{ kind: 'card' }] });
    const ann = { controller: 'ann' };
    expect(at.legalTargets(one, ann)).toMatchObject(twice);
    expect(at.explain(one, ann, { kind: 'card', id: 'b' })).toMatchObject(twice);
    expect(at.check(one, ann, [{ targets: [{ kind: 'card', id: 'a' }] }])).toMatchObject(twice);
    expect(at.choices(one, ann)).toMatchObject(twice);
    expect(at.checkTargetsStillLegal(one, { attempt: ann, slots: [] })).toMatchObject(twice);
  });
});
