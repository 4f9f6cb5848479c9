import { unwrap } from '@reticle/core';
import { taktikMatch, type TaktikState } from '../index.js';
import type { TaktikUnit } from '../language/unit.js';
import type { BoardExample } from '@reticle/core/host';

const terrain = `
  ..,..T..
  .^,..TT.
  ..,~~..#
  ...~~...
  .T.~~.^.
  .TT...,.
  #....,..
  ........
`;
const overlays = `
  ........
  ........
  ........
  ===HH===
  ........
  ........
  ........
  ........
`;
const units = `
  ...V....
  .I......
  ..I.....
  .....S..
  ..i.....
  .....vi.
  ........
  ...s....
`;

const begun = unwrap(
  taktikMatch.start({ map: { terrain, overlays, units }, first: 'red', turnLimit: 20 }, 'ember'),
).state;

const changed = (facts: Readonly<Record<string, Partial<TaktikUnit>>>): TaktikState => ({
  ...begun,
  units: begun.units.map((unit) => ({ ...unit, ...(Object.hasOwn(facts, unit.id) ? facts[unit.id] : {}) })),
});

const board = changed({
  'blue-infantry-2': { hits: 1 },
  'blue-special-1': { moved: true },
  'red-infantry-2': { hits: 1, moved: true },
});

/** Example boards of Taktik. Its cards are data, so the examples ask with specs. */
export const taktikExamples: readonly [BoardExample<TaktikState>, ...BoardExample<TaktikState>[]] = [
  {
    id: 'range',
    title: 'Enemies within range',
    state: board,
    asks: {
      spec: {
        slots: [
          {
            id: 'enemies',
            kind: 'unit',
            filter: { owner: 'opponent', destroyed: false, withinRange: true, count: 2, upTo: true },
          },
        ],
      },
    },
    attempt: { controller: 'red', source: { kind: 'unit', id: 'red-special-1' } },
  },
  {
    id: 'swap',
    title: 'Two units of different types',
    state: board,
    asks: {
      spec: {
        slots: [
          { id: 'first', kind: 'unit', filter: { owner: 'self', destroyed: false, moved: false } },
          { id: 'second', kind: 'unit', filter: { owner: 'self', destroyed: false } },
        ],
        relations: [
          { relation: 'different', slots: ['first', 'second'] },
          { relation: 'distinct', property: 'type', slots: ['first', 'second'] },
        ],
      },
    },
    attempt: { controller: 'red' },
  },
  {
    id: 'supply',
    title: 'Four supplies, divided',
    state: board,
    asks: {
      spec: {
        slots: [
          {
            id: 'supplied',
            kind: 'unit',
            filter: { owner: 'self', destroyed: false },
            min: 1,
            max: 3,
            division: { total: 4 },
          },
        ],
      },
    },
    attempt: { controller: 'red' },
  },
];
