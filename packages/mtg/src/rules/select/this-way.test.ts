import { expect, it } from 'vitest';
import { mtgCardOf } from '../../state/card.js';
import { matchOf } from '../../../test/match.js';
import type { Selector } from '../../language/selector.js';
import { withMemory } from './this-way.js';
import { select } from './select.js';

const card = (zone: 'library' | 'graveyard') =>
  mtgCardOf({
    instanceId: 'bear',
    publicId: 'bear',
    owner: 'you',
    types: ['creature'],
    zone,
    incarnation: 1,
  });
const bear = { kind: 'card', id: 'bear', incarnation: 0 };
const source = { kind: 'card', id: 'nothing', incarnation: 0 };
const found = (zone: 'library' | 'graveyard', wanted: Selector) =>
  select(wanted, {
    state: matchOf(card(zone)),
    controller: 'you',
    source,
    variables: {},
    bound: { discardedThisWay: [bear] },
  }).length;

it.each([
  ['graveyard', 1, 1],
  ['library', 0, 1],
] as const)('701.9c what a discarded card is counts where all see it: %s', (zone, creatures, cards) => {
  const all: Selector = { thisWay: 'discarded', cards: true };
  expect([found(zone, { ...all, are: { type: 'creature' } }), found(zone, all)]).toEqual([creatures, cards]);
});

it('608.2c remembers what any effect asks for, from the beginning, and keeps what it has', () => {
  const frame = {
    controller: 'you',
    source,
    variables: {},
    bound: { discardedThisWay: [bear] },
    todo: [
      {
        effect: 'if' as const,
        condition: { what: { thisWay: 'discarded' as const } },
        effects: [
          {
            effect: 'draw' as const,
            amount: { numberOf: { thisWay: 'milled' as const, cards: true as const } },
          },
        ],
      },
    ],
  };
  expect(withMemory(frame).bound).toEqual({ discardedThisWay: [bear], milledThisWay: [] });
  const plain = { ...frame, todo: [{ effect: 'draw' as const }] };
  expect(withMemory(plain)).toBe(plain);
});
