import { describe, expect, it } from 'vitest';
import type { LorcanaCardFilter } from '../index.js';
import { board, by, change, character, chosen, item, legal, location, matching } from '../../test/board.js';

describe('places', () => {
  const state = board(
    location('l', 'you', { characteristics: ['Lagoon'] }),
    location('k', 'you'),
    character('a', 'you', { at: 'l' }),
    character('b', 'you', { at: 'k' }),
    character('c', 'you'),
  );

  it("4.7.1: where a character is, and which places are one's own", () => {
    expect(matching(state, { atLocation: true })).toEqual(['a', 'b']);
    expect(matching(state, { atLocation: false, type: 'character' })).toEqual(['c']);
    expect(matching(state, { atLocation: 'k' })).toEqual(['b']);
    expect(matching(state, { atLocation: 'here' }, by('l'))).toEqual(['a']);
    expect(matching(state, { atLocation: 'here' }, by('a'))).toEqual(['a']);
    expect(matching(state, { atLocation: 'here' }, by('c'))).toEqual([]);
    expect(matching(state, { atLocation: { withClassification: 'Lagoon' } })).toEqual(['a']);
    expect(matching(state, { atLocation: { excludeSelf: true } }, by('l'))).toEqual(['b']);
  });
});

describe('what is picked for an action of the turn', () => {
  const state = board(
    character('r', 'foe', { keywords: ['ward'] }),
    character('e', 'foe', { exerted: true, keywords: ['ward'], mustBeChosen: { by: 'opponent' } }),
    character('x', 'foe', { exerted: true }),
    location('l', 'foe'),
    item('i', 'foe', { exerted: true }),
    character('own', 'you', { exerted: true }),
  );
  const challenged: LorcanaCardFilter = {
    controller: 'opponent',
    anyOf: [{ type: 'character', exerted: true }, { type: 'location' }],
  };

  it('4.6.4.2, 4.6.8.1, 4.6.8.2: exerted opposing characters and opposing locations; no effect chooses here', () => {
    expect(legal(state, chosen(challenged, { mode: 'target' }))).toEqual(['e', 'x', 'l']);
  });

  it('5.3.5: who challenges is ready and dry, or has Rush', () => {
    const mine = board(
      character('a', 'you'),
      character('b', 'you', { exerted: true }),
      character('c', 'you', { drying: true }),
      character('d', 'you', { drying: true, keywords: ['rush'] }),
    );
    const able = {
      type: 'character',
      ready: true,
      anyOf: [{ drying: false }, { withKeyword: 'rush' }],
    } as const;
    expect(legal(mine, chosen(able, { mode: 'target' }))).toEqual(['a', 'd']);
  });

  it('8.10.1: a card shifts on a character of its own player that shares a name with it', () => {
    const mine = board(
      character('s', 'you', { zone: 'hand', name: 'Mira', names: ['Mira'] }),
      character('a', 'you', { names: ['Mira', 'Tock', 'Mira & Tock'] }),
      character('b', 'you', { names: ['Miranda'] }),
      character('c', 'foe', { names: ['Mira'] }),
    );
    const onto = chosen({ controller: 'self', sameNameAsSource: true }, { mode: 'target' });
    expect(legal(mine, onto, by('s'))).toEqual(['a']);
    expect(legal(change(mine, 'a', { keywords: ['ward'] }), onto, by('s'))).toEqual(['a']);
  });
});
