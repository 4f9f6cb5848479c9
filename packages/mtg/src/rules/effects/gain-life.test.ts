import { describe, expect, it } from 'vitest';
import { creature } from '../../../test/board.js';
import { happen, matchStateOf, playerIn, type By } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCard } from '../../state/card.js';

const board = matchStateOf({
  cards: [creature('bear', 'foe', { toughness: 5 })],
  players: [{ id: 'you', life: 7 }, { id: 'foe' }],
});

describe('life', () => {
  it.each<[string, Effect, By, readonly [number, number]]>([
    ['you gain', { effect: 'gainLife', amount: 3 }, {}, [10, 20]],
    [
      'a target gains',
      { effect: 'gainLife', who: { bound: 't1' }, amount: 3 },
      { bound: { t1: ['foe'] } },
      [7, 23],
    ],
    ['nobody gains', { effect: 'gainLife', who: { bound: 't1' }, amount: 3 }, { bound: { t1: [] } }, [7, 20]],
    ['everybody gains X', { effect: 'gainLife', who: 'eachPlayer', amount: 'X' }, { X: 2 }, [9, 22]],
    ['0', { effect: 'gainLife', amount: 0 }, {}, [7, 20]],
    ['less than 0', { effect: 'gainLife', amount: -4 }, {}, [7, 20]],
    [
      'as much as a toughness',
      { effect: 'gainLife', amount: { of: 'toughness', what: { bound: 't1' } } },
      { bound: { t1: ['bear'] } },
      [12, 20],
    ],
    [
      'a creature gains none',
      { effect: 'gainLife', who: { bound: 't1' }, amount: 3 },
      { bound: { t1: ['bear'] } },
      [7, 20],
    ],
    ['you lose', { effect: 'loseLife', amount: 2 }, {}, [5, 20]],
    ['each opponent loses', { effect: 'loseLife', who: 'eachOpponent', amount: 2 }, {}, [7, 18]],
    ['half, rounded up', { effect: 'loseLife', amount: { halfUp: { life: 'you' } } }, {}, [3, 20]],
    ['below 0', { effect: 'loseLife', amount: 9 }, {}, [-2, 20]],
  ])('119.3 %s', (_title, effect, by, life) => {
    const { state } = happen(board, effect, by);
    expect([playerIn(state, 'you').life, playerIn(state, 'foe').life]).toEqual(life);
  });

  it('119.3 it is told, 119.9 not for 0', () => {
    const said = (effect: Effect) => happen(board, effect).events;
    expect(said({ effect: 'gainLife', amount: 1 })).toEqual([
      { type: 'lifeGained', player: 'you', amount: 1 },
    ]);
    expect(said({ effect: 'loseLife', amount: 1 })).toEqual([{ type: 'lifeLost', player: 'you', amount: 1 }]);
    expect(said({ effect: 'loseLife', amount: 0 })).toEqual([]);
    expect(said({ effect: 'gainLife', amount: 0 })).toEqual([]);
  });

  it('800.4a who has left neither gains nor loses', () => {
    const left = matchStateOf({ players: [{ id: 'you' }, { id: 'foe', left: true }] });
    for (const effect of ['gainLife', 'loseLife'] as const) {
      const who = { bound: 't1' } as const;
      expect(happen(left, { effect, who, amount: 1 }, { bound: { t1: ['foe'] } }).state).toBe(left);
    }
  });
});

describe("119.7 who can't gain life", () => {
  const keeps = (who: 'you' | 'opponent' | 'any', facts: Partial<MtgCard> = {}) =>
    creature('ghoul', 'you', { keywords: [{ keyword: 'cantGainLife', who }], ...facts });
  it.each<[string, MtgCard, readonly [number, number]]>([
    ['nobody', keeps('any'), [20, 20]],
    ['its controller', keeps('you'), [20, 22]],
    ['its opponents', keeps('opponent'), [22, 20]],
    ['stolen, opponents of who has it now', keeps('opponent', { controller: 'foe' }), [20, 22]],
    ['a token says it too', keeps('any', { token: true }), [20, 20]],
    ['with counters it says it too', keeps('any', { counters: { '+1/+1': 1 } }), [20, 20]],
    ['what lost its abilities stops nobody', keeps('any', { keywords: [] }), [22, 22]],
    ['phased out it stops nobody', keeps('any', { phasedOut: true }), [22, 22]],
    ['in a graveyard it stops nobody', keeps('any', { zone: 'graveyard' }), [22, 22]],
  ])('%s', (_name, ghoul, life) => {
    const { state } = happen(matchStateOf({ cards: [ghoul] }), {
      effect: 'gainLife',
      who: 'eachPlayer',
      amount: 2,
    });
    expect([playerIn(state, 'you').life, playerIn(state, 'foe').life]).toEqual(life);
  });

  it('119.7 losing life, and a life total set lower, are as before', () => {
    const start = matchStateOf({ cards: [keeps('any')] });
    const { state } = happen(start, { effect: 'loseLife', amount: 3 });
    expect(playerIn(state, 'you').life).toBe(17);
    const set = happen(start, { effect: 'setLife', amount: 30 }).state;
    expect(playerIn(set, 'you').life).toBe(20);
    expect(playerIn(happen(start, { effect: 'setLife', amount: 5 }).state, 'you').life).toBe(5);
  });
});
