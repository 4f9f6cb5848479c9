import { unwrap } from '@reticle/core';
import { randomBot, randomFrom, seedRandom, seatOf } from '@reticle/core/match';
import { expect, it } from 'vitest';
import { cardOf, stateOf } from '../test/board.js';
import { match } from './match.js';

it('is played to dusk, and equal seeds give equal matches', () => {
  const play = () => {
    const random = randomFrom(seedRandom('bots'));
    let now = unwrap(match.start({ cards: 3, moves: 8 }, 'seed'));
    while (!match.outcome(now)) {
      now = unwrap(match.apply(now, randomBot(seatOf(match, now, now.state.turn), random))).match;
    }
    return now;
  };
  expect(play()).toMatchObject({ step: 8, state: { left: 0 } });
  expect(play()).toEqual(play());
});

it('an id tells neither where a card lies nor when it is drawn', () => {
  const places = (seed: number) =>
    unwrap(match.start({ cards: 2, hand: 2, deck: 4 }, seed))
      .state.cards.filter(({ owner }) => owner === 'ann')
      .map(({ instanceId }) => instanceId);
  const orders = [1, 2, 3, 4, 5].map((seed) => places(seed).join(' '));
  expect(new Set(orders).size).toBe(5);
  for (const order of orders)
    expect(order.split(' ').toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => `ann${at}`));
  // The first is on top, and the ids of decks are in no order.
  const decks = orders.map((order) => order.split(' ').slice(4));
  expect(decks.some((deck) => deck.join(' ') !== deck.toSorted().join(' '))).toBe(true);
});

it.each([
  [[cardOf('a', { controller: 'ann', lit: true, glow: 2 })], ['ann']],
  [[cardOf('b', { lit: true, glow: 2 }), cardOf('a', { controller: 'ann', glow: 9 })], ['bob']],
  [[], []],
])('who shines brightest wins: %j, %j', (cards, winners) => {
  const dusk = { ...unwrap(match.start({}, 1)), state: { ...stateOf(...cards), left: 0 } };
  expect(match.outcome(dusk)).toEqual({ winners, reason: 'dusk' });
});
