import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  amount,
  defineGame,
  defineKind,
  flag,
  numericComparison,
  unwrap,
  type JsonObject,
} from '../index.js';

const tree = z.strictObject({
  id: z.string(),
  height: z.int().min(0).max(9),
  green: z.boolean(),
  owner: z.string(),
  guard: z.string().optional(),
});
type Tree = z.infer<typeof tree>;
type Wood = readonly Tree[];

const treeOf = (id: string, facts: Partial<Tree> = {}): Tree => ({
  id,
  height: 3,
  green: true,
  owner: 'bob',
  ...facts,
});

const newWood = () =>
  defineGame({
    id: 'wood',
    state: z.array(tree).readonly(),
    players: () => [{ id: 'ann' }, { id: 'bob' }],
    kinds: [
      defineKind({
        name: 'tree',
        object: tree,
        filter: z.strictObject({
          height: numericComparison.optional(),
          green: z.boolean().optional(),
          late: z.int().optional(),
        }),
        matchers: {
          height: amount('height', (found: Tree) => found.height),
          green: flag('green', (found: Tree) => found.green, { yes: 'green', no: 'bare' }),
          // Many changes that no tree can have come before the one that helps.
          late: {
            test: ({ height }) => height === 8,
            changes: (_tree, late) => [
              ...Array.from({ length: late }, (_none, at) => ({ height: -1 - at })),
              { height: 8 },
            ],
          },
        },
        list: (trees: Wood) => trees,
        id: ({ id }) => id,
        controller: ({ owner }) => owner,
        steps: {
          standing: { rule: 'W1', passes: ({ height }) => height > 0 },
          reached: { rule: 'W2', passes: ({ height }, { chooser }) => chooser === 'bob' || height < 9 },
        },
        protections: {
          guarded: {
            rule: 'W3',
            refuses: ({ guard }) => (guard === undefined ? false : { by: { kind: 'tree', id: guard } }),
          },
          thorny: {
            rule: 'W4',
            refuses: ({ green, owner }, { controller }) => !green && owner !== controller,
          },
        },
      }),
    ],
  });
const ann = { controller: 'ann' };
const target = (id: string) => ({ kind: 'tree', id });
const explain = (trees: Wood, id: string, filter: JsonObject = {}, more: JsonObject = {}, attempt = {}) => {
  const wood = newWood();
  return unwrap(
    wood
      .resolver(trees)
      .explain(
        unwrap(wood.parseSpec({ slots: [{ kind: 'tree', filter, ...more }] })),
        { ...ann, ...attempt },
        target(id),
      ),
  );
};

describe('why a thing is refused', () => {
  it('says what a thing has only if its key tells that: a refusal is plain JSON', () => {
    const { issues } = explain([treeOf('t')], 't', { late: 3 });
    expect(issues).toHaveLength(1);
    expect(JSON.parse(JSON.stringify(issues))).toStrictEqual(issues);
  });

  const at = (id: string) => ({ slot: 'slot1', target: { kind: 'tree', id, incarnation: 0 } });

  it.each<[string, Tree, JsonObject, readonly object[]]>([
    ['nothing', treeOf('t'), {}, []],
    [
      'a key of the filter',
      treeOf('t'),
      { height: { gt: 5 } },
      [{ code: 'filterMismatch', data: { ...at('t'), key: 'height', wanted: { gt: 5 }, actual: 3 } }],
    ],
    [
      'a step of the game',
      treeOf('t', { height: 0 }),
      {},
      [{ code: 'refusedByGame', data: { ...at('t'), step: 'standing', rule: 'W1' } }],
    ],
    [
      'another step',
      treeOf('t', { height: 9 }),
      {},
      [{ code: 'refusedByGame', data: { ...at('t'), step: 'reached', rule: 'W2' } }],
    ],
    [
      'a protection by another thing',
      treeOf('t', { guard: 'oak' }),
      {},
      [
        {
          code: 'protectedTarget',
          data: { ...at('t'), protection: 'guarded', rule: 'W3', by: target('oak') },
        },
      ],
    ],
    [
      'a protection of its own',
      treeOf('t', { green: false }),
      {},
      [{ code: 'protectedTarget', data: { ...at('t'), protection: 'thorny', rule: 'W4' } }],
    ],
  ])('%s', (_what, found, filter, issues) => {
    const explained = explain([found], 't', filter);
    expect(explained.issues).toStrictEqual(issues);
    const wood = newWood();
    expect(explained.legal).toBe(issues.length === 0);
    const spec = unwrap(wood.parseSpec({ slots: [{ kind: 'tree', filter }] }));
    const listed = unwrap(wood.resolver([found]).legalTargets(spec, ann));
    expect(listed).toHaveLength(issues.length === 0 ? 1 : 0);
  });

  it('where nobody chooses, by steps of the game, by no protection', () => {
    const all = { chooser: 'all', min: 0, max: 'any' };
    expect(explain([treeOf('t', { guard: 'oak', green: false })], 't', {}, all).issues).toEqual([]);
    expect(explain([treeOf('t', { height: 0 })], 't', {}, all).issues).toHaveLength(1);
    expect(explain([treeOf('t', { height: 0, guard: 'oak' })], 't', {}, all).nearMisses).toEqual([]);
  });

  it('tells every step that a thing passes, in their order', () => {
    const { passed } = explain([treeOf('t', { guard: 'oak' })], 't', { height: 3, green: true });
    expect(passed).toEqual([
      'known',
      'incarnation',
      'kind',
      'filter.green',
      'filter.height',
      'game.standing',
      'game.reached',
      'protection.thorny',
    ]);
  });
});

