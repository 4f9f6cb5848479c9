import { issue, type Issue } from '../issue.js';
import { slotOfReference } from '../filter/value.js';
import type { Board } from './board.js';
import type { KindPlan } from './plan.js';
import { SlotContext, type QuestionFacts } from './slot-context.js';
import type { Amount, TargetSlot } from './spec.js';

/** One kind of thing that a slot accepts, with the plans that judge it. */
export interface OpenQuery<State> {
  readonly kind: string;
  readonly offset: number;
  readonly plans: readonly KindPlan<State>[];
}

/** A slot of a question that is being asked: its numbers known, its filters compiled, its chooser named. */
export interface OpenSlot<State> {
  readonly id: string;
  readonly slot: TargetSlot;
  readonly min: number;
  readonly max: number;
  /** The player who chooses, where that is known before other slots are. */
  readonly chooser: string;
  /** Nobody chooses: all that match are taken, or chance decides. */
  readonly automatic?: 'all' | 'random';
  readonly queries: readonly OpenQuery<State>[];
  readonly options: readonly string[];
  readonly division?: number;
  /** Earlier slots whose pick decides what is legal here. */
  readonly dependsOn: readonly string[];
}

/** Announcing looks at everything; resolving leaves out what counts on announcement only, and all numbers. */
export type Phase = 'announce' | 'resolve';

/** Opens the slots of a spec: one a slot, or one a player where each player chooses. Appends to `issues` what hinders. */
export function openSlots<State>(
  slots: readonly TargetSlot[],
  board: Board<State>,
  facts: QuestionFacts<State>,
  phase: Phase,
  issues: Issue[],
): readonly OpenSlot<State>[] {
  const context = new SlotContext(facts, facts.attempt.controller, 'target', () => undefined);

  const amountOf = (slot: string, amount: Amount): number => {
    const number = context.number(amount);
    if (number !== undefined && Number.isInteger(number) && number >= 0) return number;
    issues.push(issue('unboundReference', { slot, reference: String(amount) }));
    return 0;
  };

  const bound = (reference: string): boolean => {
    if (slotOfReference(reference) !== undefined) return true;
    if (reference === 'source') return facts.sourceRef !== undefined;
    if (reference.startsWith('role.')) return context.player(reference) !== undefined;
    return reference === 'X' ? context.number('X') !== undefined : facts.source !== undefined;
  };

  const queryOf = (slot: TargetSlot, accepts: TargetSlot['accepts'][number]): readonly OpenQuery<State>[] => {
    if ('options' in accepts) return [];
    const section = board.section(accepts.kind);
    if (!section) {
      issues.push(issue('unknownKind', { kind: accepts.kind, known: board.kinds }));
      return [];
    }
    const filters = [
      accepts.filter,
      ...(phase === 'announce' && accepts.announceOnly ? [accepts.announceOnly] : []),
    ];
    const plans = filters.flatMap((filter) => {
      const plan = section.view.plan(filter);
      if (plan.ok) return [plan.value];
      issues.push(...plan.issues);
      return [];
    });
    for (const reference of new Set(plans.flatMap((plan) => [...plan.references]))) {
      if (!bound(reference)) issues.push(issue('unboundReference', { slot: slot.id, reference }));
    }
    return [{ kind: accepts.kind, offset: section.offset, plans }];
  };

  const choosersOf = (slot: TargetSlot): readonly { readonly id: string; readonly chooser: string }[] => {
    const { controller, choosers } = facts.attempt;
    const opponents = facts.players.filter(({ id }) => context.isPlayer(id, 'opponent'));
    const named = choosers && Object.hasOwn(choosers, slot.id) ? choosers[slot.id] : undefined;
    const each = (players: readonly { readonly id: string }[]) =>
      players.map(({ id }) => ({ id: `${slot.id}:${id}`, chooser: id }));
    switch (slot.chooser) {
      case 'eachPlayer':
        return each(facts.players);
      case 'eachOpponent':
        return each(opponents);
      case 'opponent': {
        const chooser = named ?? (opponents.length === 1 ? opponents[0]?.id : undefined);
        if (chooser !== undefined && context.isPlayer(chooser, 'opponent')) return [{ id: slot.id, chooser }];
        issues.push(issue('unboundReference', { slot: slot.id, reference: `choosers.${slot.id}` }));
        return [];
      }
      case 'controller':
      case 'all':
      case 'random':
        return [{ id: slot.id, chooser: controller }];
      default: {
        if (slotOfReference(slot.chooser) !== undefined) return [{ id: slot.id, chooser: controller }];
        const chooser = context.player(slot.chooser);
        if (chooser !== undefined) return [{ id: slot.id, chooser }];
        issues.push(issue('unboundReference', { slot: slot.id, reference: slot.chooser }));
        return [];
      }
    }
  };

  return slots.flatMap((slot): readonly OpenSlot<State>[] => {
    const queries = slot.accepts.flatMap((accepts) => queryOf(slot, accepts));
    const numbers = phase === 'announce' ? numbersOf(slot, amountOf) : { min: 0, max: Infinity };
    if (numbers.min > numbers.max)
      issues.push(issue('minAboveMax', { slot: slot.id, min: numbers.min, max: numbers.max }));
    const references = [
      slot.chooser,
      ...queries.flatMap(({ plans }) => plans.flatMap((plan) => [...plan.references])),
    ];
    const automatic = slot.chooser === 'all' || slot.chooser === 'random' ? { automatic: slot.chooser } : {};
    return choosersOf(slot).map(({ id, chooser }) => ({
      id,
      slot,
      ...numbers,
      ...automatic,
      chooser,
      queries,
      options: slot.accepts.flatMap((accepts) => ('options' in accepts ? accepts.options : [])),
      dependsOn: [...new Set(references.flatMap((reference) => slotOfReference(reference) ?? []))],
    }));
  });
}

function numbersOf(
  slot: TargetSlot,
  amountOf: (slot: string, amount: Amount) => number,
): { readonly min: number; readonly max: number; readonly division?: number } {
  const min = amountOf(slot.id, slot.min);
  const max = slot.max === 'any' ? Infinity : amountOf(slot.id, slot.max);
  if (!slot.division) return { min, max };
  const division = amountOf(slot.id, slot.division.total);
  return { min, max: Math.min(max, division), division };
}
