import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { ATTACK_SPEC, attackBy, attackerIssues } from '../../rules/attack.js';
import { taktikIssue } from '../../language/issue.js';
import type { TaktikState } from '../../state/state.js';
import { unitNamed, withUnit } from '../../language/unit.js';
import { whenIssues } from './when.js';

/** Puts an attack into the queue: one for each unit and turn. The unit attacked is the target. */
export const declareAttack = defineMove({
  params: z.strictObject({ unitId: z.string().min(1).max(64) }),
  refuses({ state, player, params: { unitId } }) {
    const issues = [...whenIssues(state, 'attacks'), ...attackerIssues(state, player, unitId)];
    if (issues.length > 0) return issues;
    return unitNamed(state.units, unitId)?.attacked ? [taktikIssue('alreadyAttacked', { unitId })] : [];
  },
  variants: (state: TaktikState, player: string) =>
    state.phase === 'attacks'
      ? state.units
          .filter(({ owner, attacked }) => owner === player && !attacked)
          .map(({ id }) => ({ unitId: id }))
      : [],
  getTargetSpecs: () => [ATTACK_SPEC],
  attempt: ({ player, params: { unitId } }) => attackBy(player, unitId),
  execute({ state, params: { unitId: attackerId }, targets, emit }) {
    const targetId = targets.slots[0]?.targets[0]?.id ?? '';
    emit({ type: 'attackDeclared', attackerId, targetId });
    const units = withUnit(state.units, attackerId, { attacked: true });
    return { ...state, units, queue: [...state.queue, { attackerId, targetId }] };
  },
});
