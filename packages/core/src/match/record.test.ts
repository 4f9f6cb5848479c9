import { expect, it } from 'vitest';
import { likenessIn, nameAmong } from './record.js';

const card = (id: string, name: string, facts: object = {}) => ({ id, name, tapped: false, ...facts });
const board = [card('a', 'Frog'), card('b', 'Frog'), card('c', 'Frog', { tapped: true }), card('d', 'Owl')];
const looks = ({ tapped }: { readonly tapped: boolean }) => (tapped ? 'tapped' : 'untapped');

const named = (state: { readonly cards: readonly ReturnType<typeof card>[] }, of: string) => {
  const like = likenessIn(state, ['id']);
  const found = state.cards.filter(({ id }) => id === of);
  return found.map((one) =>
    nameAmong(
      one.name,
      one,
      state.cards.filter(({ name }) => name === one.name),
      { key: (each) => like(each, each.id), looks },
    ),
  )[0];
};

it.each([
  ['alone of its name: by that', { cards: board }, 'd', 'Owl'],
  ['among alike ones only: by that', { cards: board.slice(0, 2) }, 'b', 'Frog'],
  ['among others: with how it looks', { cards: board }, 'c', 'Frog (tapped)'],
  ['and those that are alike still share a name', { cards: board }, 'a', 'Frog (untapped)'],
  [
    'named elsewhere: like no other',
    { cards: board.slice(0, 2), cursed: ['b'] },
    'b',
    'Frog (untapped, number 2)',
  ],
  ['the other one of those', { cards: board.slice(0, 2), cursed: ['b'] }, 'a', 'Frog (untapped, number 1)'],
])('a thing %s', (_what, state, id, name) => {
  expect(named(state, id)).toBe(name);
});
