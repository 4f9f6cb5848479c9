import type { GameIssue } from '@reticle/core';
import { indexOf, onBoard, tileAt, type Position } from '../language/board.js';
import { movementOf, reachOf } from './reach.js';
import { TERRAIN } from '../language/terrain.js';
import { banOn } from './hooks.js';
import { taktikIssue } from '../language/issue.js';
import { MOVES_PER_TURN } from '../language/limits.js';
import type { TaktikState } from '../state/state.js';
import type { Tools } from '../state/tools.js';
import { isDestroyed, occupantsOf, unitNamed, withUnit, type TaktikUnit } from '../language/unit.js';

/** Why a unit cannot move at all. */
export function moverIssues(state: TaktikState, player: string, unit: TaktikUnit): readonly GameIssue[] {
  const { id: unitId, owner } = unit;
  if (owner !== player) return [taktikIssue('notYourUnit', { unitId, owner })];
  if (isDestroyed(unit)) return [taktikIssue('unitDestroyed', { unitId })];
  if (unit.moved) return [taktikIssue('alreadyMoved', { unitId })];
  const moved = state.units.filter((found) => found.moved && found.owner === player).length;
  if (moved >= MOVES_PER_TURN) return [taktikIssue('moveLimit', { limit: MOVES_PER_TURN })];
  const ban = banOn(state, 'canMoveUnit', unit);
  return ban ? [taktikIssue('cannotMove', { unitId, by: ban.cardId })] : [];
}

/** Why a unit cannot move to a tile now; asked as the move is declared, and again after reactions to it. */
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

/** The move takes place, if reactions have left it possible; else the unit stays, and may be ordered anew. */
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
