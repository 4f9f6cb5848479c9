import { unwrap } from '@reticle/core';
import { taktikMatch } from '@reticle/taktik';

const units = `
  ..I.V.
  ......
  ..i...
  ......
  ......
  .s..v.`;
const terrain = Array.from({ length: 6 }, () => '......').join('\n');

const { state } = unwrap(taktikMatch.start({ map: { terrain, units }, first: 'red' }, 1));

/** The board above: two units of red (capitals) against three of blue. */
export const board = state;

/** The board with some facts of a unit changed. */
export const boardWith = (id: string, facts: Partial<(typeof board.units)[number]>): typeof board => ({
  ...board,
  units: board.units.map((unit) => (unit.id === id ? { ...unit, ...facts } : unit)),
});

/** Red may choose one or two living units of blue's. */
export const question = {
  game: 'taktik',
  state: board,
  spec: {
    slots: [
      { id: 'victim', kind: 'unit', filter: { owner: 'opponent', destroyed: false, count: 2 }, min: 1 },
    ],
  },
  attempt: { controller: 'red' },
};

/** `chosen('blue-vehicle-1')`: a choice for the one slot. */
export const chosen = (...ids: readonly string[]) => [{ targets: ids.map((id) => ({ kind: 'unit', id })) }];
