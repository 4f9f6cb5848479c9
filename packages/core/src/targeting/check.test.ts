import { describe, expect, it } from 'vitest';
import { unwrap, type Attempt, type JsonObject } from '../index.js';
import { lantern, lanternCardOf, lanternStateOf, pick } from '../../test/lantern.js';

const state = lanternStateOf([
  lanternCardOf('a', { cost: 1, types: ['lamp', 'tool'] }),
  lanternCardOf('b', { cost: 2, types: ['tool'], controller: 'bob' }),
  lanternCardOf('c', { cost: 3, types: ['warden'], controller: 'bob' }),
  lanternCardOf('d', { cost: undefined, types: [] }),
]);
const resolver = lantern.resolver(state);
const ann: Attempt = { controller: 'ann', source: { kind: 'card', id: 'c' }, variables: { X: 2 } };
const parse = (raw: JsonObject) => unwrap(lantern.parseSpec(raw));

function codes(spec: JsonObject, selection: unknown, attempt: Attempt = ann): readonly string[] {
  const checked = resolver.check(parse(spec), attempt, selection);
  return checked.ok
    ? []
    : checked.issues.map(({ code, data }) => ('problem' in data ? `${code} ${String(data.problem)}` : code));
}

describe('how many', () => {
  it.each<[JsonObject, readonly string[], readonly string[]]>([
    [{}, ['a'], []],
    [{}, [], ['tooFewTargets']],
    [{}, ['a', 'b'], ['tooManyTargets']],
    [{ filter: { count: 2, upTo: true } }, [], []],
    [{ filter: { count: 2, upTo: true } }, ['a', 'b'], []],
    [{ filter: { count: 2, upTo: true } }, ['a', 'b', 'c'], ['tooManyTargets']],
    [{ min: 0, max: 'any' }, ['a', 'b', 'c', 'd'], []],
    [{ min: 2, max: 'any' }, ['a'], ['tooFewTargets']],
    [{ filter: { count: 'X' } }, ['a', 'b'], []],
    [{ filter: { count: 'X' } }, ['a'], ['tooFewTargets']],
    [{ min: 0, max: 'source.cost' }, ['a', 'b', 'c'], []],
    [{ min: 0, max: 'source.cost' }, ['a', 'b', 'c', 'd'], ['tooManyTargets']],
    [{ filter: { count: 2 } }, ['a', 'a'], ['repeatedTarget']],
    [{ filter: { count: 3 } }, ['a', 'a', 'a'], ['repeatedTarget', 'repeatedTarget']],
  ])('%j with %j: %j (rules 115.3, 115.6)', (slot, ids, found) => {
    expect(codes({ slots: [{ kind: 'card', ...slot }] }, pick(ids))).toEqual(found);
  });

  it('X must be announced (rule 107.3a), and may be 0 (rule 107.3b)', () => {
    const spec = { slots: [{ kind: 'card', filter: { count: 'X' } }] };
    expect(codes(spec, pick([]), { controller: 'ann' })).toEqual(['unboundReference']);
    expect(codes(spec, pick([]), { controller: 'ann', variables: { X: 0 } })).toEqual([]);
  });

  it('a least above a most that is only known now is told', () => {
    expect(codes({ slots: [{ kind: 'card', min: 3, max: 'X' }] }, pick([]))).toEqual(['minAboveMax']);
  });

  it('a half-filled slot does not take from the next one (fault 2)', () => {
    const spec = {
      slots: [
        { kind: 'card', filter: { type: 'tool', count: 2, upTo: true } },
        { kind: 'card', filter: { type: 'warden' } },
      ],
    };
    expect(codes(spec, pick(['a'], ['c']))).toEqual([]);
    expect(codes(spec, pick(['a', 'c'], []))).toEqual(['filterMismatch', 'tooFewTargets']);
    expect(codes(spec, pick(['a']))).toEqual(['wrongSlotCount']);
    expect(codes(spec, pick(['a'], ['c'], []))).toEqual(['wrongSlotCount']);
  });

  it('what comes back is frozen JSON that pins every thing and the source', () => {
    const legal = unwrap(resolver.check(parse({ slots: [{ kind: 'card' }] }), ann, pick(['a'])));
    expect(legal).toEqual({
      attempt: { ...ann, source: { kind: 'card', id: 'c', incarnation: 0 } },
      slots: [{ slot: 'slot1', targets: [{ kind: 'card', id: 'a', incarnation: 0 }] }],
    });
    expect(JSON.parse(JSON.stringify(legal))).toEqual(legal);
    expect(Object.isFrozen(legal.slots[0]?.targets[0])).toBe(true);
  });

  it('a source that is gone stays the one it was, though another now has its name (rule 113.7a)', () => {
    const gone = lanternCardOf('c');
    const at = lantern.resolver(
      lanternStateOf([lanternCardOf('a'), { ...gone, incarnation: 1 }], { gone: [gone] }),
    );
    const attempt = { controller: 'ann', source: { kind: 'card', id: 'c', incarnation: 0 } };
    const legal = unwrap(at.check(parse({ slots: [{ kind: 'card' }] }), attempt, pick(['a'])));
    expect(legal.attempt.source).toEqual({ kind: 'card', id: 'c', incarnation: 0 });
    const never = { ...attempt, source: { kind: 'card', id: 'c', incarnation: 9 } };
    expect(at.check(parse({ slots: [] }), never, [])).toMatchObject({ issues: [{ code: 'unknownSource' }] });
  });
});

