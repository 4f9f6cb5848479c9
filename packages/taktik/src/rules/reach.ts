import type { TaktikState } from '../state/state.js';
import { modified } from './hooks.js';
import { UNIT_TYPE } from '../language/unit-types.js';
import { occupantsOf, type TaktikUnit } from '../language/unit.js';
import { indexOf } from '../language/board.js';
import { stepsOf } from './cost.js';

/** Movement points of a unit this turn, effects included; never below 0. */
export const movementOf = (state: TaktikState, unit: TaktikUnit): number =>
  Math.max(0, modified(state, 'modifyMovement', unit, UNIT_TYPE[unit.type].movement).value);

/** The state that was asked about last, and what was found there: offers ask for each unit more than once. */
let latest:
  | { readonly state: TaktikState; readonly reach: Map<string, ReadonlyMap<number, number>> }
  | undefined;

/**
 * The tiles (by number) that a unit can reach, each with the movement points of the cheapest way. It passes through
 * friends, not through enemies, and ends on a free tile.
 */
export function reachOf(state: TaktikState, unit: TaktikUnit): ReadonlyMap<number, number> {
  if (latest?.state !== state) latest = { state, reach: new Map() };
  let reach = latest.reach.get(unit.id);
  if (!reach) latest.reach.set(unit.id, (reach = explore(state, unit)));
  return reach;
}

/** Not reached yet: dearer than any way. */
const FAR = 0xffff;

function explore(state: TaktikState, unit: TaktikUnit): ReadonlyMap<number, number> {
  const { board, units } = state;
  const steps = stepsOf(board);
  const occupants = occupantsOf(units, board);
  const movement = movementOf(state, unit);
  const start = indexOf(board, unit);
  const spent = new Uint16Array(board.width * board.height).fill(FAR);
  spent[start] = 0;
  // Costs are small whole numbers: one list of tiles for each number of points spent.
  const frontiers: number[][] = [[start]];
  for (let points = 0; points < frontiers.length; points++) {
    for (const tile of frontiers[points] ?? []) {
      if (spent[tile] !== points) continue;
      for (const { to, cost } of steps[tile] ?? []) {
        const total = points + cost;
        if (total > movement || total >= (spent[to] ?? 0)) continue;
        const occupant = occupants.get(to);
        if (occupant && occupant.owner !== unit.owner) continue;
        spent[to] = total;
        while (frontiers.length <= total) frontiers.push([]);
        frontiers[total]?.push(to);
      }
    }
  }
  const reach = new Map<number, number>();
  spent.forEach((points, tile) => {
    if (points !== FAR && !occupants.has(tile)) reach.set(tile, points);
  });
  return reach;
}
