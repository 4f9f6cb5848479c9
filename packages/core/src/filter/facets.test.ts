import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { context } from '../../test/context.js';
import { lanternCardOf } from '../../test/lantern.js';
import { baseCardFilter, type BaseCard } from '../index.js';
import type { JsonObject } from '../json.js';
import { coreMatchers } from './core-matchers.js';
import { amount, flag, member, player, quantified, strings, text } from './facets.js';
import { matcherRecord, type MatcherRecord, type Words } from './matcher.js';

interface Thing {
  readonly lit?: boolean;
  readonly size?: number;
  readonly name?: string;
  readonly color?: string;
  readonly marks?: readonly string[];
  readonly owner?: string;
}

/** Returns what a key says about a thing, and what might change that. */
interface Fact {
  readonly holds: boolean;
  readonly actual: unknown;
  readonly toHold: readonly JsonObject[];
  readonly toFail: readonly JsonObject[];
}

function factOf<Wanted>(
  { test, prepare, actual, changes }: MatcherRecord<Thing, Wanted, unknown>,
  thing: Thing,
  wanted: Wanted,
): Fact {
  const holds = test(thing, wanted, context, {});
  expect(prepare ? prepare(wanted, {})(thing, context) : holds).toBe(holds);
  return {
    holds,
    actual: actual?.(thing, context),
    toHold: changes?.(thing, wanted, true, context) ?? [],
    toFail: changes?.(thing, wanted, false, context) ?? [],
  };
}
const fact = (
  holds: boolean,
  actual: unknown,
  toHold: readonly JsonObject[],
  toFail: readonly JsonObject[],
): Fact => ({
  holds,
  actual,
  toHold,
  toFail,
});

describe('yes or no', () => {
  const lit = () => flag('lit', (thing: Thing) => thing.lit, { yes: 'lit', no: 'dark' });
  const dark = () => flag('lit', (thing: Thing) => thing.lit, { yes: 'dark', no: 'lit' }, false);

  it.each<[Thing, boolean, Fact]>([
    [{ lit: true }, true, fact(true, true, [{ lit: true }], [{ lit: false }])],
    [{ lit: true }, false, fact(false, true, [{ lit: false }], [{ lit: true }])],
    [{ lit: false }, true, fact(false, false, [{ lit: true }], [{ lit: false }])],
    [{}, false, fact(true, false, [{ lit: false }], [{ lit: true }])],
  ])('lit of %j, wanted %s', (thing, wanted, expected) =>
    expect(factOf(lit(), thing, wanted)).toEqual(expected),
  );

  it.each<[Thing, boolean, Fact]>([
    [{ lit: true }, true, fact(false, false, [{ lit: false }], [{ lit: true }])],
    [{ lit: false }, true, fact(true, true, [{ lit: false }], [{ lit: true }])],
    [{}, false, fact(false, true, [{ lit: true }], [{ lit: false }])],
  ])('dark, the other way round, of %j, wanted %s', (thing, wanted, expected) =>
    expect(factOf(dark(), thing, wanted)).toEqual(expected),
  );
});

it.each<[Thing, Fact]>([
  [
    { size: 2 },
    fact(true, 2, [{ size: 2 }, { size: 3 }, { size: 1 }], [{ size: 2 }, { size: 3 }, { size: 1 }]),
  ],
  [
    { size: 1 },
    fact(false, 1, [{ size: 2 }, { size: 3 }, { size: 1 }], [{ size: 2 }, { size: 3 }, { size: 1 }]),
  ],
  [
    {},
    fact(false, undefined, [{ size: 2 }, { size: 3 }, { size: 1 }], [{ size: 2 }, { size: 3 }, { size: 1 }]),
  ],
])('a number of %j, wanted 2 or more', (thing, expected) => {
  const size = amount('size', ({ size: found }: Thing) => found);
  expect(factOf(size, thing, { gte: 'X' })).toEqual(expected);
});

it.each<[Thing, Fact]>([
  [{ name: 'Ant' }, fact(true, 'Ant', [], [])],
  [{ name: 'Antler' }, fact(false, 'Antler', [], [])],
  [{}, fact(false, undefined, [], [])],
])('a name of %j, wanted "Ant"', (thing, expected) => {
  expect(
    factOf(
      text('name', ({ name }: Thing) => name),
      thing,
      'Ant',
    ),
  ).toEqual(expected);
});

