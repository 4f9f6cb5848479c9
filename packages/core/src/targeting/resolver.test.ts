import { describe, expect, it } from 'vitest';
import { unwrap, type Attempt, type JsonObject } from '../index.js';
import { randomFrom, seedRandom } from '../match/index.js';
import { idsOf, lantern, lanternCardOf, lanternStateOf, pick } from '../../test/lantern.js';

const state = lanternStateOf([
  lanternCardOf('a', { cost: 1 }),
  lanternCardOf('b', { cost: 2, controller: 'bob' }),
  lanternCardOf('c', { cost: 3, controller: 'bob', incarnation: 4 }),
]);
const resolver = lantern.resolver(state);
const ann: Attempt = { controller: 'ann' };
const parse = (...slots: readonly JsonObject[]) => unwrap(lantern.parseSpec({ slots }));
const card = (id: string) => ({ kind: 'card', id });
const refused = (code: string, data: object) => ({ ok: false, issues: [{ code, data }] });

/** The second slot is judged by the first. */
const dearer = parse({ id: 'first' }, { id: 'then', filter: { cost: { gt: 'slots.first.cost' } } });

describe('which slot', () => {
  const spec = parse(
    { id: 'mine', filter: { controller: 'self' } },
    { id: 'theirs', chooser: 'eachOpponent' },
  );

  it.each<[number | string, readonly string[]]>([
    [0, ['a']],
    ['mine', ['a']],
    [1, ['a', 'b', 'c']],
    ['theirs:bob', ['a', 'b', 'c']],
  ])('%j: %j', (slot, ids) => {
    expect(idsOf(unwrap(resolver.legalTargets(spec, ann, slot)))).toEqual(ids);
    expect(idsOf(unwrap(resolver.takeAll(spec, ann, slot)))).toEqual(ids);
  });

  it('is the first where none is said', () => {
    expect(idsOf(unwrap(resolver.legalTargets(spec, ann)))).toEqual(['a']);
    expect(unwrap(resolver.explain(spec, ann, card('b'))).legal).toBe(false);
    expect(unwrap(resolver.nearMiss(spec, ann, card('b')))).toHaveLength(1);
    expect(idsOf(unwrap(resolver.takeRandom(spec, ann, randomFrom(seedRandom(1)))))).toEqual(['a']);
    expect(unwrap(resolver.fillLegal([], spec, ann))).toBe(1);
  });

  it.each([2, -1, 'theirs', 'theirs:ann', ''])('%j is none', (slot) => {
    const none = refused('unknownSlot', { slot: String(slot) });
    expect(resolver.legalTargets(spec, ann, slot)).toEqual(none);
    expect(resolver.explain(spec, ann, card('a'), slot)).toEqual(none);
    expect(resolver.nearMiss(spec, ann, card('a'), slot)).toEqual(none);
  });
});

describe('a slot that looks at an earlier one', () => {
  const unbound = refused('unboundReference', { slot: 'then', reference: 'slots.first' });

  it('needs what stands there', () => {
    for (const partial of [[], pick([]), pick(['zed'])]) {
      expect(resolver.legalTargets(dearer, ann, 'then', partial)).toEqual(unbound);
      expect(resolver.explain(dearer, ann, card('c'), 1, partial)).toEqual(unbound);
      expect(resolver.takeRandom(dearer, ann, randomFrom(seedRandom(1)), 1, partial)).toEqual(unbound);
    }
    expect(resolver.fillLegal([], dearer, ann, 1)).toEqual(unbound);
  });

  it('needs that very slot, and nothing less of one that may stay empty', () => {
    const third = parse(
      { id: 'zero' },
      { id: 'first' },
      { id: 'then', filter: { cost: { gt: 'slots.first.cost' } } },
    );
    expect(resolver.legalTargets(third, ann, 'then', pick(['a'], []))).toEqual(unbound);
    expect(idsOf(unwrap(resolver.legalTargets(third, ann, 'then', pick([], ['b']))))).toEqual(['c']);
    const optional = parse(
      { id: 'first', min: 0 },
      { id: 'then', filter: { cost: { gt: 'slots.first.cost' } } },
    );
    expect(resolver.legalTargets(optional, ann, 'then', [])).toEqual(unbound);
    expect(resolver.legalTargets(optional, ann, 'then', pick(['zed']))).toEqual(unbound);
    expect(unwrap(resolver.legalTargets(optional, ann, 'then', pick([])))).toEqual([]);
  });

  it('is answered with it', () => {
    expect(idsOf(unwrap(resolver.legalTargets(dearer, ann, 'then', pick(['a']))))).toEqual(['b', 'c']);
    expect(idsOf(unwrap(resolver.legalTargets(dearer, ann, 'then', pick(['b']))))).toEqual(['c']);
    expect(unwrap(resolver.explain(dearer, ann, card('a'), 1, pick(['b'])))).toMatchObject({
      legal: false,
      issues: [{ code: 'filterMismatch', data: { actual: 1 } }],
    });
    expect(unwrap(resolver.nearMiss(dearer, ann, card('a'), 1, pick(['b'])))).toEqual([
      { change: 'object', set: { cost: 3 } },
    ]);
  });
});

