import type { GameIssue, Issue } from '@reticle/core';
import { banOn } from './hooks.js';
import { taktik } from '../state/game.js';
import { taktikIssue } from '../language/issue.js';
import type { QueuedAttack, TaktikState } from '../state/state.js';
import { isDestroyed, unitNamed } from '../language/unit.js';

/** What an attack may be aimed at: an enemy within range of the attacker, which is the source. */
export const ATTACK_SPEC = taktik.spec({
  slots: [{ kind: 'unit', id: 'target', filter: { owner: 'opponent', destroyed: false, withinRange: true } }],
});

export const attackBy = (player: string, attackerId: string) => ({
  controller: player,
  source: { kind: 'unit', id: attackerId },
});

/** Why a unit cannot attack, whatever its target: it is not the player's, destroyed, or forbidden to. */
export function attackerIssues(state: TaktikState, player: string, unitId: string): readonly GameIssue[] {
  const unit = unitNamed(state.units, unitId);
  if (!unit) return [taktikIssue('unknownUnit', { unitId })];
  if (unit.owner !== player) return [taktikIssue('notYourUnit', { unitId, owner: unit.owner })];
  if (isDestroyed(unit)) return [taktikIssue('unitDestroyed', { unitId })];
  const ban = banOn(state, 'canAttack', unit);
  return ban ? [taktikIssue('cannotAttack', { unitId, by: ban.cardId })] : [];
}

/** Why a declared attack cannot be fought now: by the same rules by which it was declared. */
export function attackIssues(state: TaktikState, { attackerId, targetId }: QueuedAttack): readonly Issue[] {
  const issues = attackerIssues(state, state.active, attackerId);
  if (issues.length > 0) return issues;
  const chosen = [{ targets: [{ kind: 'unit', id: targetId }] }];
  const checked = taktik
    .resolver(state)
    .checkSelection(ATTACK_SPEC, attackBy(state.active, attackerId), chosen);
  return checked.ok ? [] : checked.issues;
}