describe('one of some', () => {
  const color = () =>
    member(
      'color',
      (thing: Thing) => thing.color,
      (all) => `of ${all}`,
    );
  const fixed = () =>
    member(
      'color',
      (thing: Thing) => thing.color,
      (all) => `of ${all}`,
      false,
    );

  it.each<[Thing, string | readonly string[], Fact]>([
    [{ color: 'red' }, 'red', fact(true, 'red', [{ color: 'red' }], [])],
    [{ color: 'red' }, ['red'], fact(true, 'red', [{ color: 'red' }], [])],
    [{ color: 'red' }, 're', fact(false, 'red', [{ color: 're' }], [])],
    [{ color: 'red' }, ['blue', 'red'], fact(true, 'red', [{ color: 'blue' }, { color: 'red' }], [])],
    [{ color: 'red' }, ['blue', 'grey'], fact(false, 'red', [{ color: 'blue' }, { color: 'grey' }], [])],
    [{}, ['blue', 'grey'], fact(false, undefined, [{ color: 'blue' }, { color: 'grey' }], [])],
    [{}, 'blue', fact(false, undefined, [{ color: 'blue' }], [])],
  ])('%j, wanted %j', (thing, wanted, expected) => expect(factOf(color(), thing, wanted)).toEqual(expected));

  it('what makes the thing what it is is not changed', () => {
    expect(factOf(fixed(), { color: 'red' }, 'blue')).toEqual(fact(false, 'red', [], []));
  });
});

describe('lists', () => {
  const list = (quantifier: 'any' | 'all' | 'none') =>
    strings(
      'marks',
      (thing: Thing) => thing.marks,
      quantifier,
      (all) => ({ after: `with ${all.join()}` }),
    );

  it.each<['any' | 'all' | 'none', readonly string[] | undefined, string | readonly string[], Fact]>([
    ['any', ['a'], 'a', fact(true, ['a'], [{ marks: ['a', 'a'] }], [{ marks: [] }])],
    ['any', ['ab'], 'a', fact(false, ['ab'], [{ marks: ['ab', 'a'] }], [{ marks: ['ab'] }])],
    [
      'any',
      ['c'],
      ['a', 'b'],
      fact(false, ['c'], [{ marks: ['c', 'a'] }, { marks: ['c', 'b'] }], [{ marks: ['c'] }]),
    ],
    [
      'any',
      ['b', 'c'],
      ['a', 'b'],
      fact(true, ['b', 'c'], [{ marks: ['b', 'c', 'a'] }, { marks: ['b', 'c', 'b'] }], [{ marks: ['c'] }]),
    ],
    ['any', undefined, 'a', fact(false, [], [{ marks: ['a'] }], [{ marks: [] }])],
    ['any', undefined, ['a', 'b'], fact(false, [], [{ marks: ['a'] }, { marks: ['b'] }], [{ marks: [] }])],
    ['all', ['a'], 'a', fact(true, ['a'], [{ marks: ['a'] }], [{ marks: [] }])],
    [
      'all',
      ['a', 'c'],
      ['a', 'b'],
      fact(false, ['a', 'c'], [{ marks: ['a', 'c', 'b'] }], [{ marks: ['c'] }]),
    ],
    ['all', ['b', 'a'], ['a', 'b'], fact(true, ['b', 'a'], [{ marks: ['b', 'a'] }], [{ marks: [] }])],
    ['all', undefined, 'a', fact(false, [], [{ marks: ['a'] }], [{ marks: [] }])],
    ['all', undefined, ['a', 'b'], fact(false, [], [{ marks: ['a', 'b'] }], [{ marks: [] }])],
    ['none', ['a'], 'a', fact(false, ['a'], [{ marks: [] }], [{ marks: ['a'] }])],
    ['none', ['c'], 'a', fact(true, ['c'], [{ marks: ['c'] }], [{ marks: ['c', 'a'] }])],
    ['none', ['b'], ['a', 'b'], fact(false, ['b'], [{ marks: [] }], [{ marks: ['b', 'a'] }])],
    ['none', undefined, 'a', fact(true, [], [{ marks: [] }], [{ marks: ['a'] }])],
    ['none', undefined, ['a', 'b'], fact(true, [], [{ marks: [] }], [{ marks: ['a', 'b'] }])],
  ])('%s of %j, wanted %j', (quantifier, marks, wanted, expected) => {
    expect(factOf(list(quantifier), marks ? { marks } : {}, wanted)).toEqual(expected);
  });

  it.each<[readonly string[], readonly string[], boolean, boolean, boolean]>([
    [[], [], false, true, true],
    [['a'], ['a', 'b'], true, false, false],
    [['a', 'b', 'c'], ['a', 'b'], true, true, false],
    [['c'], ['a', 'b'], false, false, true],
  ])('%j has of %j: any %s, all %s, none %s', (found, wanted, any, all, none) => {
    expect(quantified(found, wanted, 'any')).toBe(any);
    expect(quantified(found, wanted, 'all')).toBe(all);
    expect(quantified(found, wanted, 'none')).toBe(none);
  });
});

