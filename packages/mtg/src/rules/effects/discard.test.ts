import { describe, expect, it } from 'vitest';
import { card, cardOf } from '../../../test/board.js';
import { expectJson, idsIn, offered } from '../../../test/json.js';
import { happen, matchOf } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';

const inHand = (id: string, owner: string, types = ['instant']) => card(id, owner, { zone: 'hand', types });
const state = matchOf(
  inHand('a', 'you'),
  inHand('b', 'you'),
  inHand('x', 'foe'),
  inHand('y', 'foe', ['creature']),
  inHand('z', 'foe', ['land']),
);
const foe = { bound: { t1: ['foe'] } };
const theirs: Effect = { effect: 'discard', who: { bound: 't1' } };

describe('discarding', () => {
  it('701.9b: the player chooses, and only that player sees the hand', () => {
    const asked = happen(state, theirs, foe);
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['foe', 'x', 'y', 'z']);
    expect(asked.events).toEqual([]);
    expectJson(asked);
    const done = happen(state, theirs, { ...foe, answers: [['y']] });
    expect(idsIn(done, 'graveyard')).toEqual(['y']);
    expect(cardOf(done.state, 'y').thisTurn).toEqual(['putIntoGraveyard', 'discarded']);
    expect(done.events[0]).toMatchObject({ type: 'discarded', card: { id: 'y' }, player: 'foe' });
  });

  it('101.4: each player; the first card is not shown before the second is chosen', () => {
    const each: Effect = { effect: 'discard', who: 'eachPlayer' };
    const next = happen(state, each, { answers: [['a']] });
    expect([next.decision?.player, ...idsIn(next, 'graveyard')]).toEqual(['foe']);
    expect(next.events).toEqual([]);
    expect(idsIn(happen(state, each, { answers: [['a'], ['x']] }), 'graveyard')).toEqual(['a', 'x']);
  });

  it.each<[what: string, effect: Effect, gone: readonly string[]]>([
    ['a hand', { ...theirs, amount: 'all' }, ['x', 'y', 'z']],
    ['more than there are', { ...theirs, amount: 9 }, ['x', 'y', 'z']],
    ['X that is 0', { ...theirs, amount: 'X' }, []],
  ])('609.3: without a choice: %s', (_what, effect, gone) => {
    const done = happen(state, effect, foe);
    expect(done.decision).toBeUndefined();
    expect(idsIn(done, 'graveyard')).toEqual(gone);
  });

  it.each<[what: string, type: string, offer: readonly string[], gone: readonly string[]]>([
    ['the only such card', 'land', ['z'], ['z']],
    ['no such card', 'artifact', [], []],
  ])('400.2: who is the only one to see the hand is asked: %s', (_what, type, offer, gone) => {
    const effect: Effect = { ...theirs, filter: { type } };
    const asked = happen(state, effect, foe);
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['foe', ...offer]);
    expect(idsIn(happen(state, effect, { ...foe, answers: [offer] }), 'graveyard')).toEqual(gone);
  });

  it('701.9b: at random nobody is asked', () => {
    const done = happen(state, { ...theirs, amount: 2, chooser: 'random' }, foe);
    expect(done.decision).toBeUndefined();
    expect(idsIn(done, 'graveyard')).toHaveLength(2);
    expect(idsIn(done, 'hand', 'you')).toEqual(['a', 'b']);
  });

  it('you choose from a hand that is revealed to all', () => {
    const effect: Effect = { ...theirs, chooser: 'you', filter: { not: { type: 'land' } } };
    const asked = happen(state, effect, foe);
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['you', 'x', 'y']);
    expect(asked.events).toMatchObject([
      { type: 'revealed', cards: [{ id: 'x' }, { id: 'y' }, { id: 'z' }] },
    ]);
    expect(asked.events[0]).not.toHaveProperty('visibleTo');
    expectJson(asked);
    const done = happen(state, effect, { ...foe, answers: [['x']] });
    expect(idsIn(done, 'graveyard')).toEqual(['x']);
    expect(done.events[1]).toMatchObject({ type: 'discarded', player: 'foe' });
  });

  it('of an empty hand nothing happens', () => {
    const empty = matchOf(inHand('a', 'you'));
    for (const chooser of ['you', 'random'] as const) {
      expect(happen(empty, { ...theirs, chooser }, foe).state.cards).toEqual(empty.cards);
    }
  });
});
