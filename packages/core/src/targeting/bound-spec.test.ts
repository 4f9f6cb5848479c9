import { describe, expect, it } from 'vitest';
import { unwrap, type Attempt, type JsonObject } from '../index.js';
import { lantern, lanternCardOf, lanternStateOf, pick } from '../../test/lantern.js';

const state = lanternStateOf(
  [
    lanternCardOf('a', { cost: 1, incarnation: 2 }),
    lanternCardOf('b', { cost: 2, controller: 'bob', types: ['warden'] }),
    lanternCardOf('c', { cost: undefined, controller: 'cid' }),
  ],
  { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cid' }] },
);
const resolver = lantern.resolver(state);
const ann: Attempt = { controller: 'ann' };
const parse = (...slots: readonly JsonObject[]) => unwrap(lantern.parseSpec({ slots }));
const ask = (...slots: readonly JsonObject[]) => unwrap(resolver.ask(parse(...slots), ann));
const nothing = () => undefined;
const card = (id: string) => ({ kind: 'card', id });

describe('what a question refuses', () => {
  const one = parse({ filter: { controller: 'role.judge' } });
  const sum = (is: unknown, more: JsonObject = {}) =>
    unwrap(
      lantern.parseSpec({
        slots: [{ id: 'x' }, { id: 'y' }],
        relations: [{ relation: 'sum', property: 'cost', slots: ['x', 'y'], is, ...more }],
      }),
    );

  it.each<[string, ReturnType<typeof parse>, Partial<Attempt>, readonly object[]]>([
    [
      'nobody',
      one,
      { controller: 'zed', roles: { judge: 'bob' } },
      [{ code: 'unknownPlayer', data: { player: 'zed' } }],
    ],
    [
      'a role of nobody',
      one,
      { roles: { judge: 'zed' } },
      [{ code: 'unknownPlayer', data: { player: 'zed' } }],
    ],
    [
      'a chooser that is nobody',
      parse({}),
      { choosers: { slot1: 'zed' } },
      [{ code: 'unknownPlayer', data: { player: 'zed' } }],
    ],
    ['roles and choosers that are there', one, { roles: { judge: 'bob' }, choosers: { slot1: 'cid' } }, []],
    [
      'a role that nobody has',
      one,
      {},
      [{ code: 'unboundReference', data: { slot: 'slot1', reference: 'role.judge' } }],
    ],
    [
      'a source that is not there',
      parse({}),
      { source: card('zed') },
      [{ code: 'unknownSource', data: { source: card('zed') } }],
    ],
    [
      'a sum bound by nothing',
      sum('X'),
      {},
      [{ code: 'unboundReference', data: { slot: 'x,y', reference: 'X' } }],
    ],
    [
      'a sum bound by one number that is there, and one that is not',
      sum({ gte: 1, lte: 'source.cost' }),
      {},
      [{ code: 'unboundReference', data: { slot: 'x,y', reference: 'source.cost' } }],
    ],
    ['a sum bound by what is announced', sum('X'), { variables: { X: 2 } }, []],
    [
      'one that counts on announcement only, too',
      sum('X', { announceOnly: true }),
      {},
      [{ code: 'unboundReference', data: { slot: 'x,y', reference: 'X' } }],
    ],
    [
      'a least above a most, known only now',
      parse({ min: 2, max: 'X' }),
      { variables: { X: 1 } },
      [{ code: 'minAboveMax', data: { slot: 'slot1', min: 2, max: 1 } }],
    ],
    [
      'more than there is to divide',
      parse({ min: 2, max: 3, division: { total: 'X' } }),
      { variables: { X: 1 } },
      [{ code: 'minAboveMax', data: { slot: 'slot1', min: 2, max: 1 } }],
    ],
    [
      'a least and a most of nothing known, once',
      parse({ filter: { count: 'X' } }),
      {},
      [{ code: 'unboundReference', data: { slot: 'slot1', reference: 'X' } }],
    ],
    [
      'a count that is none',
      parse({ min: 0, max: 'source.glow' }),
      { source: card('odd') },
      [{ code: 'invalidValue', data: { problem: 'source.glow is 0.5, no count from 0 to 10000' } }],
    ],
  ])('%s', (_what, spec, more, issues) => {
    const odd = lanternStateOf([...state.cards, lanternCardOf('odd', { glow: 0.5 })], {
      players: state.players,
    });
    const asked = lantern.resolver(odd).ask(spec, { ...ann, ...more });
    expect(asked.ok ? [] : asked.issues).toEqual(issues);
  });

  it('a spec of another game', () => {
    const slot = { id: 's', min: 1, max: 1, chooser: 'controller', mode: 'target' } as const;
    const spec = (kind: string, filter: JsonObject) => ({
      slots: [{ ...slot, accepts: [{ kind, filter }] }],
      relations: [],
      timing: 'announcement' as const,
    });
    expect(resolver.ask(spec('ghost', {}), ann)).toEqual({
      ok: false,
      issues: [{ code: 'unknownKind', data: { kind: 'ghost', known: ['card', 'player', 'zone'] } }],
    });
    expect(resolver.ask(spec('card', { colour: 'red' }), ann)).toMatchObject({
      ok: false,
      issues: [{ code: 'unknownKey', path: ['colour'] }],
    });
  });

  it('counts from 0 to ten thousand are asked', () => {
    for (const X of [0, 10_000]) {
      const asked = resolver.ask(parse({ min: 0, max: 'X' }), { ...ann, variables: { X } });
      expect(unwrap(asked).slots).toMatchObject([{ min: 0, max: X }]);
    }
    const dear = lantern.resolver(lanternStateOf([lanternCardOf('dear', { cost: 10_001 })]));
    expect(dear.ask(parse({ min: 0, max: 'source.cost' }), { ...ann, source: card('dear') }).ok).toBe(false);
  });
});

describe('what is open', () => {
  it.each<[JsonObject, object]>([
    [
      { min: 0, max: 'any' },
      { min: 0, max: Infinity },
    ],
    [
      { min: 1, max: 3, division: { total: 2 } },
      { min: 1, max: 2, division: 2 },
    ],
    [
      { min: 1, max: 'any', division: { total: 4 } },
      { min: 1, max: 4, division: 4 },
    ],
    [{ filter: { count: 'all' } }, { automatic: 'all', min: 0, max: Infinity }],
    [{ filter: { random: true } }, { automatic: 'random', min: 1, max: 1 }],
    [{}, { automatic: undefined, division: undefined, options: [], dependsOn: [] }],
    [{ options: ['x', 'y'] }, { options: ['x', 'y'], queries: [] }],
    [
      {
        accepts: [
          { kind: 'choice', options: ['x'] },
          { kind: 'card', filter: {} },
          { kind: 'choice', options: ['y'] },
        ],
      },
      { options: ['x', 'y'], queries: [{ kind: 'card', offset: 0 }] },
    ],
    [{ kind: 'player' }, { queries: [{ kind: 'player', offset: 3 }] }],
  ])('%j: %j', (slot, open) => expect(ask(slot).slots).toMatchObject([open]));

  it.each<[string, JsonObject, readonly string[]]>([
    ['its filter', { filter: { cost: 'slots.x.cost', controller: 'slots.y' } }, ['x', 'y']],
    ['its chooser', { chooser: 'slots.y' }, ['y']],
    ['both, each once', { chooser: 'slots.y', filter: { controller: 'slots.y' } }, ['y']],
    [
      'what counts on announcement',
      { accepts: [{ kind: 'card', filter: {}, announceOnly: { cost: 'slots.x.cost' } }] },
      ['x'],
    ],
    ['nothing chosen before', { filter: { controller: 'self' } }, []],
  ])('a slot looks at earlier ones by %s', (_what, slot, slots) => {
    expect(ask({ id: 'x' }, { id: 'y' }, { id: 'z', ...slot }).slots[2]!.dependsOn.toSorted()).toEqual(slots);
  });
});

describe('things and options', () => {
  const question = ask(
    { options: ['left', 'right'] },
    {
      accepts: [
        { kind: 'choice', options: ['right', 'none'] },
        { kind: 'card', filter: { cost: 1 } },
      ],
    },
  );

  it('stand at one position each, options behind the board', () => {
    const { size } = question.board;
    expect(question.candidates(0)).toEqual([size, size + 1]);
    expect(question.candidates(1)).toEqual([0, size + 1, size + 2]);
    expect(question.ref(size + 2)).toEqual({ kind: 'choice', id: 'none', incarnation: 0 });
    expect(question.ref(0)).toEqual({ ...card('a'), incarnation: 2 });
    expect(question.positionOf({ kind: 'choice', id: 'right' })).toBe(size + 1);
    expect(question.positionOf({ kind: 'choice', id: 'up' })).toBe(-1);
    expect(question.positionOf(card('b'))).toBe(1);
    expect(question.candidates(2)).toEqual([]);
  });

  it('an option has no properties, a thing has its own and its controller', () => {
    expect(question.property(question.board.size, 'controller')).toBeUndefined();
    expect(question.property(1, 'controller')).toBe('bob');
    expect(question.property(4, 'controller')).toBe('bob');
    expect(question.property(1, 'cost')).toBe(2);
    expect(question.property(1, 'toString')).toBeUndefined();
  });

  it.each<[string, { kind: string; id: string; incarnation?: number }, number, readonly string[]]>([
    ['an option of the slot', { kind: 'choice', id: 'left' }, 0, []],
    ['one of another slot', { kind: 'choice', id: 'none' }, 0, ['unknownTarget']],
    ['a card where only options are', card('a'), 0, ['wrongKind']],
    ['a card beside options', card('a'), 1, []],
    ['one that the filter refuses', card('b'), 1, ['filterMismatch']],
    ['one that was', { ...card('a'), incarnation: 0 }, 1, ['changedZone']],
    ['one that is not', card('zed'), 1, ['unknownTarget']],
  ])('%s', (_what, target, slot, codes) => {
    const found = question.failures(target, question.slots[slot]!, nothing);
    expect(found.map(({ code }) => code)).toEqual(codes);
  });

  it.each<[string, { kind: string; id: string; incarnation?: number }, number]>([
    ['an option', { kind: 'choice', id: 'left' }, 0],
    ['one that was', { ...card('b'), incarnation: 5 }, 1],
    ['one that is not', card('zed'), 1],
    ['another kind', { kind: 'player', id: 'bob' }, 1],
  ])('no change makes %s legal', (_what, target, slot) => {
    expect(question.nearMisses(target, question.slots[slot]!, nothing)).toEqual([]);
    expect(question.nearMisses(card('b'), question.slots[1]!, nothing)).not.toEqual([]);
  });

  it('the steps of a kind that the slot does not accept are those that every thing goes through', () => {
    expect(question.stepsFor('player', question.slots[1]!)).toEqual(['known', 'incarnation', 'kind']);
    expect(question.stepsFor('card', question.slots[1]!)).toEqual([
      'known',
      'incarnation',
      'kind',
      'filter.cost',
      'game.lit',
      'protection.veil',
      'protection.ward',
    ]);
  });

  it('a thing that two filters of a slot may let through is told by the nearer, and changed by either', () => {
    const either = ask({
      accepts: [
        { kind: 'card', filter: { cost: 3, type: 'lamp' } },
        { kind: 'player', filter: {} },
        { kind: 'card', filter: { cost: 1 } },
      ],
    });
    const [open] = either.slots;
    expect(either.failures(card('b'), open!, nothing)).toMatchObject([{ data: { wanted: 1 } }]);
    const turned = ask({
      accepts: [
        { kind: 'card', filter: { cost: 1 } },
        { kind: 'card', filter: { cost: 3, type: 'lamp' } },
      ],
    });
    expect(turned.failures(card('b'), turned.slots[0]!, nothing)).toMatchObject([{ data: { wanted: 1 } }]);
    expect(either.nearMisses(card('b'), open!, nothing)).toEqual([{ change: 'object', set: { cost: 1 } }]);
    expect(either.candidates(0)).toEqual([0, 3, 4, 5]);
  });
});

describe('what later slots know of earlier picks', () => {
  const question = ask(
    {
      id: 'x',
      accepts: [
        { kind: 'card', filter: {} },
        { kind: 'choice', options: ['none'] },
      ],
    },
    { id: 'y' },
  );

  it.each<[string, readonly (readonly number[])[], string, object | undefined]>([
    ['the thing, and its controller', [[1]], 'x', { object: state.cards[1], controller: 'bob' }],
    ['of the slot that is meant', [[1], [0]], 'y', { object: state.cards[0], controller: 'ann' }],
    ['nothing of an empty slot', [[]], 'x', undefined],
    ['nothing of a slot not filled yet', [], 'y', undefined],
    ['nothing of no slot', [[1]], 'z', undefined],
    ['nothing of what is not there', [[-1]], 'x', undefined],
    ['nothing of an option', [[question.board.size]], 'x', undefined],
  ])('%s', (_what, picks, slot, known) => expect(question.pickedIn(picks)(slot)).toEqual(known));
});

describe('numbers and players that a question knows', () => {
  const attempt = { controller: 'ann', source: card('a'), variables: { X: 7 }, roles: { judge: 'cid' } };
  const question = unwrap(resolver.ask(parse({ id: 'x' }), attempt));
  const context = question.context(question.slots[0]!, question.pickedIn([[1]]));

  it.each<[Parameters<typeof context.number>[0], number | undefined]>([
    [3, 3],
    ['X', 7],
    ['source.cost', 1],
    ['source.name', undefined],
    ['source.charm', undefined],
    ['slots.x.cost', 2],
    ['slots.x.name', undefined],
    ['slots.y.cost', undefined],
  ])('%s is %s', (value, number) => expect(context.number(value)).toBe(number));

  it.each<[string, string | undefined]>([
    ['role.judge', 'cid'],
    ['role.chooser', 'ann'],
    ['role.toString', undefined],
    ['slots.x', 'bob'],
    ['slots.y', undefined],
  ])('%s is %s', (reference, player) => expect(context.player(reference)).toBe(player));

  it('nothing of a source where there is none', () => {
    const bare = ask({ id: 'x' });
    const alone = bare.context(bare.slots[0]!, nothing);
    expect(alone.number('source.cost')).toBeUndefined();
    expect(alone.number('X')).toBeUndefined();
    expect(alone.isPlayer(undefined, 'any')).toBe(false);
    expect(alone.isPlayer('bob', 'role.judge')).toBe(false);
  });

  it.each<[readonly (string | undefined)[], string, string, string?]>([
    [['down', 'up', 'up'], 'bob', 'teammate', 'cid'],
    [['down', 'down', 'up'], 'bob', 'opponent', 'cid'],
    [['up', 'up', undefined], 'bob', 'teammate'],
    [['up', 'up', undefined], 'cid', 'opponent'],
    [['up', 'down', 'up'], 'cid', 'teammate'],
    [['up', 'down', 'up'], 'bob', 'opponent'],
    [[undefined, undefined, undefined], 'bob', 'opponent'],
    [['up', 'up', 'up'], 'ann', 'self'],
  ])('in teams %j %s is %s', (teams, player, relation, controller = 'ann') => {
    const ids = ['ann', 'bob', 'cid'];
    const players = ids.map((id, at) => (teams[at] === undefined ? { id } : { id, team: teams[at] }));
    const asked = unwrap(lantern.resolver({ ...state, players }).ask(parse({}), { controller }));
    const seen = asked.context(asked.slots[0]!, nothing);
    const held = (['self', 'opponent', 'teammate'] as const).filter((each) => seen.isPlayer(player, each));
    expect(held).toEqual([relation]);
    expect(seen.isPlayer(player, 'any')).toBe(true);
  });
});

describe('asked again as it resolves', () => {
  it('neither a source that is gone, nor numbers, nor players beside the controller hinder', () => {
    const spec = unwrap(
      lantern.parseSpec({
        slots: [{ id: 's', chooser: 'role.judge', min: 0, max: 'source.cost' }],
        relations: [
          { relation: 'sum', property: 'cost', slots: ['s'], is: { lte: 'source.cost' }, announceOnly: true },
        ],
      }),
    );
    const legal = unwrap(
      resolver.check(spec, { ...ann, source: card('b'), roles: { judge: 'cid' } }, pick(['a'])),
    );
    const after = lantern.resolver(lanternStateOf([state.cards[0]!], { players: [{ id: 'ann' }] }));
    expect(unwrap(after.checkTargetsStillLegal(spec, legal)).slots).toMatchObject([
      { slot: 's', targets: [{ legal: true }] },
    ]);
  });

  it('a sum that counts still, bound by what is not known any more, does', () => {
    const relation = { relation: 'sum', property: 'cost', slots: ['s'], is: { lte: 'source.cost' } };
    const spec = unwrap(lantern.parseSpec({ slots: [{ id: 's' }], relations: [relation] }));
    const legal = unwrap(resolver.check(spec, { ...ann, source: card('b') }, pick(['a'])));
    const after = lantern.resolver(lanternStateOf([state.cards[0]!]));
    expect(after.checkTargetsStillLegal(spec, legal)).toEqual({
      ok: false,
      issues: [{ code: 'unboundReference', data: { slot: 's', reference: 'source.cost' } }],
    });
  });

  it('a relation that counts on announcement only is asked on announcement', () => {
    const relation = { relation: 'same', property: 'controller', slots: ['s'], announceOnly: true };
    const spec = unwrap(lantern.parseSpec({ slots: [{ id: 's', max: 2 }], relations: [relation] }));
    expect(resolver.check(spec, ann, pick(['a', 'b']))).toMatchObject({
      issues: [{ code: 'relationBroken' }],
    });
  });

  it('a controller who left does', () => {
    const legal = unwrap(resolver.check(parse({}), { controller: 'bob' }, pick(['a'])));
    const after = lantern.resolver(lanternStateOf(state.cards, { players: [{ id: 'ann' }] }));
    expect(after.checkTargetsStillLegal(parse({}), legal)).toEqual({
      ok: false,
      issues: [{ code: 'unknownPlayer', data: { player: 'bob' } }],
    });
  });
});
