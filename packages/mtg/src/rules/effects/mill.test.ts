import { describe, expect, it } from 'vitest';
import { card, cardOf } from '../../../test/board.js';
import { expectJson, idsIn } from '../../../test/json.js';
import { happen, matchOf } from '../../../test/match.js';

const inLibrary = (id: string, owner = 'you', order = 0) => card(id, owner, { zone: 'library', order });
const state = matchOf(inLibrary('b', 'you', 2), inLibrary('a', 'you', 1), inLibrary('z', 'foe'));

describe('milling', () => {
  it('701.17a: from the top into the graveyard', () => {
    const done = happen(state, { effect: 'mill', amount: 1, bind: 'milled' });
    expect(idsIn(done, 'graveyard')).toEqual(['a']);
    expect(cardOf(done.state, 'a').thisTurn).toContain('putIntoGraveyardFromLibrary');
    expect(done.frame.bound['milled']).toEqual([{ kind: 'card', id: 'a', incarnation: 1 }]);
    expectJson(done);
  });

  it('701.17b: as many as there are, and nobody loses for it', () => {
    const done = happen(state, { effect: 'mill', who: 'eachPlayer', amount: 2 });
    expect(idsIn(done, 'graveyard')).toEqual(['a', 'b', 'z']);
    expect(done.state.players.some(({ drewFromEmpty }) => drewFromEmpty)).toBe(false);
  });

  it('X that is 0 mills nothing', () => {
    expect(happen(state, { effect: 'mill', amount: 'X' }).state).toBe(state);
    expect(happen(state, { effect: 'mill', amount: -3 }).state).toBe(state);
  });
});
