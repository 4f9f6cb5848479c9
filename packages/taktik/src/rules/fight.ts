import { DIE } from '../language/limits.js';
import type { Pending, TaktikState } from '../state/state.js';
import type { Tools } from '../state/tools.js';
import { endTurn, finish } from './turn.js';
import { isDestroyed, unitNamed, withUnit } from '../language/unit.js';
import { annihilated } from './judge.js';
import { attackIssues } from './attack.js';
import { judge } from './roll.js';

type Attack = Extract<Pending, { readonly type: 'attack' }>;

/** The next attack of the queue comes up; after the last one the turn ends. */
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

/** This attack is over. */
function over(state: TaktikState, { attackerId }: Attack, tools: Tools): TaktikState {
  const units = withUnit(state.units, attackerId, { attacking: false });
  const ended = annihilated(state);
  return ended
    ? finish({ ...state, units }, ended, tools)
    : nextAttack({ ...state, units, pending: null }, tools);
}

/** An attack at one of its stages; one that was cancelled is over. */
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

/** Checks that the attack can still be fought, and throws the die. */
export const beforeAttackRoll = stage((state, attack, tools) => {
  const { attackerId, targetId } = attack;
  const issues = attackIssues(state, attack);
  if (issues.length > 0) {
    tools.emit({ type: 'attackVoid', attackerId, targetId, reasons: issues });
    return over(state, attack, tools);
  }
  const die = 1 + tools.random.below(DIE);
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

/** The target takes one hit. */
export const beforeDamage = stage((state, attack, tools) => {
  const { targetId } = attack;
  const target = unitNamed(state.units, targetId);
  if (!target) return over(state, attack, tools);
  const hit = { ...target, hits: target.hits + 1 };
  tools.emit({ type: isDestroyed(hit) ? 'unitDestroyed' : 'unitDamaged', unitId: targetId });
  return over({ ...state, units: withUnit(state.units, targetId, { hits: hit.hits }) }, attack, tools);
});