describe('a player', () => {
  const owner = () =>
    player(
      'owner',
      (thing: Thing) => thing.owner,
      (who) => `of ${who}`,
    );
  const fixed = () =>
    player(
      'owner',
      (thing: Thing) => thing.owner,
      (who) => `of ${who}`,
      false,
    );
  const others = [{ owner: 'bob' }, { owner: 'cid' }];

  it.each<[Thing, 'self' | 'opponent' | 'any' | 'role.defender' | 'role.judge', Fact]>([
    [{ owner: 'ann' }, 'self', fact(true, 'ann', others, others)],
    [{ owner: 'ann' }, 'opponent', fact(false, 'ann', others, others)],
    [{ owner: 'ann' }, 'any', fact(true, 'ann', others, others)],
    [
      { owner: 'bob' },
      'self',
      fact(false, 'bob', [{ owner: 'ann' }, { owner: 'cid' }], [{ owner: 'ann' }, { owner: 'cid' }]),
    ],
    [
      { owner: 'bob' },
      'opponent',
      fact(true, 'bob', [{ owner: 'ann' }, { owner: 'cid' }], [{ owner: 'ann' }, { owner: 'cid' }]),
    ],
    [
      { owner: 'cid' },
      'opponent',
      fact(false, 'cid', [{ owner: 'ann' }, { owner: 'bob' }], [{ owner: 'ann' }, { owner: 'bob' }]),
    ],
    [
      { owner: 'bob' },
      'role.defender',
      fact(true, 'bob', [{ owner: 'ann' }, { owner: 'cid' }], [{ owner: 'ann' }, { owner: 'cid' }]),
    ],
    [
      { owner: 'bob' },
      'role.judge',
      fact(false, 'bob', [{ owner: 'ann' }, { owner: 'cid' }], [{ owner: 'ann' }, { owner: 'cid' }]),
    ],
    [{}, 'any', fact(false, undefined, [{ owner: 'ann' }, ...others], [{ owner: 'ann' }, ...others])],
    [{}, 'self', fact(false, undefined, [{ owner: 'ann' }, ...others], [{ owner: 'ann' }, ...others])],
  ])('of %j, wanted %s', (thing, wanted, expected) =>
    expect(factOf(owner(), thing, wanted)).toEqual(expected),
  );

  it('who makes the thing what it is is not changed', () => {
    expect(factOf(fixed(), { owner: 'ann' }, 'opponent')).toEqual(fact(false, 'ann', [], []));
  });
});

it.each<[string, () => Words | undefined, Words]>([
  ['yes', () => flag('lit', () => true, { yes: 'lit', no: 'dark' }).words?.(true, {}), { before: 'lit' }],
  ['no', () => flag('lit', () => true, { yes: 'lit', no: 'dark' }).words?.(false, {}), { before: 'dark' }],
  ['number', () => amount('size', () => 1).words?.({ gte: 2 }, {}), { after: 'with size 2 or more' }],
  ['name', () => text('name', () => '').words?.('Ant', {}), { after: 'with name "Ant"' }],
  [
    'one',
    () =>
      member(
        'color',
        () => '',
        (all) => `of ${all}`,
      ).words?.('red', {}),
    { after: 'of red' },
  ],
  [
    'some',
    () =>
      member(
        'color',
        () => '',
        (all) => `of ${all}`,
      ).words?.(['red', 'blue'], {}),
    { after: 'of red or blue' },
  ],
  [
    'marks',
    () =>
      strings(
        'marks',
        () => [],
        'all',
        (all) => ({ after: `with ${all.join('+')}` }),
      ).words?.(['a', 'b'], {}),
    { after: 'with a+b' },
  ],
  [
    'player',
    () =>
      player(
        'owner',
        () => '',
        (who) => `of ${who}`,
      ).words?.('opponent', {}),
    { after: 'of an opponent' },
  ],
])('in words: %s', (_name, words, expected) => expect(words()).toEqual(expected));

