import { expect, it } from 'vitest';
import { offerGroups, offersByThing, offersFor } from './offer-groups.js';

const offer = (index: number, kind: string, words: string, things: readonly string[] = []) => ({
  index,
  kind,
  words,
  things,
  asks: false,
  fields: [],
  move: { move: kind, player: 'ann' },
});
const OFFERS = [
  offer(0, 'pass', 'pass'),
  offer(1, 'move unit', 'move Tank to 1,2', ['tank']),
  offer(2, 'attack', 'attack with Tank', ['tank']),
  offer(3, 'move unit', 'move Jeep to 1,2', ['jeep', 'jeep']),
];

it('offers stand by kind of move', () => {
  expect(offerGroups(OFFERS).map(({ title, offers }) => [title, offers.map(({ index }) => index)])).toEqual([
    ['pass', [0]],
    ['move unit', [1, 3]],
    ['attack', [2]],
  ]);
});

it.each([
  [undefined, '', [0, 1, 2, 3]],
  [undefined, 'MOVE 1,2', [1, 3]],
  [undefined, 'unit jeep', [3]],
  ['tank', '', [1, 2]],
  ['tank', 'attack', [2]],
  ['nobody', '', []],
])('about %j with the words %j', (about, wanted, found) => {
  expect(offersFor(OFFERS, about, wanted).map(({ index }) => index)).toEqual(found);
});

it('counts the offers about each thing', () => {
  expect([...offersByThing(OFFERS)]).toEqual([
    ['tank', 2],
    ['jeep', 1],
  ]);
});
