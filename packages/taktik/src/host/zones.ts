import {
  OVERLAYS,
  OVERLAY,
  TERRAIN,
  TERRAINS,
  UNIT_TYPE,
  unitName,
  type Board,
  type TaktikState,
  type TaktikUnit,
} from '../index.js';
import type { Hue, ThingView, ZoneView } from '@reticle/core/host';
import { HITS_TO_DESTROY } from '../language/unit-types.js';

const MARKS: readonly (readonly [string, (unit: TaktikUnit) => boolean])[] = [
  ['damaged', ({ hits }) => hits === 1],
  ['destroyed', ({ hits }) => hits > 1],
  ['moved', ({ moved }) => moved],
  ['engaged', ({ attacked }) => attacked],
  ['attacking', ({ attacking }) => attacking],
];

/** The colours of the sides. */
export const SIDE_HUES: Readonly<Record<TaktikUnit['owner'], Hue>> = { red: 'red', blue: 'blue' };

/** A unit as people see it. */
const unitView = (unit: TaktikUnit): ThingView => {
  const { symbol, movement, range } = UNIT_TYPE[unit.type];
  return {
    ref: { kind: 'unit', id: unit.id, incarnation: 0 },
    name: unitName(unit.id),
    symbol: `${unit.owner === 'red' ? symbol.toUpperCase() : symbol}${unit.hits === 1 ? '*' : ''}`,
    facts: [`${unit.type} of ${unit.owner}`, `movement ${movement}, range ${range}`],
    marks: MARKS.flatMap(([mark, holds]) => (holds(unit) ? [mark] : [])),
    controller: unit.owner,
    at: { x: unit.x, y: unit.y },
    figure: { name: unit.type, hue: SIDE_HUES[unit.owner] },
    turned: unit.moved || unit.attacked,
    badges:
      unit.hits > 0
        ? [{ sign: `-${unit.hits}`, words: `${unit.hits} of ${HITS_TO_DESTROY} hits`, tone: 'harm' }]
        : [],
    values: [
      { words: 'movement', value: String(movement), sign: 'boot' },
      { words: 'range', value: String(range), sign: 'target' },
    ],
  };
};

const playerView = ({ id, stored, tactics }: TaktikState['players'][number]): ThingView => ({
  ref: { kind: 'player', id, incarnation: 0 },
  name: id,
  facts: ['player', `${stored.length} stored, ${tactics.length} tactic cards`],
  marks: [],
  controller: id,
});

function groundOf({ terrain, overlays }: Board): { name: string; symbol: string }[] {
  return terrain.flatMap((row, y) =>
    Array.from(row).map((symbol, x) => {
      const over = overlays[y]?.[x] ?? '';
      const base = TERRAINS.find((name) => TERRAIN[name].symbol === symbol) ?? 'water';
      const laid = OVERLAYS.find((name) => OVERLAY[name].symbol === over) ?? 'none';
      return laid === 'none' ? { name: base, symbol } : { name: `${base} ${laid}`, symbol: over };
    }),
  );
}

/** The ground with the living units, and the destroyed ones if there are any. */
export function fieldZones({ board, units }: Pick<TaktikState, 'board' | 'units'>): readonly ZoneView[] {
  const grid = { width: board.width, height: board.height, ground: groundOf(board) };
  const destroyed = units.filter(({ hits }) => hits > 1).map(unitView);
  return [
    { id: 'field', name: 'board', grid, things: units.filter(({ hits }) => hits < 2).map(unitView) },
    ...(destroyed.length === 0
      ? []
      : [{ id: 'destroyed', name: 'destroyed units', layout: 'pile' as const, things: destroyed }]),
  ];
}

/** A board of Taktik: the ground with the living units, the destroyed ones, the players. */
export const taktikZones = (state: TaktikState): readonly ZoneView[] => [
  ...fieldZones(state),
  { id: 'players', name: 'players', layout: 'players', things: state.players.map(playerView) },
];
