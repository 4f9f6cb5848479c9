import { describe, expect, it } from 'vitest';
import { card } from '../../../test/board.js';
import { expectJson, idsIn } from '../../../test/json.js';
import { happen, matchOf, matchStateOf, playerIn } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';

const inLibrary = (id: string, owner = 'you', order = 0) => card(id, owner, { zone: 'library', order });
const state = matchOf(inLibrary('b', 'you', 2), inLibrary('a', 'you', 1), inLibrary('z', 'foe'));

describe('drawing as an effect', () => {
  it.each<[what: string, effect: Effect, hand: readonly string[]]>([
    ['a card', { effect: 'draw' }, ['a']],
    ['two cards', { effect: 'draw', amount: 2 }, ['a', 'b']],
    ['X cards that are 0', { effect: 'draw', amount: 'X' }, []],
    ['less than 0', { effect: 'draw', amount: -1 }, []],
    ['each player a card', { effect: 'draw', who: 'eachPlayer' }, ['a', 'z']],
  ])('121.1: %s from the top', (_what, effect, hand) => {
    const done = happen(state, effect);
    expect(idsIn(done, 'hand')).toEqual(hand);
    expect(done.state.players.some(({ drewFromEmpty }) => drewFromEmpty)).toBe(false);
    expectJson(done);
  });

  it('704.5b: marks who was to draw from an empty library', () => {
    const done = happen(state, { effect: 'draw', who: 'eachPlayer', amount: 2 });
    expect(idsIn(done, 'hand')).toEqual(['a', 'b', 'z']);
    expect(playerIn(done.state, 'foe').drewFromEmpty).toBe(true);
    expect(playerIn(done.state, 'you').drewFromEmpty).toBeUndefined();
  });

  it('121.2b: players draw in turn order, the active player first', () => {
    const theirs = matchStateOf({ cards: state.cards, activePlayer: 'foe' });
    const { events } = happen(theirs, { effect: 'draw', who: 'eachPlayer' });
    expect(events.flatMap(({ type, player }) => (type === 'drew' ? [player] : []))).toEqual(['foe', 'you']);
  });

  it('a player that is a target', () => {
    const done = happen(state, { effect: 'draw', who: { bound: 't1' } }, { bound: { t1: ['foe'] } });
    expect(idsIn(done, 'hand')).toEqual(['z']);
  });

  it('names what was drawn', () => {
    const hand = matchOf(...state.cards, card('h', 'you', { zone: 'hand' }));
    const done = happen(hand, { effect: 'draw', amount: 2, bind: 'drawn' });
    expect(done.frame.bound['drawn']?.map(({ id }) => id)).toEqual(['b', 'a']);
    expectJson(done);
  });
});
