import { expect, it } from 'vitest';
import { mtgWatch } from './watch.js';
import { sorcery } from '../../test/read-card.js';

const cards = ['Rite', 'Hymn', 'Chant'].map((name) => ({
  ...sorcery('Draw a card.'),
  id: name.toLowerCase(),
  name,
}));
const { cards: cardsOf } = mtgWatch({ cards });
const named = (options: object) => [...cardsOf({ ...options }).keys()];
const seven = Array.from({ length: 7 }, () => 'rite');

it('lists the cards of the given decks, as ids, as counts or in sections; all if a deck is drawn', () => {
  expect(named({})).toEqual(['Rite', 'Hymn', 'Chant']);
  expect(named({ decks: { ann: seven } })).toEqual(['Rite', 'Hymn', 'Chant']);
  expect(named({ decks: { ann: seven, bob: { Chant: 7 } } })).toEqual(['Rite', 'Chant']);
  expect(named({ decks: { ann: seven, bob: { main: { Hymn: 7 } } } })).toEqual(['Rite', 'Hymn']);
});

it('lists what a card does, with its words', () => {
  const [spell] = cardsOf({}).get('Rite') ?? [];
  expect([spell?.id, spell?.words?.()]).toEqual(['spell', 'Draw a card.']);
});
