import { expect, it } from 'vitest';
import { readCard } from '../../test/read-card.js';
import { lands, put, table } from '../../test/table.js';
import { mtgMatchState } from '../state/match-state.js';
import { triesWith } from './tries.js';

const spell = (name: string, layout: 'split' | 'modal', types = 'Sorcery', text = 'Draw a card.') =>
  readCard('You gain 1 life.', {
    name: 'Ember',
    types: 'Instant',
    manaCost: '{R}',
    other: { name, types, manaCost: types === 'Land' ? '' : '{U}', text, layout },
  });

it.each([
  ['the other half', spell('Frost', 'split'), { move: 'cast', params: { card: 'it', face: 'other' } }],
  [
    'a back that is a land',
    spell('Moss Den', 'modal', 'Land', '{T}: Add {G}.'),
    { move: 'playLand', params: { card: 'it', face: 'other' } },
  ],
])('who points at a card of two faces may mean either: %s', (_what, card, other) => {
  const house = { turnLimit: 10, stops: [], cards: [card] };
  const { state } = table([card], [put(card, 'ann', 'hand', { instanceId: 'it' }), ...lands('Island', 1)]);
  const shown = mtgMatchState.parse({ ...state, house });
  expect(triesWith(shown, 'ann', { kind: 'card', id: 'it' })).toEqual([
    { move: 'cast', params: { card: 'it' } },
    other,
  ]);
});
