import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { baseCard, baseCardKind, defineGame, unwrap, type BaseCard, type JsonPath } from '../index.js';
import { specs } from '../../test/arbitrary.js';
import { lantern } from '../../test/lantern.js';

const plain = { chooser: 'controller', mode: 'target', min: 1, max: 1 };
const cards = (filter: object = {}) => [{ kind: 'card', filter }];

describe('short forms are written out', () => {
  it.each<[object, object]>([
    [{}, { ...plain, accepts: cards() }],
    [{ kind: 'card' }, { ...plain, accepts: cards() }],
    [{ filter: { type: 'lamp' } }, { ...plain, accepts: cards({ type: 'lamp' }) }],
    [{ kind: 'player' }, { ...plain, accepts: [{ kind: 'player', filter: {} }] }],
    [{ filter: { count: 2 } }, { ...plain, min: 2, max: 2, accepts: cards() }],
    [{ filter: { count: 2, upTo: true } }, { ...plain, min: 0, max: 2, accepts: cards() }],
    [{ filter: { upTo: true } }, { ...plain, min: 0, accepts: cards() }],
    [{ filter: { count: 'X' } }, { ...plain, min: 'X', max: 'X', accepts: cards() }],
    [{ filter: { count: 'all' } }, { ...plain, chooser: 'all', min: 0, max: 'any', accepts: cards() }],
    [
      { filter: { count: 2, random: true } },
      { ...plain, chooser: 'random', min: 2, max: 2, accepts: cards() },
    ],
    [
      { min: 0, max: 'any' },
      { ...plain, min: 0, max: 'any', accepts: cards() },
    ],
    [
      { min: 1, filter: { count: 3 } },
      { ...plain, max: 3, accepts: cards() },
    ],
    [{ options: ['a', 'b'] }, { ...plain, accepts: [{ kind: 'choice', options: ['a', 'b'] }] }],
    [
      { kind: 'choice', options: ['a'] },
      { ...plain, accepts: [{ kind: 'choice', options: ['a'] }] },
    ],
    [
      { chooser: 'eachOpponent', mode: 'choose' },
      { ...plain, chooser: 'eachOpponent', mode: 'choose', accepts: cards() },
    ],
    [
      { division: { total: 4 }, max: 'any' },
      { ...plain, max: 'any', division: { total: 4 }, accepts: cards() },
    ],
  ])('%j', (slot, written) => {
    expect(unwrap(lantern.parseSpec({ slots: [slot] }))).toEqual({
      slots: [{ id: 'slot1', ...written }],
      relations: [],
      timing: 'announcement',
    });
  });

  it('a game says how its things are usually chosen', () => {
    const chosen = defineGame({
      id: 'chosen',
      state: z.strictObject({ cards: z.array(baseCard).readonly() }),
      players: () => [],
      kinds: [baseCardKind({ list: ({ cards: all }: { readonly cards: readonly BaseCard[] }) => all })],
      defaults: { mode: 'choose', timing: 'resolution' },
    });
    const written = { ...plain, accepts: cards() };
    expect(unwrap(chosen.parseSpec({ slots: [{}, { mode: 'target' }] }))).toEqual({
      slots: [
        { id: 'slot1', ...written, mode: 'choose' },
        { id: 'slot2', ...written, mode: 'target' },
      ],
      relations: [],
      timing: 'resolution',
    });
    expect(unwrap(chosen.parseSpec({ slots: [], timing: 'announcement' })).timing).toBe('announcement');
  });

  it('slots are named by their place where nothing names them', () => {
    const spec = unwrap(lantern.parseSpec({ slots: [{}, { id: 'mine' }, {}] }));
    expect(spec.slots.map(({ id }) => id)).toEqual(['slot1', 'mine', 'slot3']);
  });

  it('a spec is frozen, reads back as itself, and the input stays as it was', () => {
    fc.assert(
      fc.property(specs, (spec) => {
        expect(unwrap(lantern.parseSpec(JSON.parse(JSON.stringify(spec))))).toEqual(spec);
        expect(Object.isFrozen(spec.slots[0]?.accepts[0])).toBe(true);
      }),
    );
  });
});

