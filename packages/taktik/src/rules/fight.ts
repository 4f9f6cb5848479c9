import type { GameIssue, Issue } from '@reticle/core';
import { tileAt, TERRAIN } from '../language/board.js';
import { DIE, HITS_FROM } from '../language/card.js';
import { taktikIssue } from '../language/event.js';
import { isDestroyed, unitNamed, type TaktikUnit, withUnit } from '../language/unit.js';
import {
  taktik,
  type QueuedAttack,
  type TaktikState,
  type PendingAction,
  type Tools,
} from '../state/state.js';
import { banOn, modifiedNumber } from './hooks.js';
import { annihilated } from './judge.js';
import { endTurn, finish } from './turn.js';

/** The spec of an attack's target: an enemy within range of the attacker, which is the source. */
export const ATTACK_SPEC = taktik.spec({
  slots: [{ kind: 'unit', id: 'target', filter: { owner: 'opponent', destroyed: false, withinRange: true } }],
});

export const attackBy = (player: string, attackerId: string) => ({
  controller: player,
  source: { kind: 'unit', id: attackerId },
});

/**
 * Returns why a unit cannot attack, whatever its target: it is not the player's, is destroyed, or may not
 * attack.
 */
export function attackerIssues(state: TaktikState, player: string, unitId: string): readonly GameIssue[] {
  const unit = unitNamed(state.units, unitId);
  if (!unit) return [taktikIssue('unknownUnit', { unitId })];
  if (unit.owner !== player) return [taktikIssue('notYourUnit', { unitId, owner: unit.owner })];
  if (isDestroyed(unit)) return [taktikIssue('unitDestroyed', { unitId })];
  const ban = banOn(state, 'canAttack', unit);
  return ban ? [taktikIssue('cannotAttack', { unitId, by: ban.cardId })] : [];
}

/** Returns why a declared attack cannot be fought now, by the same rules by which it was declared. */
function attackIssues(state: TaktikState, { attackerId, targetId }: QueuedAttack): readonly Issue[] {
  const issues = attackerIssues(state, state.active, attackerId);
  if (issues.length > 0) return issues;
  const chosen = [{ targets: [{ kind: 'unit', id: targetId }] }];
  const checked = taktik
    .resolver(state)
    .checkSelection(ATTACK_SPEC, attackBy(state.active, attackerId), chosen);
  return checked.ok ? [] : checked.issues;
}

/** The judgement of a die. */
export interface Judgement {
  /** The modifiers by terrain or card, in order. */
  readonly modifiers: readonly { readonly from: string; readonly amount: number }[];
  /** The modified roll, from 1 to 6. */
  readonly total: number;
  readonly hit: boolean;
}

/**
 * Judges a die: applies the terrain of both tiles, then the lasting effects on the attacker, and clamps the
 * result to 1..6. 4 or more hits.
 */
function judge(state: TaktikState, attacker: TaktikUnit, target: TaktikUnit, die: number): Judgement {
  const from = tileAt(state.board, attacker).terrain;
  const to = tileAt(state.board, target).terrain;
  const terrain = [
    { from: `attacker in ${from}`, amount: TERRAIN[from].attacker },
    { from: `defender in ${to}`, amount: -TERRAIN[to].defender },
  ].filter(({ amount }) => amount !== 0);
  const base = terrain.reduce((sum, { amount }) => sum + amount, die);
  const { value, by } = modifiedNumber(state, 'modifyAttackRoll', attacker, base);
  const total = Math.min(Math.max(value, 1), DIE);
  return { modifiers: [...terrain, ...by], total, hit: total >= HITS_FROM };
}

/** Returns the probability of a hit, from 0 to 1. */
export function hitChance(state: TaktikState, attacker: TaktikUnit, target: TaktikUnit): number {
  let hits = 0;
  for (let die = 1; die <= DIE; die++) if (judge(state, attacker, target, die).hit) hits++;
  return hits / DIE;
}

type Attack = Extract<PendingAction, { readonly type: 'attack' }>;

/** Begins the next attack of the queue. After the last one the turn ends. */
export function nextAttack(state: TaktikState, tools: Tools): TaktikState {
  const [next, ...queue] = state.queue;
  if (!next) return endTurn({ ...state, pending: null }, tools);
  tools.emit({ type: 'attackBegan', ...next });
  return {
    ...state,
    queue,
    units: withUnit(state.units, next.attackerId, { attacking: true }),
    pending: { type: 'attack', stage: 'beforeAttackRoll', ...next, die: 0, cancelled: false },
  };
}

/** Ends the current attack. */
function over(state: TaktikState, { attackerId }: Attack, tools: Tools): TaktikState {
  const units = withUnit(state.units, attackerId, { attacking: false });
  const ended = annihilated(state);
  return ended
    ? finish({ ...state, units }, ended, tools)
    : nextAttack({ ...state, units, pending: null }, tools);
}

/** Makes the step of an attack at one of its stages. A cancelled attack is over. */
function stage(step: (state: TaktikState, attack: Attack, tools: Tools) => TaktikState) {
  return (state: TaktikState, tools: Tools): TaktikState => {
    const { pending } = state;
    if (pending?.type !== 'attack') return state;
    if (!pending.cancelled) return step(state, pending, tools);
    const { attackerId, targetId } = pending;
    tools.emit({ type: 'attackCancelled', attackerId, targetId });
    return over(state, pending, tools);
  };
}

/** Checks that the attack can still be fought, and rolls the die. */
export const beforeAttackRoll = stage((state, attack, tools) => {
  const { attackerId, targetId } = attack;
  const issues = attackIssues(state, attack);
  if (issues.length > 0) {
    tools.emit({ type: 'attackVoid', attackerId, targetId, reasons: issues });
    return over(state, attack, tools);
  }
  const die = 1 + tools.random.stream('dice').below(DIE);
  tools.emit({ type: 'rolled', attackerId, targetId, die, again: false });
  return { ...state, pending: { ...attack, stage: 'afterAttackRoll', die } };
});

/** Judges the die. */
export const afterAttackRoll = stage((state, attack, tools) => {
  const { attackerId, targetId, die } = attack;
  const attacker = unitNamed(state.units, attackerId);
  const target = unitNamed(state.units, targetId);
  if (!attacker || !target) return over(state, attack, tools);
  const judgement = judge(state, attacker, target, die);
  tools.emit({ type: 'attackJudged', attackerId, targetId, die, ...judgement });
  return judgement.hit
    ? { ...state, pending: { ...attack, stage: 'beforeDamage' } }
    : over(state, attack, tools);
});

/** Deals one hit to the target. */
export const beforeDamage = stage((state, attack, tools) => {
  const { targetId } = attack;
  const target = unitNamed(state.units, targetId);
  if (!target) return over(state, attack, tools);
  const hit = { ...target, hits: target.hits + 1 };
  tools.emit({ type: isDestroyed(hit) ? 'unitDestroyed' : 'unitDamaged', unitId: targetId });
  return over({ ...state, units: withUnit(state.units, targetId, { hits: hit.hits }) }, attack, tools);
});
