import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { lorcana, lorcanaCardOf, type LorcanaCardFilter, type LorcanaState } from '../index.js';
import { namesOf } from '../language/facts.js';
import {
  board,
  by,
  card,
  character,
  chosen,
  item,
  legal,
  location,
  matching,
  pick,
  specOf,
  verdict,
} from '../../test/board.js';

type Rows = readonly (readonly [LorcanaCardFilter, readonly string[]])[];
/** The rows, with what each filter matches. */
const told = (state: LorcanaState, rows: Rows): Rows =>
  rows.map(([filter]) => [filter, matching(state, filter)]);

describe('cards and their states', () => {
  it('5.1.1.3, 5.1.1.4: damaged is one damage at least, undamaged none', () => {
    const state = board(character('a', 'foe', { damage: 1 }), character('b', 'foe'));
    const rows: Rows = [
      [{ damaged: true }, ['a']],
      [{ damaged: false }, ['b']],
      [{ damage: { gte: 1 } }, ['a']],
    ];
    expect(told(state, rows)).toEqual(rows);
  });

  it('5.1.1.5: nobody can choose a card that is under another, its owner neither; "all of them" are taken', () => {
    const state = board(
      character('host', 'you', { cardsUnder: 1 }),
      character('low', 'you', { zone: 'under', under: 'host', faceDown: true }),
    );
    expect(legal(state, specOf([{ id: 'target', kind: 'card', filter: { controller: 'self' } }]))).toEqual([
      'host',
    ]);
    const under = specOf([{ id: 'target', kind: 'card', filter: { zone: 'under' } }]);
    expect(verdict(state, under, pick(['low']))).toEqual(['INVALID_TARGET']);
    expect(matching(state, { underThis: true }, by('host'))).toEqual(['low']);
    const rows: Rows = [[{ hasCardUnder: true }, ['host']]];
    expect(told(state, rows)).toEqual(rows);
  });

  it('5.1.1.8, 5.1.1.10: only what is faceup is in play', () => {
    const state = board(character('a', 'foe'), character('f', 'foe', { faceDown: true }));
    expect(legal(state, chosen())).toEqual(['a']);
    expect(matching(state, { zone: 'play' })).toEqual(['a']);
  });

  it('5.1.1.11, 5.1.1.12: drying is a fact of a character that filters read', () => {
    const state = board(character('a', 'you', { drying: true }), character('b', 'you'));
    const rows: Rows = [
      [{ drying: true }, ['a']],
      [{ drying: false }, ['b']],
    ];
    expect(told(state, rows)).toEqual(rows);
  });

  it('5.1.2.2: an item has no damage to be chosen for', () => {
    const state = board(item('i', 'foe'), character('a', 'foe', { damage: 1 }));
    expect(legal(state, chosen({ damaged: true }))).toEqual(['a']);
  });

  it('5.1.2.3, 5.1.2.7: locations and cards outside play are neither ready nor exerted', () => {
    const state = board(
      location('l', 'foe'),
      character('r', 'foe'),
      character('e', 'foe', { exerted: true }),
      item('i', 'foe', { exerted: true }),
      character('h', 'foe', { zone: 'hand' }),
      character('d', 'foe', { zone: 'discard', exerted: true }),
    );
    const rows: Rows = [
      [{ ready: true }, ['r']],
      [{ ready: false }, ['e', 'i']],
      [{ exerted: true }, ['e', 'i']],
      [{ exerted: false }, ['r']],
      [{ not: { exerted: true } }, ['l', 'r', 'h', 'd']],
    ];
    expect(told(state, rows)).toEqual(rows);
  });

  it('5.1.2.3: why not says that a location has no such state', () => {
    const resolver = lorcana.resolver(board(location('l', 'foe')));
    const { issues, nearMisses } = unwrap(
      resolver.explain(chosen({ exerted: true }), { controller: 'you' }, { kind: 'card', id: 'l' }),
    );
    expect(issues).toMatchObject([{ code: 'filterMismatch', data: { key: 'exerted', actual: null } }]);
    expect(nearMisses).toEqual([]);
  });
});

describe('names', () => {
  const state = board(
    character('a1', 'foe', { name: 'Mira', names: ['Mira'], version: 'Lamp Keeper' }),
    character('a2', 'foe', { name: 'Mira', names: ['Mira'], version: 'Night Walker' }),
    character('b', 'foe', { name: 'Miranda', names: ['Miranda'] }),
    lorcanaCardOf({ instanceId: 'c', owner: 'foe', name: 'Mira & Tock', types: ['character'] }),
  );

  it('5.2.6: a name is compared whole, and the version is no part of it', () => {
    const rows: Rows = [
      [{ withName: 'Mira' }, ['a1', 'a2', 'c']],
      [{ name: 'Miranda' }, ['b']],
      [{ name: 'Mir' }, []],
      [{ name: 'Mira - Lamp Keeper' }, []],
      [{ name: { oneOf: ['Miranda', 'Tock'] } }, ['b', 'c']],
    ];
    expect(told(state, rows)).toEqual(rows);
  });

  it('5.2.6.1: a character "A & B" has A, B and "A & B" for names; nothing else is split', () => {
    expect(namesOf('Mira & Tock', ['character'])).toEqual(['Mira', 'Tock', 'Mira & Tock']);
    expect(namesOf('Salt & Bread', ['item'])).toEqual(['Salt & Bread']);
    const rows: Rows = [
      [{ withName: 'Tock' }, ['c']],
      [{ withName: 'Mira & Tock' }, ['c']],
      [{ withoutName: ['Mira', 'Miranda'] }, []],
      [{ withoutName: 'Tock' }, ['a1', 'a2', 'b']],
      [{ name: { not: 'Tock' } }, ['a1', 'a2', 'b']],
    ];
    expect(told(state, rows)).toEqual(rows);
  });

  it('5.2.6: the name that was named, and the names of the source', () => {
    const asking = {
      ...state,
      cards: [...state.cards, character('s', 'you', { names: ['Tock'], named: 'Mira' })],
    };
    expect(matching(asking, { namedCard: true }, by('s'))).toEqual(['a1', 'a2', 'c']);
    expect(matching(asking, { sameNameAsSource: true, excludeSelf: true }, by('s'))).toEqual(['c']);
    expect(matching(board(card('s', 'you'), ...state.cards), { namedCard: true }, by('s'))).toEqual([]);
  });
});
