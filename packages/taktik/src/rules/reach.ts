import type { TaktikState } from '../state/state.js';
import { modified } from './hooks.js';
import { UNIT_TYPE } from '../language/unit-types.js';
import { occupantsOf, type TaktikUnit } from '../language/unit.js';
import { indexOf } from '../language/board.js';
import { stepsOf } from './cost.js';

/** Movement points of a unit this turn, effects included; never below 0. */
export const movementOf = (state: TaktikState, unit: TaktikUnit): number =>
  Math.max(0, modified(state, 'modifyMovement', unit, UNIT_TYPE[unit.type].movement).value);

const kept = new WeakMap<TaktikState, Map<string, ReadonlyMap<number, number>>>();

/**
 * The tiles (by number) that a unit can reach, each with the movement points of the cheapest way. It passes through
 * friends, not through enemies, and ends on a free tile.
 */
export function reachOf(state: TaktikState, unit: TaktikUnit): ReadonlyMap<number, number> {
  let ofState = kept.get(state);
  if (!ofState) kept.set(state, (ofState = new Map<string, ReadonlyMap<number, number>>()));
  let reach = ofState.get(unit.id);
  if (!reach) ofState.set(unit.id, (reach = explore(state, unit)));
  return reach;
}

function explore(state: TaktikState, unit: TaktikUnit): ReadonlyMap<number, number> {
  const steps = stepsOf(state.board);
  const occupants = occupantsOf(state.units, state.board);
  const movement = movementOf(state, unit);
  const start = indexOf(state.board, unit);
  const spent = new Map([[start, 0]]);
  // Costs are small whole numbers: one list of tiles for each number of points spent.
  const frontiers: number[][] = Array.from({ length: movement + 1 }, () => []);
  frontiers[0]?.push(start);
  frontiers.forEach((frontier, points) => {
    for (const tile of frontier) {
      if (spent.get(tile) !== points) continue;
      for (const { to, cost } of steps[tile] ?? []) {
        const total = points + cost;
        if (total > movement || total >= (spent.get(to) ?? Infinity)) continue;
        const occupant = occupants.get(to);
        if (occupant && occupant.owner !== unit.owner) continue;
        spent.set(to, total);
        frontiers[total]?.push(to);
      }
    }
  });
  return new Map([...spent].filter(([tile]) => !occupants.has(tile)).toSorted(([a], [b]) => a - b));
}