describe('a spec that cannot mean anything is refused, with its path as written', () => {
  const a = { id: 'a' };
  const b = { id: 'b' };
  it.each<[what: string, spec: object, code: string, path: JsonPath]>([
    ['no slots', {}, 'wrongType', ['slots']],
    ['unknown key', { slots: [], more: 1 }, 'unknownKey', ['more']],
    ['unknown key of a slot', { slots: [{ howMany: 1 }] }, 'unknownKey', ['slots', 0, 'howMany']],
    [
      'unknown key of a filter',
      { slots: [{ filter: { shine: 1 } }] },
      'unknownKey',
      ['slots', 0, 'filter', 'shine'],
    ],
    [
      'in accepts',
      { slots: [{ accepts: [{ kind: 'card', filter: { shine: 1 } }] }] },
      'unknownKey',
      ['slots', 0, 'accepts', 0, 'filter', 'shine'],
    ],
    [
      'in announceOnly',
      { slots: [{ accepts: [{ kind: 'card', filter: {}, announceOnly: { shine: 1 } }] }] },
      'unknownKey',
      ['slots', 0, 'accepts', 0, 'announceOnly', 'shine'],
    ],
    [
      'how many inside accepts',
      { slots: [{ accepts: [{ kind: 'card', filter: { count: 1 } }] }] },
      'unknownKey',
      ['slots', 0, 'accepts', 0, 'filter', 'count'],
    ],
    ['unknown kind', { slots: [{ kind: 'spell' }] }, 'unknownKind', ['slots', 0, 'kind']],
    [
      'unknown kind in accepts',
      { slots: [{ accepts: [{ kind: 'spell', filter: {} }] }] },
      'unknownKind',
      ['slots', 0, 'accepts', 0, 'kind'],
    ],
    ['choice without options', { slots: [{ kind: 'choice' }] }, 'unknownKind', ['slots', 0, 'kind']],
    ['two slots of one name', { slots: [a, a] }, 'duplicateId', ['slots', 1]],
    ['a name that is a path', { slots: [{ id: 'a.b' }] }, 'invalidValue', ['slots', 0, 'id']],
    ['more than 12 slots', { slots: Array.from({ length: 13 }, () => ({})) }, 'invalidValue', ['slots']],
    ['least above most', { slots: [{ min: 2 }] }, 'minAboveMax', ['slots', 0]],
    ['a count from another slot', { slots: [a, { max: 'slots.a.cost' }] }, 'laterSlot', ['slots', 1]],
    [
      'a total from another slot',
      { slots: [a, { division: { total: 'slots.a.cost' } }] },
      'laterSlot',
      ['slots', 1],
    ],
    [
      'a reference to no slot',
      { slots: [{ filter: { cost: 'slots.a.cost' } }] },
      'unknownSlot',
      ['slots', 0, 'filter'],
    ],
    [
      'to itself',
      { slots: [{ ...a, filter: { cost: 'slots.a.cost' } }] },
      'laterSlot',
      ['slots', 0, 'filter'],
    ],
    [
      'to a later slot',
      { slots: [{ ...b, filter: { controller: 'slots.a' } }, a] },
      'laterSlot',
      ['slots', 0, 'filter'],
    ],
    [
      'to a slot of many',
      { slots: [{ ...a, max: 2 }, { filter: { cost: 'slots.a.cost' } }] },
      'referenceNeedsOne',
      ['slots', 1, 'filter'],
    ],
    [
      'to a slot of each player',
      { slots: [{ ...a, chooser: 'eachPlayer' }, { chooser: 'slots.a' }] },
      'referenceNeedsOne',
      ['slots', 1, 'chooser'],
    ],
    ['a chooser of no slot', { slots: [{ chooser: 'slots.z' }] }, 'unknownSlot', ['slots', 0, 'chooser']],
    [
      'a relation of no slot',
      { slots: [a], relations: [{ relation: 'different', slots: ['a', 'z'] }] },
      'unknownSlot',
      ['relations', 0],
    ],
    [
      'a relation of a slot with itself',
      { slots: [a], relations: [{ relation: 'different', slots: ['a', 'a'] }] },
      'duplicateId',
      ['relations', 0],
    ],
    [
      'a sum bound by a slot',
      { slots: [a, b], relations: [{ relation: 'sum', property: 'cost', slots: ['b'], is: 'slots.a.cost' }] },
      'laterSlot',
      ['relations', 0],
    ],
    [
      'an unknown relation',
      { slots: [a, b], relations: [{ relation: 'near', slots: ['a', 'b'] }] },
      'invalidValue',
      ['relations', 0, 'relation'],
    ],
    [
      'a filter beside accepts',
      { slots: [{ filter: { count: 2 }, accepts: cards() }] },
      'invalidValue',
      ['slots', 0, 'filter'],
    ],
    [
      'a kind beside accepts',
      { slots: [{ kind: 'card', accepts: cards() }] },
      'invalidValue',
      ['slots', 0, 'kind'],
    ],
    [
      'options beside accepts',
      { slots: [{ options: ['x'], accepts: cards() }] },
      'invalidValue',
      ['slots', 0, 'options'],
    ],
    ['options of cards', { slots: [{ kind: 'card', options: ['x'] }] }, 'invalidValue', ['slots', 0, 'kind']],
    [
      'options with a filter',
      { slots: [{ options: ['x'], filter: {} }] },
      'invalidValue',
      ['slots', 0, 'filter'],
    ],
    [
      'up to all',
      { slots: [{ filter: { count: 'all', upTo: true } }] },
      'invalidValue',
      ['slots', 0, 'filter'],
    ],
    [
      'all at random',
      { slots: [{ filter: { count: 'all', random: true } }] },
      'invalidValue',
      ['slots', 0, 'filter'],
    ],
    [
      'all, chosen',
      { slots: [{ filter: { count: 'all' }, chooser: 'opponent' }] },
      'invalidValue',
      ['slots', 0, 'chooser'],
    ],
    [
      'at random, chosen',
      { slots: [{ filter: { random: true }, chooser: 'controller' }] },
      'invalidValue',
      ['slots', 0, 'chooser'],
    ],
  ])('%s', (_what, spec, code, path) => {
    const asked = lantern.parseSpec(spec);
    expect(asked).toMatchObject({ ok: false, issues: [{ code, path }] });
    expect(() => unwrap(asked)).toThrow(code);
  });

  it('every flaw is told', () => {
    const asked = lantern.parseSpec({
      slots: [
        { ...a, min: 2, filter: { cost: 'slots.z.cost' } },
        { ...a, kind: 'spell' },
      ],
    });
    expect(asked.ok || asked.issues.map(({ code }) => code)).toEqual([
      'minAboveMax',
      'unknownSlot',
      'duplicateId',
      'unknownKind',
    ]);
  });
});