describe('division (rule 601.2d)', () => {
  const slot = { kind: 'card', min: 0, max: 'any', division: { total: 4 } };
  const choose = (ids: readonly string[], division?: readonly number[]) =>
    pick(ids).map((choice) => (division ? { ...choice, division } : choice));
  it.each<[readonly string[], readonly number[] | undefined, readonly string[]]>([
    [['a', 'b'], [1, 3], []],
    [['a'], [4], []],
    [[], undefined, []],
    [['a', 'b'], undefined, ['wrongDivision missing']],
    [['a', 'b'], [4], ['wrongDivision length']],
    [['a', 'b'], [4, 0], ['wrongDivision share']],
    [['a', 'b'], [1, 2], ['wrongDivision sum']],
    [['a', 'b'], [4, 1], ['wrongDivision sum']],
  ])('4 among %j as %j: %j', (ids, division, found) => {
    expect(codes({ slots: [slot] }, choose(ids, division))).toEqual(found);
  });

  it('no more targets than there is to divide', () => {
    expect(
      codes({ slots: [{ ...slot, division: { total: 'X' } }] }, choose(['a', 'b', 'c'], [1, 1, 1])),
    ).toEqual(['tooManyTargets', 'wrongDivision sum']);
    expect(codes({ slots: [{ ...slot, division: { total: 'X' } }] }, choose(['a', 'b'], [1, 1]))).toEqual([]);
  });

  it('where nothing is divided, no shares', () => {
    expect(codes({ slots: [{ kind: 'card' }] }, choose(['a'], [1]))).toEqual(['wrongDivision unwanted']);
    expect(codes({ slots: [{ kind: 'card', min: 0 }] }, choose([], []))).toEqual(['wrongDivision unwanted']);
  });
});

describe('relations', () => {
  const slots = [
    { id: 'x', kind: 'card', min: 0, max: 2 },
    { id: 'y', kind: 'card', min: 0, max: 2 },
  ];
  const both = ['x', 'y'];
  it.each<[JsonObject, readonly string[], readonly string[], boolean]>([
    [{ relation: 'different', slots: both }, ['a'], ['b'], true],
    [{ relation: 'different', slots: both }, ['a', 'b'], ['b'], false],
    [{ relation: 'same', property: 'controller', slots: both }, ['b'], ['c'], true],
    [{ relation: 'same', property: 'controller', slots: both }, ['a'], ['c'], false],
    [{ relation: 'same', property: 'controller', slots: ['x'] }, ['a'], ['c'], true],
    [{ relation: 'same', property: 'types', slots: both }, ['a'], ['b'], true],
    [{ relation: 'same', property: 'types', slots: both }, ['a', 'b'], ['c'], false],
    [{ relation: 'same', property: 'types', slots: both }, ['d'], [], false],
    [{ relation: 'same', property: 'charm', slots: both }, ['a'], [], false],
    [{ relation: 'distinct', property: 'types', slots: both }, ['a'], ['c'], true],
    [{ relation: 'distinct', property: 'types', slots: both }, ['a'], ['b'], false],
    [{ relation: 'distinct', property: 'types', slots: both }, ['d'], ['a'], true],
    [{ relation: 'sum', property: 'cost', slots: both, is: { lte: 3 } }, ['a', 'b'], [], true],
    [{ relation: 'sum', property: 'cost', slots: both, is: { lte: 3 } }, ['a', 'b'], ['c'], false],
    [{ relation: 'sum', property: 'cost', slots: both, is: 'X' }, ['b'], [], true],
    [{ relation: 'sum', property: 'cost', slots: both, is: { gte: 'source.cost' } }, ['a'], ['b'], true],
    [{ relation: 'sum', property: 'cost', slots: both, is: { gte: 1 } }, ['d'], ['a'], false],
  ])('%j of %j and %j: %s', (relation, x, y, holds) => {
    expect(codes({ slots, relations: [relation] }, pick(x, y))).toEqual(holds ? [] : ['relationBroken']);
  });

  it('without one, two slots may share a thing (fault 3, rule 115.3)', () => {
    expect(codes({ slots }, pick(['a'], ['a']))).toEqual([]);
  });

  it('a sum bound by what is not announced refuses the question', () => {
    const relations = [{ relation: 'sum', property: 'cost', slots: both, is: { lte: 'X' } }];
    expect(codes({ slots, relations }, pick([], []), { controller: 'ann' })).toEqual(['unboundReference']);
  });
});

