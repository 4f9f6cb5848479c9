import type { GameIssue } from '@reticle/core';
import {
  indexOf,
  onBoard,
  positionAt,
  tilesOf,
  type Board,
  type Tile,
  OVERLAY,
  ROAD_STEP,
  TERRAIN,
  tileAt,
  type Position,
} from '../language/board.js';
import { MOVES_PER_TURN } from '../language/card.js';
import { taktikIssue } from '../language/event.js';
import {
  UNIT_TYPE,
  occupantsOf,
  type TaktikUnit,
  isDestroyed,
  unitNamed,
  withUnit,
} from '../language/unit.js';
import type { TaktikState, Tools } from '../state/state.js';
import { modifiedNumber, banOn } from './hooks.js';

/** Returns the movement points of a step between neighbours. Returns null if the way is blocked. */
export function stepCost(from: Tile, to: Tile): number | null {
  const { cost } = TERRAIN[to.terrain];
  if (cost === null) return null;
  if (OVERLAY[from.overlay].connects && OVERLAY[to.overlay].connects) return ROAD_STEP;
  return cost + OVERLAY[to.overlay].entry;
}

/** A possible step: the number of its tile, and its movement points. */
export interface Step {
  readonly to: number;
  readonly cost: number;
}

const AROUND = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })))
  .filter(({ dx, dy }) => dx !== 0 || dy !== 0);

const stepsOfBoards = new WeakMap<Board, readonly (readonly Step[])[]>();

/** Lists the steps from every tile, in all eight directions, ignoring units. Computed once for each board. */
export function stepsOf(board: Board): readonly (readonly Step[])[] {
  let steps = stepsOfBoards.get(board);
  if (!steps) {
    const tiles = tilesOf(board);
    steps = tiles.map((from, index) => {
      const { x, y } = positionAt(board, index);
      return AROUND.flatMap(({ dx, dy }) => {
        const next = { x: x + dx, y: y + dy };
        const to = onBoard(board, next) ? tiles[indexOf(board, next)] : undefined;
        const cost = to ? stepCost(from, to) : null;
        return cost === null ? [] : [{ to: indexOf(board, next), cost }];
      });
    });
    stepsOfBoards.set(board, steps);
  }
  return steps;
}

/** Returns the movement points of a unit this turn, with effects, never below 0. */
const movementOf = (state: TaktikState, unit: TaktikUnit): number =>
  Math.max(0, modifiedNumber(state, 'modifyMovement', unit, UNIT_TYPE[unit.type].movement).value);

/** The last state, with the reaches found in it: offers ask for each unit more than once. */
let latest:
  | { readonly state: TaktikState; readonly reach: Map<string, ReadonlyMap<number, number>> }
  | undefined;

/**
 * Maps the numbers of the tiles that a unit can reach to the movement points of the cheapest way. It passes
 * through friends, not through enemies, and ends on a free tile.
 */
export function reachOf(state: TaktikState, unit: TaktikUnit): ReadonlyMap<number, number> {
  if (latest?.state !== state) latest = { state, reach: new Map() };
  let reach = latest.reach.get(unit.id);
  if (!reach) latest.reach.set(unit.id, (reach = explore(state, unit)));
  return reach;
}

/** The cost of a tile that is not reached yet: more than any way. */
const FAR = 0xffff;

/**
 * Buffers that are reused for each unit: the points spent to each tile, and the tiles that a number of points
 * leads to.
 */
const spent: number[] = [];
const frontiers: number[][] = [];

