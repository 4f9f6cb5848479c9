import { describe, expect, it } from 'vitest';
import { creature } from '../../../test/board.js';
import { happen, matchStateOf, playerIn, type By } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';

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
