import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { position, positionAt } from '../../language/board.js';
import { reachOf } from '../../rules/reach.js';
import type { TaktikState } from '../../state/state.js';
import { begin } from '../../rules/advance.js';
import { marchIssues, moverIssues } from '../../rules/march.js';
import { whenIssues } from './when.js';

/** Moves a unit, once a turn, to a tile within its reach. Reactions come before and after. */
export const moveUnit = defineMove({
  params: z.strictObject({ unitId: z.string().min(1).max(64), to: position }),
  refuses({ state, player, params: { unitId, to } }) {
    const issues = whenIssues(state, 'movement');
    return issues.length > 0 ? issues : marchIssues(state, player, unitId, to);
  },
  *variants(state: TaktikState, player: string) {
    if (whenIssues(state, 'movement').length > 0) return;
    for (const unit of state.units) {
      if (moverIssues(state, player, unit).length > 0) continue;
      for (const tile of reachOf(state, unit).keys())
        yield { unitId: unit.id, to: positionAt(state.board, tile) };
    }
  },
  variantsAreLegal: true,
  execute({ state, params: { unitId, to }, random, emit }) {
    emit({ type: 'moveDeclared', unitId, to });
    return begin({ ...state, pending: { type: 'move', stage: 'beforeMove', unitId, to } }, { random, emit });
  },
});
