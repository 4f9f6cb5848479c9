import { asJson, sameValue } from '@reticle/core';
import {
  editsOf,
  madeOnce,
  numberField,
  selectField,
  amountOf,
  freshId,
  oneOf,
  textOf,
  type BoardEdit,
  type EditField,
  type Hue,
  type ThingView,
  type ZoneView,
  questionAtStart,
  type HostBoard,
} from '@reticle/core/host';
import { TERRAIN, type TaktikState, OVERLAY, taktik, taktikMatch } from '../index.js';
import type { TaktikUnit } from '../language/unit.js';
import { AT_TOP, PLAYERS } from '../language/players.js';
import { TERRAINS, OVERLAYS, type Board } from '../language/board.js';
import { UNIT_TYPES, UNIT_TYPE } from '../language/unit.js';
import { touches, whoOf } from '../language/card.js';
import { unitName } from '../play/view/narration.js';
import { HITS_TO_DESTROY } from '../language/unit.js';
import { cardNamed } from '../state/holding.js';
import { taktikExamples } from './examples.js';

/** What is declared or lasts, as far as a table draws it. */
type Plans = Pick<TaktikState, 'config' | 'queue' | 'pending' | 'effects'>;

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

/** The edits of a board of Taktik by hand. */
const taktikEdits: readonly BoardEdit<TaktikState>[] = [
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

const MARKS: readonly (readonly [string, (unit: TaktikUnit) => boolean])[] = [
  ['damaged', ({ hits }) => hits === 1],
  ['destroyed', ({ hits }) => hits > 1],
  ['moved', ({ moved }) => moved],
  ['engaged', ({ attacked }) => attacked],
  ['attacking', ({ attacking }) => attacking],
];

/** The colours of the sides. */
export const SIDE_HUES: Readonly<Record<TaktikUnit['owner'], Hue>> = { red: 'red', blue: 'blue' };

/** Makes the view of a unit. */
const unitView = madeOnce((seen: TaktikUnit): ThingView => {
  const { symbol, movement, range } = UNIT_TYPE[seen.type];
  return asJson({
    ref: { kind: 'unit', id: seen.id, incarnation: 0 },
    name: unitName(seen.id),
    symbol: `${seen.owner === 'red' ? symbol.toUpperCase() : symbol}${seen.hits === 1 ? '*' : ''}`,
    facts: [`${seen.type} of ${seen.owner}`, `movement ${movement}, range ${range}`],
    marks: MARKS.flatMap(([mark, holds]) => (holds(seen) ? [mark] : [])),
    controller: seen.owner,
    at: { x: seen.x, y: seen.y },
    figure: { name: seen.type, hue: SIDE_HUES[seen.owner] },
    turned: seen.moved || seen.attacked,
    badges:
      seen.hits > 0
        ? [{ sign: `-${seen.hits}`, words: `${seen.hits} of ${HITS_TO_DESTROY} hits`, tone: 'harm' }]
        : [],
    values: [
      { words: 'movement', value: String(movement), sign: 'boot' },
      { words: 'range', value: String(range), sign: 'target' },
    ],
  });
});

/** What a unit is about to do, and what lasts on it. */
interface Fate {
  readonly aims: readonly { readonly kind: 'unit'; readonly id: string }[];
  readonly under: NonNullable<ThingView['badges']>;
}

function fateOf(state: Plans, found: TaktikUnit): Fate {
  const { queue, pending, effects } = state;
  const attacks = [...(pending?.type === 'attack' ? [pending] : []), ...queue];
  return {
    aims: attacks.flatMap(({ attackerId, targetId }) =>
      attackerId === found.id ? [{ kind: 'unit', id: targetId }] : [],
    ),
    under: effects
      .filter(({ effect, ...origin }) => touches(origin, whoOf(effect) ?? 'all', found))
      .map(({ cardId }) => ({ sign: 'special', words: `under ${cardNamed(state, cardId)?.name ?? cardId}` })),
  };
}

/** Makes the view of a unit with its fate. */
const fatedView = madeOnce((found: TaktikUnit, { aims, under }: Fate): ThingView => {
  const view = unitView(found);
  if (aims.length === 0 && under.length === 0) return view;
  return { ...view, badges: [...(view.badges ?? []), ...under], aims };
}, sameValue);

const playerView = ({ id, stored, tactics }: TaktikState['players'][number]): ThingView => ({
  ref: { kind: 'player', id, incarnation: 0 },
  name: id,
  facts: ['player', `${stored.length} stored, ${tactics.length} tactic cards`],
  marks: [],
  controller: id,
});

/** Makes the grid of a board. */
const gridOf = madeOnce(({ width, height, terrain, overlays }: Board): NonNullable<ZoneView['grid']> => {
  const ground = terrain.flatMap((row, y) =>
    Array.from(row).map((symbol, x) => {
      const over = overlays[y]?.[x] ?? '';
      const base = TERRAINS.find((name) => TERRAIN[name].symbol === symbol) ?? 'water';
      const laid = OVERLAYS.find((name) => OVERLAY[name].symbol === over) ?? 'none';
      return laid === 'none' ? { name: base, symbol } : { name: `${base} ${laid}`, symbol: over };
    }),
  );
  return { width, height, atTop: [AT_TOP], ground };
});

/**
 * Returns the zones of the field: the ground with the living units, and the destroyed ones if there are any.
 */
export function fieldZones(state: Pick<TaktikState, 'board' | 'units'> & Plans): readonly ZoneView[] {
  const { board, units } = state;
  const grid = gridOf(board);
  const destroyed = units.filter(({ hits }) => hits > 1).map((each) => unitView(each));
  return [
    {
      id: 'field',
      name: 'board',
      grid,
      things: units.filter(({ hits }) => hits < 2).map((each) => fatedView(each, fateOf(state, each))),
    },
    ...(destroyed.length === 0
      ? []
      : [{ id: 'destroyed', name: 'destroyed units', layout: 'pile' as const, things: destroyed }]),
  ];
}

/**
 * Returns the zones of a board of Taktik: the ground with the living units, the destroyed ones, the players.
 */
const taktikZones = (state: TaktikState): readonly ZoneView[] => [
  ...fieldZones(state),
  { id: 'players', name: 'players', layout: 'players', things: state.players.map(playerView) },
];

/** The board part of Taktik's host. */
export const taktikBoard: HostBoard<TaktikState> = {
  game: taktik,
  example: () =>
    questionAtStart(taktikMatch, {
      options: { width: 6, height: 6, force: { infantry: 2, vehicle: 1, special: 0 } },
      spec: {
        slots: [{ kind: 'unit', filter: { owner: 'opponent', destroyed: false, count: 2, upTo: true } }],
      },
    }),
  examples: taktikExamples,
  zones: taktikZones,
  edits: taktikEdits,
  code: { module: '@reticle/taktik', game: 'taktik' },
};
