import type { PlayerId } from '../language/players.js';
import type { TaktikState, Tools } from '../state/state.js';
import { unitNamed, type TaktikUnit } from '../language/unit.js';
import {
  DIE,
  isLasting,
  type Effect,
  type HookName,
  endingOf,
  touches,
  whoOf,
  type EffectInstance,
} from '../language/card.js';

/** An effect of a card that is taking place. */
export interface Play {
  readonly state: TaktikState;
  readonly cardId: string;
  readonly player: PlayerId;
  readonly targetUnitIds: readonly string[];
  readonly effect: Effect;
  readonly tools: Tools;
}

/** The effect begins to stand; what it says is asked wherever it counts. */
function stands({ state, cardId, player, targetUnitIds, effect, tools }: Play): TaktikState {
  if (!isLasting(effect)) return state;
  const id = state.nextEffectId;
  const ends = endingOf(effect.duration, state.turn);
  tools.emit({ type: 'effectBegan', effectId: id, cardId, hook: effect.hook, targetUnitIds });
  const instance = { id, cardId, player, targetUnitIds, effect, ends };
  return { ...state, nextEffectId: id + 1, effects: [...state.effects, instance] };
}

/** Whether the attack that is being fought is one of a unit that the effect touches. */
function touchesAttack({ state: { pending, units }, effect, ...origin }: Play): boolean {
  const attacker = pending?.type === 'attack' ? unitNamed(units, pending.attackerId) : undefined;
  return attacker !== undefined && touches(origin, whoOf(effect) ?? 'all', attacker);
}

/** What each hook does as its effect takes place. */
export const HOOKS: { readonly [Hook in HookName]: (play: Play) => TaktikState } = {
  /** The touched units' movement is changed: {@link modified}. */
  modifyMovement: stands,
  /** The attack rolls of the touched units are changed: {@link modified}. */
  modifyAttackRoll: stands,
  /** The touched units cannot move: {@link banOn}. */
  canMoveUnit: stands,
  /** The touched units cannot attack, attacks already declared included: {@link banOn}. */
  canAttack: stands,
  /** The card that is being played has no effect. */
  cancelCard: ({ state }) =>
    state.pending?.type === 'card' ? { ...state, pending: { ...state.pending, cancelled: true } } : state,
  /** The attack that is being fought does not take place. */
  cancelAttack: (play) => {
    const { state } = play;
    if (state.pending?.type !== 'attack' || !touchesAttack(play)) return state;
    return { ...state, pending: { ...state.pending, cancelled: true } };
  },
  /** The die of the attack that is being fought is thrown again; the new one counts. */
  reroll: (play) => {
    const { state, tools } = play;
    if (state.pending?.type !== 'attack' || !touchesAttack(play)) return state;
    const { attackerId, targetId } = state.pending;
    const die = 1 + tools.random.below(DIE);
    tools.emit({ type: 'rolled', attackerId, targetId, die, again: true });
    return { ...state, pending: { ...state.pending, die } };
  },
};

/** A number of a unit, and what each standing effect made of it. */
export interface Modified {
  readonly value: number;
  readonly by: readonly { readonly from: string; readonly amount: number }[];
}

/** A number of a unit under the standing effects, applied in the order in which they were played. */
export function modified(
  { effects }: TaktikState,
  hook: 'modifyMovement' | 'modifyAttackRoll',
  unit: TaktikUnit,
  base: number,
): Modified {
  let value = base;
  const by: { readonly from: string; readonly amount: number }[] = [];
  for (const instance of effects) {
    const { effect, cardId } = instance;
    if (effect.hook !== hook || !touches(instance, effect.who, unit)) continue;
    const lowest = effect.floor === undefined ? -Infinity : Math.min(value, effect.floor);
    const next = Math.max(value + effect.amount, lowest);
    if (next !== value) by.push({ from: cardId, amount: next - value });
    value = next;
  }
  return { value, by };
}

/** The standing effect that forbids a unit to move or to attack, if one does. */
export const banOn = (
  { effects }: TaktikState,
  hook: 'canMoveUnit' | 'canAttack',
  unit: TaktikUnit,
): EffectInstance | undefined =>
  effects.find((instance) => {
    const { effect } = instance;
    return effect.hook === hook && touches(instance, effect.who, unit);
  });
