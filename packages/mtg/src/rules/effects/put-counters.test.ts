import { describe, expect, it } from 'vitest';
import { card, cardOf, creature } from '../../../test/board.js';
import { happen, matchOf, playerIn, type By } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';

const board = matchOf(
  creature('bear', 'you', { counters: { '+1/+1': 2, age: 1 } }),
  creature('elf', 'foe'),
  card('rock', 'you', { types: ['artifact'] }),
  creature('dead', 'you', { zone: 'graveyard' }),
);
const t1 = { bound: 't1' } as const;
const put = (amount: number | 'X', counter = 'charge', what: By['bound'] = { t1: ['rock'] }) =>
  [{ effect: 'putCounters', what: t1, counter, amount }, { bound: what }] as const;
const remove = (amount: number | 'all', counter: string): readonly [Effect, By] => [
  { effect: 'removeCounters', what: t1, counter, amount },
  { bound: { t1: ['bear'] } },
];

describe('counters', () => {
  it.each<[string, readonly [Effect, By], string, Readonly<Record<string, number>>]>([
    ['some', put(2), 'rock', { charge: 2 }],
    ['more of them', put(1, 'age', { t1: ['bear'] }), 'bear', { '+1/+1': 2, age: 2 }],
    ['0', put(0), 'rock', {}],
    ['less than 0', put(-3, 'age', { t1: ['bear'] }), 'bear', { '+1/+1': 2, age: 1 }],
    ['none on a card elsewhere', put(2, 'charge', { t1: ['dead'] }), 'dead', {}],
    ['a kind with an odd name', put(1, 'constructor'), 'rock', { constructor: 1 }],
    ['taken off', remove(1, '+1/+1'), 'bear', { '+1/+1': 1, age: 1 }],
    ['no more than there are', remove(5, '+1/+1'), 'bear', { age: 1 }],
    ['all of them', remove('all', '+1/+1'), 'bear', { age: 1 }],
    ['none of a kind that is not there', remove('all', 'charge'), 'bear', { '+1/+1': 2, age: 1 }],
  ])('122.1 %s', (_title, [effect, by], id, counters) => {
    expect(cardOf(happen(board, effect, by).state, id).counters).toEqual(counters);
  });

  it('122.1a +1/+1 counters count', () => {
    const { state } = happen(board, ...put(3, '+1/+1', { t1: ['elf'] }));
    expect(cardOf(state, 'elf')).toMatchObject({ power: 5, toughness: 5 });
    const back = happen(
      state,
      { effect: 'removeCounters', what: t1, counter: '+1/+1', amount: 'all' },
      { bound: { t1: ['elf'] } },
    );
    expect(cardOf(back.state, 'elf')).toMatchObject({ power: 2, toughness: 2 });
  });

  it('122.1 on players, and it is told', () => {
    const { state, events } = happen(board, ...put(2, 'poison', { t1: ['foe'] }));
    expect(playerIn(state, 'foe').counters).toEqual({ poison: 2 });
    expect(events).toEqual([
      { type: 'counters', on: { kind: 'player', id: 'foe', incarnation: 0 }, counter: 'poison', amount: 2 },
    ]);
  });
});