describe('what single change would help', () => {
  const misses = (facts: Partial<Tree>, filter: JsonObject = {}, more: JsonObject = {}) =>
    explain([treeOf('t', facts)], 't', filter, more).nearMisses;
  const set = (...sets: readonly JsonObject[]) => sets.map((each) => ({ change: 'object', set: each }));

  it.each<[string, Partial<Tree>, JsonObject, readonly object[]]>([
    ['nothing, where it is legal', {}, {}, []],
    ['one protection less', { guard: 'oak' }, {}, [{ change: 'protection', without: 'guarded' }]],
    ['nothing, where two protect it', { guard: 'oak', green: false }, {}, []],
    ['nothing, where the game refuses it', { height: 0 }, {}, []],
    ['nothing, where the game refuses it, and a protection', { height: 0, guard: 'oak' }, {}, []],
    ['another fact of its own', { height: 3 }, { height: { gte: 5 } }, set({ height: 5 }, { height: 6 })],
    ['none that the game would refuse then', { height: 3 }, { height: { lt: 2 } }, set({ height: 1 })],
    ['none that no such thing can have', { height: 3 }, { height: { gt: 9 } }, []],
    ['none that a protection would refuse then', { height: 3 }, { green: false }, []],
    ['none beside a protection', { height: 3, guard: 'oak' }, { height: 5 }, []],
    [
      'of what fails, not of what holds',
      { height: 3 },
      { height: { gte: 5 }, allOf: [{ height: { lte: 8 } }] },
      set({ height: 5 }, { height: 6 }),
    ],
    ['the last of those that are tried', {}, { late: 63 }, set({ height: 8 })],
    ['none beyond', {}, { late: 64 }, []],
  ])('%s', (_what, facts, filter, expected) => expect(misses(facts, filter)).toEqual(expected));

  it('where nobody chooses, no protection is in the way', () => {
    const all = { chooser: 'all', min: 0, max: 'any' };
    expect(misses({ height: 3, guard: 'oak' }, { height: 5 }, all)).toEqual(set({ height: 5 }));
  });

  it('of several keys, each by itself, and each change once', () => {
    const spec = { anyOf: [{ height: 5 }, { height: { gte: 5 } }] };
    expect(misses({ height: 3 }, spec)).toEqual(set({ height: 5 }, { height: 6 }));
  });

  it('the source is compared with itself as changed, others with the source as it is', () => {
    const trees = [treeOf('t', { owner: 'ann' }), treeOf('u', { owner: 'ann', height: 5 })];
    const from = (id: string) => ({ source: target(id) });
    const lower = { height: { lt: 'source.height' } };
    expect(explain(trees, 't', lower, {}, from('t')).nearMisses).toEqual([]);
    expect(explain(trees, 'u', lower, {}, from('t')).nearMisses).toEqual(set({ height: 2 }));
    expect(explain(trees, 't', { not: { height: 'source.height' } }, {}, from('t')).nearMisses).toEqual([]);
    expect(
      explain(trees, 't', { height: 'X' }, {}, { ...from('t'), variables: { X: 5 } }).nearMisses,
    ).toEqual(set({ height: 5 }));
  });
});
