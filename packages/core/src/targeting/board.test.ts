import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineGame, defineKind, unwrap } from '../index.js';
import { lantern, lanternCardOf, lanternStateOf } from '../../test/lantern.js';
import { propertyOf } from '../json.js';
import { Board, sameIncarnation } from './board.js';

const gone = lanternCardOf('gone', { incarnation: 2, controller: 'bob' });
const state = lanternStateOf(
  [lanternCardOf('a', { incarnation: 1 }), lanternCardOf('b', { controller: 'bob' })],
  { gone: [gone] },
);
const board = new Board(lantern.kinds, state);

describe('a board', () => {
  it('holds everything at one position each, kind after kind', () => {
    expect(board.kinds).toEqual(['card', 'player', 'zone']);
    expect(board.size).toBe(8);
    const ids = Array.from({ length: board.size }, (_thing, position) => board.ref(position));
    expect(ids.map(({ kind, id, incarnation }) => `${kind} ${id} ${incarnation}`)).toEqual([
      'card a 1',
      'card b 0',
      'player ann 0',
      'player bob 0',
      'zone ann:play 0',
      'zone ann:pit 0',
      'zone bob:play 0',
      'zone bob:pit 0',
    ]);
    ids.forEach((ref, position) => expect(board.positionOf(ref)).toBe(position));
    expect(ids.map((_ref, position) => board.controller(position))).toEqual([
      'ann',
      'bob',
      'ann',
      'bob',
      'ann',
      'ann',
      'bob',
      'bob',
    ]);
    expect(board.object(1)).toBe(state.cards[1]);
    expect(board.object(2)).toBe(state.players[0]);
  });

  it('names a thing with a value that stays the same, and cannot be changed', () => {
    expect(Object.isFrozen(board.ref(0))).toBe(true);
    expect(board.ref(0)).toBe(board.ref(0));
  });

  it.each([-1, 8, 99, 0.5 + 8])('there is nothing at %d', (position) => {
    expect(() => board.ref(position)).toThrow(new RangeError(`No position ${position} on this board`));
    expect(() => board.object(position)).toThrow(RangeError);
    expect(() => board.controller(position)).toThrow(RangeError);
  });

  it('nor within a kind beyond its objects', () => {
    const view = board.section('card')?.view;
    expect(() => view?.object(2)).toThrow(new RangeError('No card at position 2'));
    expect(() => view?.ref(2)).toThrow(RangeError);
  });

  it('takes no filter that is none, nor one beside it', () => {
    const view = board.section('card')?.view;
    const refusal = { ok: false, issues: [{ code: 'unknownKey', path: ['colour'] }] };
    expect(view?.plan({ colour: 'red' })).toMatchObject(refusal);
    expect(view?.plan({ cost: 1 }, { colour: 'red' })).toMatchObject(refusal);
    expect(view?.plan({ colour: 'red' }, { cost: 1 })).toMatchObject(refusal);
  });

  it.each([
    { kind: 'card', id: 'nobody' },
    { kind: 'ghost', id: 'a' },
    { kind: 'player', id: 'a' },
  ])('knows nothing of %j', (ref) => {
    expect(board.positionOf(ref)).toBe(-1);
    expect(board.known(ref)).toBeUndefined();
  });

  it.each<[object, object | undefined]>([
    [
      { kind: 'card', id: 'a' },
      { as: 'current', object: state.cards[0], controller: 'ann' },
    ],
    [
      { kind: 'card', id: 'a', incarnation: 1 },
      { as: 'current', object: state.cards[0], controller: 'ann' },
    ],
    [{ kind: 'card', id: 'a', incarnation: 0 }, undefined],
    [
      { kind: 'card', id: 'gone', incarnation: 2 },
      { as: 'lastKnown', object: gone, controller: 'bob' },
    ],
    [
      { kind: 'player', id: 'bob' },
      { as: 'current', object: state.players[1], controller: 'bob' },
    ],
    [{ kind: 'player', id: 'zed', incarnation: 2 }, undefined],
  ])('of %j it knows %j', (ref, known) => {
    expect(board.known(ref as { kind: string; id: string })).toEqual(known);
  });

  it.each<[string[], string[], object | undefined]>([
    [['a', 'b'], ['ann', 'bob'], undefined],
    [['a', 'b', 'c', 'b', 'a'], ['ann'], { kind: 'card', id: 'a' }],
    [['a', 'b', 'b'], ['ann'], { kind: 'card', id: 'b' }],
    [['a'], ['ann', 'bob', 'bob'], { kind: 'player', id: 'bob' }],
    [['a', 'a'], ['bob', 'bob'], { kind: 'card', id: 'a' }],
  ])('of cards %j and players %j the one that is there twice: %j', (cards, players, twice) => {
    const odd = new Board(
      lantern.kinds,
      lanternStateOf(
        cards.map((id) => lanternCardOf(id)),
        { players: players.map((id) => ({ id })) },
      ),
    );
    expect(odd.duplicate).toEqual(twice);
    expect(odd.duplicate).toEqual(twice);
  });
});