describe('a buffer of legal things', () => {
  it('is left alone where the question is refused', () => {
    const buffer = [7];
    expect(resolver.fillLegal(buffer, dearer, { controller: 'zed' })).toEqual(
      refused('unknownPlayer', { player: 'zed' }),
    );
    expect(resolver.fillLegal(buffer, dearer, ann, 2)).toEqual(refused('unknownSlot', { slot: '2' }));
    expect(buffer).toEqual([7]);
  });

  it('is asked by a source, too', () => {
    const spec = parse({ filter: { cost: { gte: 'source.cost' } } });
    const buffer: number[] = [];
    expect(unwrap(resolver.fillLegal(buffer, spec, { ...ann, source: card('b') }))).toBe(2);
    expect(buffer).toEqual([1, 2]);
  });

  it('needs no ids, unless a source is named by one', () => {
    const twice = lantern.resolver(lanternStateOf([lanternCardOf('x'), lanternCardOf('x')]));
    expect(unwrap(twice.fillLegal([], parse({}), ann))).toBe(2);
    const named = twice.fillLegal([], parse({}), { ...ann, source: card('x') });
    expect(named).toEqual(refused('duplicateId', { kind: 'card', id: 'x' }));
  });
});

it('lists what is there, of all kinds or of one', () => {
  expect(resolver.things('card')).toEqual([
    { ...card('a'), incarnation: 0 },
    { ...card('b'), incarnation: 0 },
    { ...card('c'), incarnation: 4 },
  ]);
  expect(idsOf(resolver.things('player'))).toEqual(['ann', 'bob']);
  expect(resolver.things('ghost')).toEqual([]);
  expect(resolver.things()).toHaveLength(9);
});

describe('a choice so far', () => {
  const two = parse({ id: 'x', filter: { controller: 'opponent' }, max: 2 }, { id: 'y' });
  const codes = (spec: ReturnType<typeof parse>, ...slots: readonly (readonly string[])[]) => {
    const asked = resolver.choices(spec, ann, pick(...slots));
    return asked.ok ? [] : asked.issues.map(({ code }) => code);
  };

  it.each<[ReturnType<typeof parse>, readonly (readonly string[])[], readonly string[]]>([
    [two, [], []],
    [two, [[], []], []],
    [two, [['b']], []],
    [two, [['b', 'c'], ['a']], []],
    [two, [[], ['a']], []],
    [two, [['a']], ['filterMismatch']],
    [two, [['b', 'b']], ['repeatedTarget']],
    [two, [['b'], ['a', 'c']], ['tooManyTargets']],
    [two, [['zed']], ['unknownTarget']],
    [two, [['b'], ['a'], []], ['wrongSlotCount']],
    [dearer, [[], ['a']], []],
    [dearer, [['b'], ['a']], ['filterMismatch']],
    [dearer, [[], ['zed']], ['unknownTarget']],
    [
      parse(
        { id: 'first' },
        { filter: { cost: { gt: 'slots.first.cost' } } },
        { filter: { controller: 'opponent' } },
      ),
      [[], ['a'], ['a']],
      ['filterMismatch'],
    ],
    [dearer, [[], ['a', 'b']], ['tooManyTargets']],
    [parse({ division: { total: 3 }, max: 3 }), [['a']], []],
  ])('%#: %j is refused as %j', (spec, slots, found) => expect(codes(spec, ...slots)).toEqual(found));

  it('of more slots than there are says how many', () => {
    expect(resolver.choices(two, ann, pick([], [], []))).toEqual(
      refused('wrongSlotCount', { wanted: 2, got: 3 }),
    );
  });

  it('of nobody is refused', () => {
    expect(resolver.choices(two, { controller: 'zed' })).toEqual(refused('unknownPlayer', { player: 'zed' }));
  });
});

