import { expect, it } from 'vitest';
import { countedFacts, evaluated } from './counted-facts.js';

const card = (owner: string, zone: string, power: number) => ({
  instanceId: 'c',
  owner,
  zone,
  power,
  incarnation: 4,
});
const state = {
  turn: 'ann',
  left: 9,
  players: [
    { id: 'ann', life: 7, energy: 2 },
    { id: 'bob', life: 4, energy: 0 },
  ],
  objects: [card('ann', 'play', 3), card('ann', 'play', 1), { ...card('ann', 'play', 5), controller: 'bob' }],
  decks: { ann: { cards: 12 }, bob: { cards: 10 } },
};

it('counts the numbers of a player, and the things of each zone with theirs', () => {
  expect(countedFacts(state, 'ann')).toEqual({ life: 7, energy: 2, play: 2, 'play.power': 4, cards: 12 });
  expect(countedFacts(state, 'bob')).toEqual({ life: 4, energy: 0, play: 1, 'play.power': 5, cards: 10 });
  expect(countedFacts(state, 'cat')).toEqual({});
});

it('weighs what a player has more than the others on average, but for a game that evaluates itself', () => {
  const worth = (player: string, weights: Readonly<Record<string, number>>, ids = ['ann', 'bob']) =>
    evaluated({ game: { players: () => ids.map((id) => ({ id })) } }, state, player, weights);
  expect(worth('ann', { life: 2, play: 1 })).toBe(7);
  expect(worth('bob', { life: 2, play: 1 })).toBe(-7);
  expect(worth('ann', {})).toBe(0);
  expect(worth('ann', { life: 2 }, ['ann', 'bob', 'cat'])).toBe(10);
  const own = { game: { players: () => [] }, evaluate: () => 3 };
  expect(evaluated(own, state, 'ann', { life: 2 })).toBe(3);
});