it('a kind that counts no incarnations and has no players has things that stay the same and belong to nobody', () => {
  const stone = z.strictObject({ id: z.string() });
  const game = defineGame({
    id: 'stones',
    state: z.array(stone).readonly(),
    players: () => [{ id: 'ann' }],
    kinds: [
      defineKind({
        name: 'stone',
        object: stone,
        filter: z.strictObject({ named: z.string().optional() }),
        matchers: { named: ({ id }: { readonly id: string }, wanted) => id === wanted },
        list: (stones: readonly { readonly id: string }[]) => stones,
        id: ({ id }) => id,
        lastKnown: (_stones, { id }) => (id === 'dust' ? { id } : undefined),
      }),
    ],
  });
  const stones = new Board(game.kinds, [{ id: 's' }]);
  expect(stones.ref(0)).toEqual({ kind: 'stone', id: 's', incarnation: 0 });
  expect(stones.controller(0)).toBeUndefined();
  expect(stones.known({ kind: 'stone', id: 's', incarnation: 1 })).toBeUndefined();
  expect(stones.known({ kind: 'stone', id: 'dust' })).toEqual({
    as: 'lastKnown',
    object: { id: 'dust' },
    controller: undefined,
  });
  const spec = game.spec({ slots: [{ kind: 'stone', filter: { named: 's' } }] });
  expect(unwrap(game.resolver([{ id: 's' }]).legalTargets(spec, { controller: 'ann' }))).toEqual([
    stones.ref(0),
  ]);
});

it.each([
  [undefined, true],
  [1, true],
  [0, false],
])('incarnation %s of what is there as 1: %s', (incarnation, same) => {
  const wanted = incarnation === undefined ? { kind: 'k', id: 'i' } : { kind: 'k', id: 'i', incarnation };
  expect(sameIncarnation({ kind: 'k', id: 'i', incarnation: 1 }, wanted)).toBe(same);
});

it('a property is what the object has itself', () => {
  expect(propertyOf({ cost: 3 }, 'cost')).toBe(3);
  expect(propertyOf({ cost: 3 }, 'toString')).toBeUndefined();
});

describe('a property for relations', () => {
  const shelf = defineKind({
    name: 'book',
    object: z.strictObject({ id: z.string(), pages: z.int() }),
    filter: z.strictObject({}),
    matchers: {},
    list: (all: readonly { readonly id: string; readonly pages: number }[]) => all,
    id: ({ id }) => id,
    properties: {
      share: ({ pages }, books) => pages / books.reduce((sum, book) => sum + book.pages, 0),
    },
  });
  const books = [
    { id: 'a', pages: 30 },
    { id: 'b', pages: 10 },
  ];

  it.each<[string, unknown]>([
    ['share', 0.25],
    ['pages', 10],
    ['constructor', undefined],
    ['__proto__', undefined],
  ])('%s is derived by the kind, or the own one of the object', (name, value) => {
    expect(new Board([shelf], books).property(1, name)).toBe(value);
  });
});