describe('what is announced', () => {
  it('has every slot with what was chosen for it, pinned, and its shares', () => {
    const spec = parse({ id: 'x', max: 2, division: { total: 5 } }, { id: 'y', filter: { count: 'all' } });
    const selection = [{ targets: [card('c'), card('a')], division: [4, 1] }, { targets: [] }];
    expect(unwrap(resolver.check(spec, ann, selection))).toStrictEqual({
      attempt: ann,
      slots: [
        {
          slot: 'x',
          targets: [
            { ...card('c'), incarnation: 4 },
            { ...card('a'), incarnation: 0 },
          ],
          division: [4, 1],
        },
        { slot: 'y', targets: [] },
      ],
    });
  });

  it('has the source as it is now', () => {
    for (const [id, incarnation] of [
      ['a', 0],
      ['c', 4],
    ] as const) {
      const { attempt } = unwrap(resolver.check(parse({}), { ...ann, source: card(id) }, pick(['b'])));
      expect(attempt).toStrictEqual({ ...ann, source: { ...card(id), incarnation } });
    }
  });

  it('is reported with shares only where there are some', () => {
    const legal = unwrap(resolver.check(parse({}), ann, pick(['b'])));
    const [slot] = unwrap(resolver.checkTargetsStillLegal(parse({}), legal)).slots;
    expect(slot?.targets).toStrictEqual([
      {
        target: { ...card('b'), incarnation: 0 },
        legal: true,
        issues: [],
        known: { as: 'current', object: state.cards[1], controller: 'bob' },
      },
    ]);
  });

  it('looks at the slot that is meant when it is checked again', () => {
    const spec = parse(
      { id: 'zero' },
      { id: 'first' },
      { id: 'then', filter: { cost: { gt: 'slots.first.cost' } } },
    );
    const legal = unwrap(resolver.check(spec, ann, pick(['c'], ['a'], ['b'])));
    const report = unwrap(resolver.checkTargetsStillLegal(spec, legal));
    expect(report.slots.every(({ targets }) => targets.every((each) => each.legal))).toBe(true);
  });

  it('has the opponents who chose beside those that were named', () => {
    const spec = parse({ id: 'x', chooser: 'opponent' }, { id: 'y' });
    const attempt = { ...ann, choosers: { y: 'ann' } };
    expect(unwrap(resolver.check(spec, attempt, pick(['a'], ['b']))).attempt.choosers).toEqual({
      x: 'bob',
      y: 'ann',
    });
    expect(unwrap(resolver.check(parse({ id: 'y' }), ann, pick(['b']))).attempt).toEqual(ann);
  });

  it('is checked again only against slots that there are', () => {
    const foreign = { attempt: ann, slots: [{ slot: 'z', targets: [] }] };
    expect(resolver.checkTargetsStillLegal(parse({ id: 'x' }), foreign)).toEqual(
      refused('unknownSlot', { slot: 'z' }),
    );
  });

  it('ties only what its relation ties', () => {
    const spec = unwrap(
      lantern.parseSpec({
        slots: [{ id: 'each', chooser: 'eachPlayer' }, { id: 'other' }, { id: 'z' }],
        relations: [{ relation: 'same', property: 'controller', slots: ['each', 'other'] }],
      }),
    );
    const legal = unwrap(resolver.check(spec, ann, pick(['b'], ['c'], ['b'], ['c'])));
    const [a, b, c] = state.cards;
    const after = lantern.resolver(lanternStateOf([a!, { ...b!, controller: 'ann' }, c!]));
    const report = unwrap(after.checkTargetsStillLegal(spec, legal));
    expect(
      report.slots.map(({ slot, targets }) => [slot, targets[0]?.issues.map(({ code }) => code)]),
    ).toEqual([
      ['each:ann', ['relationBroken']],
      ['each:bob', ['relationBroken']],
      ['other', ['relationBroken']],
      ['z', []],
    ]);
  });

  it('a broken "different" is told of what is shared, and of nothing else', () => {
    const spec = unwrap(
      lantern.parseSpec({
        slots: [{ id: 'x', max: 2 }, { id: 'y' }],
        relations: [{ relation: 'different', slots: ['x', 'y'] }],
      }),
    );
    const shared = {
      attempt: ann,
      slots: [
        {
          slot: 'x',
          targets: [
            { ...card('a'), incarnation: 0 },
            { ...card('b'), incarnation: 0 },
          ],
        },
        { slot: 'y', targets: [{ ...card('b'), incarnation: 0 }] },
      ],
    };
    const report = unwrap(resolver.checkTargetsStillLegal(spec, shared));
    expect(report.slots.map(({ targets }) => targets.map(({ legal }) => legal))).toEqual([
      [true, false],
      [false],
    ]);
  });
});

it('chance takes no more than the most, in the order of the board, whatever order it drew', () => {
  const spec = parse({ filter: { count: 2, random: true } });
  const random = randomFrom(seedRandom('order'));
  const taken = Array.from({ length: 20 }, () =>
    idsOf(unwrap(resolver.takeRandom(spec, ann, random))).join(''),
  );
  expect(new Set(taken)).toEqual(new Set(['ab', 'ac', 'bc']));
});
