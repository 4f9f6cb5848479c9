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

/** An effect of a card, while it takes place. */
export interface Play {
  readonly state: TaktikState;
  readonly cardId: string;
  readonly player: PlayerId;
  readonly targetUnitIds: readonly string[];
  readonly effect: Effect;
  readonly tools: Tools;
}

/** Makes a lasting effect begin. The rules ask for it wherever it counts. */
function beginLasting({ state, cardId, player, targetUnitIds, effect, tools }: Play): TaktikState {
  if (!isLasting(effect)) return state;
  const id = state.nextEffectId;
  const ends = endingOf(effect.duration, state.turn);
  tools.emit({ type: 'effectBegan', effectId: id, cardId, hook: effect.hook, targetUnitIds });
  const instance = { id, cardId, player, targetUnitIds, effect, ends };
  return { ...state, nextEffectId: id + 1, effects: [...state.effects, instance] };
}

/** Whether the attack that is being fought is by a unit that the effect affects. */
function touchesAttack({ state: { pending, units }, effect, ...origin }: Play): boolean {
  const attacker = pending?.type === 'attack' ? unitNamed(units, pending.attackerId) : undefined;
  return attacker !== undefined && touches(origin, whoOf(effect) ?? 'all', attacker);
}

/** The action of each hook when its effect takes place. */
export const HOOKS: { readonly [Hook in HookName]: (play: Play) => TaktikState } = {
  /** Changes the movement of the affected units: {@link modifiedNumber}. */
  modifyMovement: beginLasting,
  /** Changes the attack rolls of the affected units: {@link modifiedNumber}. */
  modifyAttackRoll: beginLasting,
  /** Forbids the affected units to move: {@link banOn}. */
  canMoveUnit: beginLasting,
  /** Forbids the affected units to attack, including attacks that were declared: {@link banOn}. */
  canAttack: beginLasting,
  /** Cancels the card that is being played. */
  cancelCard: ({ state }) =>
    state.pending?.type === 'card' ? { ...state, pending: { ...state.pending, cancelled: true } } : state,
  /** Cancels the attack that is being fought. */
  cancelAttack: (play) => {
    const { state } = play;
    if (state.pending?.type !== 'attack' || !touchesAttack(play)) return state;
    return { ...state, pending: { ...state.pending, cancelled: true } };
  },
  /** Rolls the die of the attack that is being fought again. The new roll counts. */
  reroll: (play) => {
    const { state, tools } = play;
    if (state.pending?.type !== 'attack' || !touchesAttack(play)) return state;
    const { attackerId, targetId } = state.pending;
    const die = 1 + tools.random.stream('dice').below(DIE);
    tools.emit({ type: 'rolled', attackerId, targetId, die, again: true });
    return { ...state, pending: { ...state.pending, die } };
  },
};

/** A number of a unit, with what each lasting effect changed. */
export interface ModifiedNumber {
  readonly value: number;
  readonly by: readonly { readonly from: string; readonly amount: number }[];
}

/** Computes a number of a unit under the lasting effects, applied in the order in which they were played. */
export function modifiedNumber(
  { effects }: TaktikState,
  hook: 'modifyMovement' | 'modifyAttackRoll',
  unit: TaktikUnit,
  base: number,
): ModifiedNumber {
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

/** Finds the lasting effect that forbids a unit to move or to attack, if there is one. */
export const banOn = (
  { effects }: TaktikState,
  hook: 'canMoveUnit' | 'canAttack',
  unit: TaktikUnit,
): EffectInstance | undefined =>
  effects.find((instance) => {
    const { effect } = instance;
    return effect.hook === hook && touches(instance, effect.who, unit);
  });