function explore(state: TaktikState, unit: TaktikUnit): ReadonlyMap<number, number> {
  const { board, units } = state;
  const steps = stepsOf(board);
  const occupants = occupantsOf(units, board);
  const movement = movementOf(state, unit);
  const start = indexOf(board, unit);
  const tiles = board.width * board.height;
  for (let tile = 0; tile < tiles; tile++) spent[tile] = FAR;
  spent[start] = 0;
  // Costs are small whole numbers, so there is one list of tiles for each number of points.
  frontiers[0] = [start];
  let farthest = 0;
  for (let points = 0; points <= farthest; points++) {
    for (const tile of frontiers[points] ?? []) {
      if (spent[tile] !== points) continue;
      for (const { to, cost } of steps[tile] ?? []) {
        const total = points + cost;
        if (total > movement || total >= (spent[to] ?? 0)) continue;
        const occupant = occupants.get(to);
        if (occupant && occupant.owner !== unit.owner) continue;
        spent[to] = total;
        while (farthest < total) frontiers[++farthest] = [];
        frontiers[total]?.push(to);
      }
    }
  }
  const reach = new Map<number, number>();
  for (let tile = 0; tile < tiles; tile++) {
    const points = spent[tile] ?? FAR;
    if (points !== FAR && !occupants.has(tile)) reach.set(tile, points);
  }
  return reach;
}

/** Whether a player has moved as many units as may move in a turn. */
export function haveAllMoved({ units }: TaktikState, player: string): boolean {
  let moved = 0;
  for (const unit of units) if (unit.moved && unit.owner === player) moved++;
  return moved >= MOVES_PER_TURN;
}

/** Returns why a unit cannot move at all. */
export function moverIssues(state: TaktikState, player: string, unit: TaktikUnit): readonly GameIssue[] {
  const { id: unitId, owner } = unit;
  if (owner !== player) return [taktikIssue('notYourUnit', { unitId, owner })];
  if (isDestroyed(unit)) return [taktikIssue('unitDestroyed', { unitId })];
  if (unit.moved) return [taktikIssue('alreadyMoved', { unitId })];
  if (haveAllMoved(state, player)) return [taktikIssue('moveLimit', { limit: MOVES_PER_TURN })];
  const ban = banOn(state, 'canMoveUnit', unit);
  return ban ? [taktikIssue('cannotMove', { unitId, by: ban.cardId })] : [];
}

/**
 * Returns why a unit cannot move to a tile now. Asked when the move is declared, and again after reactions to
 * it.
 */
export function marchIssues(
  state: TaktikState,
  player: string,
  unitId: string,
  to: Position,
): readonly GameIssue[] {
  const { board, units } = state;
  const unit = unitNamed(units, unitId);
  if (!unit) return [taktikIssue('unknownUnit', { unitId })];
  const issues = moverIssues(state, player, unit);
  if (issues.length > 0) return issues;
  const { x, y } = to;
  if (!onBoard(board, to)) return [taktikIssue('offBoard', { x, y })];
  if (reachOf(state, unit).has(indexOf(board, to))) return [];
  const { terrain } = tileAt(board, to);
  if (TERRAIN[terrain].cost === null) return [taktikIssue('tileBlocked', { x, y, terrain })];
  const occupant = occupantsOf(units, board).get(indexOf(board, to));
  if (occupant) return [taktikIssue('tileOccupied', { x, y, unitId: occupant.id })];
  return [taktikIssue('outOfReach', { unitId, x, y, movement: movementOf(state, unit) })];
}

/**
 * Makes the move if it is still possible after reactions. Otherwise the unit stays, and may be ordered again.
 */
export function beforeMove(state: TaktikState, { emit }: Tools): TaktikState {
  const { pending } = state;
  if (pending?.type !== 'move') return state;
  const { unitId, to } = pending;
  const issues = marchIssues(state, state.active, unitId, to);
  const unit = unitNamed(state.units, unitId);
  if (issues.length > 0 || !unit) {
    emit({ type: 'moveStopped', unitId, to, reasons: issues });
    return { ...state, pending: null };
  }
  emit({ type: 'unitMoved', unitId, from: { x: unit.x, y: unit.y }, to });
  const units = withUnit(state.units, unitId, { x: to.x, y: to.y, moved: true });
  return { ...state, units, pending: { ...pending, stage: 'afterMove' } };
}

export const afterMove = (state: TaktikState): TaktikState => ({ ...state, pending: null });
