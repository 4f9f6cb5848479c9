import { expect, it } from 'vitest';
import { cardOf, stateOf } from '../test/board.js';
import { hides, view } from './view.js';

const mine = { owner: 'ann', controller: 'ann' };
const state = stateOf(
  cardOf('open'),
  cardOf('held', { ...mine, zone: 'hand' }),
  cardOf('theirs', { zone: 'hand' }),
  cardOf('top', { ...mine, zone: 'deck' }),
);

it.each([
  ['ann', ['open', 'held']],
  ['bob', ['open', 'theirs']],
  [undefined, ['open']],
])('%s sees %j, and how many other cards there are', (viewer, cards) => {
  const seen = view(state, viewer);
  expect(seen.cards.map(({ instanceId }) => instanceId)).toEqual(cards);
  expect([seen.hands, seen.decks]).toEqual([
    { ann: 1, bob: 1 },
    { ann: 1, bob: 0 },
  ]);
});

it.each([
  ['open', false],
  ['held', false],
  ['theirs', true],
  ['top', true],
  ['gone', false],
])('%s is hidden from ann: %s', (id, hidden) => {
  expect(hides(state, 'ann', { kind: 'card', id })).toBe(hidden);
});
