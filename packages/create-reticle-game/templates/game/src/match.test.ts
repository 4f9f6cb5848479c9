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

it.each([
  [[cardOf('a', { controller: 'ann', lit: true, glow: 2 })], ['ann']],
  [[cardOf('b', { lit: true, glow: 2 }), cardOf('a', { controller: 'ann', glow: 9 })], ['bob']],
  [[], []],
])('who shines brightest wins: %j, %j', (cards, winners) => {
  const dusk = { ...unwrap(match.start({}, 1)), state: { ...stateOf(...cards), left: 0 } };
  expect(match.outcome(dusk)).toEqual({ winners, reason: 'dusk' });
});