describe('a refusal says what is wrong, and with what', () => {
  const a = { id: 'a' };
  const refusalOf = (...slots: readonly object[]) => {
    const asked = lantern.parseSpec({ slots });
    return asked.ok ? [] : asked.issues.map(({ code, data }) => ({ code, data }));
  };

  it.each<[what: string, slot: object, problem: string]>([
    [
      'a kind beside accepts',
      { kind: 'card', accepts: cards() },
      'stands beside accepts, which names the kinds',
    ],
    [
      'a filter beside accepts',
      { filter: {}, accepts: cards() },
      'stands beside accepts, which has the filters',
    ],
    [
      'options beside accepts',
      { options: ['x'], accepts: cards() },
      'stands beside accepts, which lists the options',
    ],
    ['options with a filter', { options: ['x'], filter: {} }, 'stands beside options, which are no objects'],
    ['options of cards', { options: ['x'], kind: 'card' }, 'options are of kind choice'],
    ['up to all', { filter: { count: 'all', upTo: true } }, 'all are taken, so neither upTo nor random'],
    [
      'all at random',
      { filter: { count: 'all', random: true } },
      'all are taken, so neither upTo nor random',
    ],
    ['all, chosen', { filter: { count: 'all' }, chooser: 'opponent' }, 'all are taken'],
    ['at random, chosen', { filter: { random: true }, chooser: 'opponent' }, 'chance decides'],
  ])('%s', (_what, slot, problem) => {
    expect(refusalOf(slot)).toEqual([{ code: 'invalidValue', data: { problem } }]);
  });

  it.each<[what: string, slots: readonly object[], code: string, data: object]>([
    [
      'an unknown kind',
      [{ kind: 'spell' }],
      'unknownKind',
      { kind: 'spell', known: ['card', 'player', 'zone', 'choice'] },
    ],
    ['two of one name', [a, {}, a], 'duplicateId', { id: 'a' }],
    ['a least above a most', [{ ...a, min: 3, max: 2 }], 'minAboveMax', { slot: 'a', min: 3, max: 2 }],
    ['no such slot', [{ chooser: 'slots.z' }], 'unknownSlot', { slot: 'z' }],
    [
      'itself',
      [{ ...a, filter: { controller: 'slots.a' } }],
      'laterSlot',
      { slot: 'a', reference: 'slots.a' },
    ],
    [
      'a count of an earlier slot',
      [a, { min: 'slots.a.cost', max: 'any' }],
      'laterSlot',
      { slot: 'slot2', reference: 'slots.a.cost' },
    ],
    [
      'all of a slot',
      [{ ...a, filter: { count: 'all' } }, { chooser: 'slots.a' }],
      'referenceNeedsOne',
      { slot: 'a', reference: 'slots.a' },
    ],
  ])('%s', (_what, slots, code, data) => expect(refusalOf(...slots)).toEqual([{ code, data }]));

  it('of relations, too', () => {
    const asked = lantern.parseSpec({
      slots: [a, { id: 'b' }],
      relations: [
        { relation: 'different', slots: ['a', 'z', 'a'] },
        { relation: 'sum', property: 'cost', slots: ['a', 'b'], is: { gte: 1, lte: 'slots.a.cost' } },
      ],
    });
    expect(asked).toEqual({
      ok: false,
      issues: [
        { code: 'unknownSlot', data: { slot: 'z' }, path: ['relations', 0] },
        { code: 'duplicateId', data: { id: 'a' }, path: ['relations', 0] },
        { code: 'laterSlot', data: { slot: 'a,b', reference: 'slots.a.cost' }, path: ['relations', 1] },
      ],
    });
  });

  it.each<[what: string, slots: readonly object[]]>([
    ['all are taken, said twice', [{ filter: { count: 'all' }, chooser: 'all' }]],
    ['chance decides, said twice', [{ filter: { count: 1, random: true }, chooser: 'random' }]],
    ['up to a number', [{ filter: { count: 2, upTo: true }, chooser: 'opponent' }]],
    ['neither up to nor at random', [{ filter: { count: 'all', upTo: false, random: false } }]],
    ['a least that is the most', [{ min: 2, max: 2 }]],
    ['a least under what is not known yet', [{ min: 2, max: 'X' }]],
    ['a most over what is not known yet', [{ min: 'X', max: 2 }]],
    ['accepts with options', [{ accepts: [...cards(), { kind: 'choice', options: ['x'] }] }]],
    ['the player of an earlier slot', [{ ...a, kind: 'player' }, { chooser: 'slots.a' }]],
    [
      'the player of an earlier card, whoever chose it',
      [{ ...a, chooser: 'opponent' }, { chooser: 'slots.a' }],
    ],
    ['a part of a name is no name', [{ id: 'ab' }, { ...a, chooser: 'slots.ab' }]],
  ])('%s is right', (_what, slots) => expect(refusalOf(...slots)).toEqual([]));

  it.each(['all', 'random', 'eachOpponent', 'eachPlayer'])(
    'nothing refers to a slot of one thing that is chosen by %s',
    (chooser) => {
      expect(refusalOf({ ...a, max: 1, min: 0, chooser }, { filter: { cost: 'slots.a.cost' } })).toEqual([
        { code: 'referenceNeedsOne', data: { slot: 'a', reference: 'slots.a.cost' } },
      ]);
    },
  );
});
