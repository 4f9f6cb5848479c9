import { PLAYERS, TERRAIN, TERRAINS, UNIT_TYPES, type TaktikState, type TaktikUnit } from '../index.js';
import { editsOf, numberField, selectField } from '@reticle/core/host';
import { amountOf, freshId, oneOf, textOf } from '@reticle/core/host';
import type { BoardEdit, EditField } from '@reticle/core/host';

const HITS = ['0', '1', '2'] as const;

const unit = editsOf<TaktikState, TaktikUnit>({
  kind: 'unit',
  find: ({ units }, id) => units.find((found) => found.id === id),
  put: (state, id, changed) => ({
    ...state,
    units: state.units.flatMap((found) => (found.id === id ? (changed ?? []) : found)),
  }),
});

const place = ({ x, y }: { readonly x: number; readonly y: number }): readonly EditField[] => [
  numberField('x', 'Column', x),
  numberField('y', 'Row', y),
];
const flag = (id: string, label: string, key: 'moved' | 'attacked' | 'attacking'): BoardEdit<TaktikState> =>
  unit(
    id,
    label,
    () => [],
    (found) => ({ ...found, [key]: !found[key] }),
  );

/** What can be changed on a board of Taktik by hand. */
export const taktikEdits: readonly BoardEdit<TaktikState>[] = [
  unit(
    'place',
    'Put on another field',
    (found) => place(found),
    (found, values) => ({ ...found, x: amountOf(values, 'x'), y: amountOf(values, 'y') }),
  ),
  unit(
    'hits',
    'Set the hits it has taken (2 destroy it)',
    ({ hits }) => [selectField('hits', 'Hits', HITS, String(hits))],
    (found, values) => ({ ...found, hits: amountOf(values, 'hits') }),
  ),
  unit(
    'owner',
    'Give to the other side',
    () => [],
    (found) => ({ ...found, owner: found.owner === 'red' ? 'blue' : 'red' }),
  ),
  unit(
    'type',
    'Change its type',
    ({ type }) => [selectField('type', 'Type', UNIT_TYPES, type)],
    (found, values) => ({ ...found, type: oneOf(UNIT_TYPES, textOf(values, 'type')) ?? found.type }),
  ),
  flag('moved', 'Has moved, or has not', 'moved'),
  flag('attacked', 'Is engaged, or is not', 'attacked'),
  flag('attacking', 'Is attacking just now, or is not', 'attacking'),
  unit(
    'remove',
    'Remove it from the board',
    () => [],
    () => undefined,
  ),
  {
    id: 'add',
    label: 'Add a unit',
    on: 'board',
    fields: () => [
      selectField('type', 'Type', UNIT_TYPES),
      selectField('owner', 'Owner', PLAYERS),
      ...place({ x: 0, y: 0 }),
    ],
    apply(state, _target, values) {
      const type = oneOf(UNIT_TYPES, textOf(values, 'type')) ?? 'infantry';
      const owner = oneOf(PLAYERS, textOf(values, 'owner')) ?? 'red';
      const id = freshId(
        `${owner}-${type}`,
        state.units.map((found) => found.id),
      );
      const fresh = { hits: 0, moved: false, attacked: false, attacking: false };
      const added = { id, owner, type, x: amountOf(values, 'x'), y: amountOf(values, 'y'), ...fresh };
      return { ...state, units: [...state.units, added] };
    },
  },
  {
    id: 'ground',
    label: 'Change the ground of a field',
    on: 'board',
    fields: () => [selectField('terrain', 'Ground', TERRAINS), ...place({ x: 0, y: 0 })],
    apply(state, _target, values) {
      const terrain = oneOf(TERRAINS, textOf(values, 'terrain')) ?? 'plain';
      const [x, y] = [amountOf(values, 'x'), amountOf(values, 'y')];
      const rows = state.board.terrain.map((row, at) =>
        at === y && x >= 0 && x < row.length
          ? `${row.slice(0, x)}${TERRAIN[terrain].symbol}${row.slice(x + 1)}`
          : row,
      );
      return { ...state, board: { ...state.board, terrain: rows } };
    },
  },
];