it.each<[JsonObject]>([
  [{ relation: 'different', slots: ['x', 'y'] }],
  [{ relation: 'same', property: 'controller', slots: ['x', 'y'] }],
  [{ relation: 'sum', property: 'cost', slots: ['x', 'y'], is: 1 }],
])('%j is asked of what is there', (relation) => {
  const slots = [
    { id: 'x', kind: 'card' },
    { id: 'y', kind: 'card', min: 0 },
  ];
  expect(codes({ slots, relations: [relation] }, pick(['a'], ['zed']))).toEqual(['unknownTarget']);
  expect(codes({ slots, relations: [{ ...relation, slots: ['y', 'x'] }] }, pick(['a'], []))).toEqual([]);
});

it('two that are not there are no one thing', () => {
  const slots = ['x', 'y'].map((id) => ({ id, kind: 'card' }));
  const relations = [{ relation: 'different', slots: ['x', 'y'] }];
  expect(codes({ slots, relations }, pick(['zed'], ['zod']))).toEqual(['unknownTarget', 'unknownTarget']);
});

describe('a refused choice says what was wanted, and what was given', () => {
  const issuesOf = (slot: JsonObject, selection: unknown) => {
    const checked = resolver.check(parse({ slots: [{ id: 's', ...slot }] }), ann, selection);
    return checked.ok ? [] : checked.issues;
  };
  const card = (id: string) => ({ kind: 'card', id });

  it.each<[JsonObject, unknown, readonly object[]]>([
    [{}, [], [{ code: 'wrongSlotCount', data: { wanted: 1, got: 0 } }]],
    [{ min: 2, max: 3 }, pick(['a']), [{ code: 'tooFewTargets', data: { slot: 's', wanted: 2, got: 1 } }]],
    [{}, pick(['a', 'b']), [{ code: 'tooManyTargets', data: { slot: 's', wanted: 1, got: 2 } }]],
    [{ filter: { count: 'all' } }, pick(['a']), [{ code: 'notChosen', data: { slot: 's', chooser: 'all' } }]],
    [
      { filter: { count: 2 } },
      pick(['a', 'a']),
      [{ code: 'repeatedTarget', data: { slot: 's', target: card('a') } }],
    ],
    [
      { division: { total: 3 } },
      pick(['a']),
      [{ code: 'wrongDivision', data: { slot: 's', total: 3, problem: 'missing' } }],
    ],
    [
      {},
      [{ targets: [card('a')], division: [1] }],
      [{ code: 'wrongDivision', data: { slot: 's', total: 0, problem: 'unwanted' } }],
    ],
    [{}, pick(['zed']), [{ code: 'unknownTarget', data: { slot: 's', target: card('zed') } }]],
    [
      { filter: { count: 2 } },
      pick(['zed', 'zed']),
      ['zed', 'zed'].map((id) => ({ code: 'unknownTarget', data: { slot: 's', target: card(id) } })),
    ],
    [
      {},
      [{ targets: [{ ...card('a'), incarnation: 4 }] }],
      [
        {
          code: 'changedZone',
          data: { slot: 's', target: { ...card('a'), incarnation: 4 }, was: 4, now: 0 },
        },
      ],
    ],
    [
      {
        accepts: [
          { kind: 'card', filter: {} },
          { kind: 'choice', options: ['x'] },
        ],
      },
      [{ targets: [{ kind: 'player', id: 'ann' }] }],
      [
        {
          code: 'wrongKind',
          data: { slot: 's', target: { kind: 'player', id: 'ann' }, accepts: ['card', 'choice'] },
        },
      ],
    ],
    [
      { filter: { cost: 2 } },
      pick(['a']),
      [
        {
          code: 'filterMismatch',
          data: { slot: 's', target: { ...card('a'), incarnation: 0 }, key: 'cost', wanted: 2, actual: 1 },
        },
      ],
    ],
  ])('%j with %j: %j', (slot, selection, issues) => {
    expect(issuesOf(slot, selection)).toEqual(issues);
  });

  it.each<[JsonObject, readonly string[], readonly string[], readonly string[], object]>([
    [{ relation: 'different', slots: ['x', 'y'] }, ['a', 'b'], ['b', 'c'], ['b', 'b'], {}],
    [{ relation: 'different', slots: ['y', 'x'] }, ['a', 'b'], ['b', 'a'], ['a', 'b', 'b', 'a'], {}],
    [{ relation: 'same', property: 'zone', slots: ['x'] }, ['a', 'd'], ['b'], [], {}],
    [
      { relation: 'same', property: 'cost', slots: ['x'] },
      ['a', 'b'],
      ['c'],
      ['a', 'b'],
      { property: 'cost' },
    ],
    [
      { relation: 'distinct', property: 'zone', slots: ['x', 'y'] },
      ['a'],
      ['b'],
      ['a', 'b'],
      { property: 'zone' },
    ],
  ])('%j of %j and %j: between %j', (relation, x, y, between, more) => {
    const slots = ['x', 'y'].map((id) => ({ id, kind: 'card', min: 0, max: 2 }));
    const checked = resolver.check(parse({ slots, relations: [relation] }), ann, pick(x, y));
    const found = checked.ok ? [] : checked.issues;
    const { relation: name, slots: tied } = relation;
    const told = { relation: name, slots: tied, targets: between.map(card), ...more };
    expect(found).toStrictEqual(between.length === 0 ? [] : [{ code: 'relationBroken', data: told }]);
  });
});