it.each<[string, () => { readonly intrinsic?: true; readonly ofSeat?: true }, boolean]>([
  ['a flag', () => flag('lit', () => true, { yes: 'lit', no: 'dark' }), true],
  ['a number', () => amount('size', () => 1), true],
  ['a name', () => text('name', () => ''), true],
  [
    'one of some',
    () =>
      member(
        'color',
        () => '',
        (all) => all,
      ),
    true,
  ],
  [
    'a list',
    () =>
      strings(
        'marks',
        () => [],
        'all',
        (all) => ({ after: all.join('+') }),
      ),
    true,
  ],
  [
    'a player',
    () =>
      player(
        'owner',
        () => '',
        (who) => who,
      ),
    false,
  ],
])('%s hangs on the object alone', (_name, facet, alone) => {
  expect(facet().intrinsic ?? false).toBe(alone);
  expect(facet().ofSeat ?? false).toBe(!alone);
});

describe("core's own keys", () => {
  const some = (...entries: readonly string[]) => fc.subarray([...entries]);
  const oneOrMany = (...entries: readonly string[]) =>
    fc.oneof(fc.constantFrom(...entries), fc.subarray([...entries], { minLength: 1 }));
  const small = fc.integer({ min: 0, max: 3 });
  const number = fc.oneof(
    small,
    fc.constant('X'),
    fc.record({ gt: small, lte: small }, { requiredKeys: ['gt'] }),
  );
  const playerOf = fc.constantFrom('self', 'opponent', 'any', 'role.defender', 'role.judge');
  const wanted: { readonly [K in keyof typeof coreMatchers]: fc.Arbitrary<unknown> } = {
    zone: oneOrMany('play', 'pit'),
    owner: playerOf,
    controller: playerOf,
    publicId: oneOrMany('p-a', 'p-b'),
    instanceId: oneOrMany('a', 'b'),
    type: oneOrMany('lamp', 'warden'),
    ready: fc.boolean(),
    exerted: fc.boolean(),
    damaged: fc.boolean(),
    cost: number,
    strength: number,
    name: fc.constantFrom('a', 'b'),
    withKeyword: oneOrMany('veil', 'glim'),
    withoutKeyword: oneOrMany('veil', 'glim'),
    withCharacteristics: fc.subarray(['red', 'old'], { minLength: 1 }),
    characteristicsMode: fc.constantFrom('all', 'any', 'none'),
    excludeSelf: fc.boolean(),
  };
  const card: fc.Arbitrary<BaseCard> = fc
    .record({
      zone: fc.constantFrom('play', 'pit', 'dark'),
      owner: fc.constantFrom('ann', 'bob', 'cid'),
      controller: fc.constantFrom('ann', 'bob', 'cid'),
      types: some('lamp', 'warden', 'tool'),
      exerted: fc.boolean(),
      damage: fc.integer({ min: 0, max: 2 }),
      cost: fc.option(small, { nil: undefined }),
      strength: small,
      keywords: some('veil', 'glim'),
      characteristics: some('red', 'old'),
    })
    .chain((facts) => fc.constantFrom('a', 'b').map((id) => lanternCardOf(id, facts)));

  it.each(Object.keys(baseCardFilter.shape))(
    '%s says the same of a card, looked at once or each time',
    (key) => {
      const entry = Object.entries(coreMatchers).find(([name]) => name === key)?.[1];
      const { test, prepare } = matcherRecord<BaseCard, unknown, unknown>(entry as never);
      const value = Object.entries(wanted).find(([name]) => name === key)![1];
      fc.assert(
        fc.property(card, value, (found, asked) => {
          const once = prepare?.(asked, {})(found, context);
          expect(once ?? test(found, asked, context, {})).toBe(test(found, asked, context, {}));
        }),
      );
    },
  );
});
