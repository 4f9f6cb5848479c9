import { issue, type Issue } from '../issue.js';
import { isValueReference, slotOfReference } from '../filter/value.js';
import type { Board } from './board.js';
import type { KindPlan } from './plan.js';
import { SlotContext, type QuestionFacts } from './slot-context.js';
import { MAX_COUNT, type Amount, type TargetSlot } from './spec.js';

/** One kind of thing that a slot accepts, with the plan that judges it. */
export interface OpenQuery<State> {
  readonly kind: string;
  readonly offset: number;
  readonly plan: KindPlan<State>;
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

/**
 * What was announced for a slot, by its id. Announcing looks at everything; re-checking what was announced leaves out
 * what counts on announcement only, all numbers, and who may choose.
 */
export interface AnnouncedId {
  readonly slot: string;
}

/** Opens the slots of a spec: one a slot, or one a player where each player chooses. Appends to `issues` what hinders. */
export function openSlots<State>(
  slots: readonly TargetSlot[],
  board: Board<State>,
  facts: QuestionFacts<State>,
  announced: readonly AnnouncedId[] | undefined,
  issues: Issue[],
): readonly OpenSlot<State>[] {
  const context = new SlotContext(facts, facts.attempt.controller, 'target', () => undefined);

  const amountOf = (slot: string, amount: Amount): number => {
    const number = context.number(amount);
    if (number === undefined) issues.push(issue('unboundReference', { slot, reference: String(amount) }));
    else if (Number.isInteger(number) && number >= 0 && number <= MAX_COUNT) return number;
    else
      issues.push(
        issue('invalidValue', { problem: `${amount} is ${number}, no count from 0 to ${MAX_COUNT}` }),
      );
    return 0;
  };

  const bound = (reference: string): boolean => {
    if (slotOfReference(reference) !== undefined) return true;
    if (reference === 'source') return facts.sourceRef !== undefined;
    if (reference.startsWith('role.')) return context.player(reference) !== undefined;
    return isValueReference(reference) && context.number(reference) !== undefined;
  };

  const queryOf = (slot: TargetSlot, accepts: TargetSlot['accepts'][number]): readonly OpenQuery<State>[] => {
    if ('options' in accepts) return [];
    const section = board.section(accepts.kind);
    if (!section) {
      issues.push(issue('unknownKind', { kind: accepts.kind, known: board.kinds }));
      return [];
    }
    const also = announced === undefined ? accepts.announceOnly : undefined;
    const plan = section.view.plan(accepts.filter, also);
    if (!plan.ok) {
      issues.push(...plan.issues);
      return [];
    }
    for (const reference of plan.value.references) {
      if (!bound(reference)) issues.push(issue('unboundReference', { slot: slot.id, reference }));
    }
    return [{ kind: accepts.kind, offset: section.offset, plan: plan.value }];
  };

  const choosersOf = (slot: TargetSlot): readonly { readonly id: string; readonly chooser: string }[] => {
    const { controller, choosers } = facts.attempt;
    const opponents = facts.playerIds.filter((id) => context.isPlayer(id, 'opponent'));
    const each = (players: readonly string[]) =>
      players.map((id) => ({ id: `${slot.id}:${id}`, chooser: id }));
    const one = (chooser: string | undefined, missing: string) => {
      if (chooser === undefined && announced === undefined) {
        issues.push(issue('unboundReference', { slot: slot.id, reference: missing }));
      }
      return [{ id: slot.id, chooser: chooser ?? controller }];
    };
    switch (slot.chooser) {
      case 'eachPlayer':
      case 'eachOpponent': {
        if (announced === undefined) return each(slot.chooser === 'eachPlayer' ? facts.playerIds : opponents);
        const prefix = `${slot.id}:`;
        return each(
          announced.flatMap(({ slot: id }) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : [])),
        );
      }
      case 'opponent': {
        const named = choosers && Object.hasOwn(choosers, slot.id) ? choosers[slot.id] : undefined;
        const chooser = named ?? (opponents.length === 1 ? opponents[0] : undefined);
        const may = announced !== undefined || (chooser !== undefined && opponents.includes(chooser));
        return one(may ? chooser : undefined, `choosers.${slot.id}`);
      }
      case 'controller':
      case 'all':
      case 'random':
        return [{ id: slot.id, chooser: controller }];
      default: {
        if (slotOfReference(slot.chooser) !== undefined) return [{ id: slot.id, chooser: controller }];
        return one(context.player(slot.chooser), slot.chooser);
      }
    }
  };

  return slots.flatMap((slot): readonly OpenSlot<State>[] => {
    const queries = slot.accepts.flatMap((accepts) => queryOf(slot, accepts));
    const numbers = announced === undefined ? numbersOf(slot, amountOf) : { min: 0, max: Infinity };
    if (numbers.min > numbers.max)
      issues.push(issue('minAboveMax', { slot: slot.id, min: numbers.min, max: numbers.max }));
    const references = [slot.chooser, ...queries.flatMap(({ plan }) => [...plan.references])];
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
  const most = slot.max === slot.min ? min : slot.max;
  const max = most === 'any' ? Infinity : amountOf(slot.id, most);
  if (!slot.division) return { min, max };
  const division = amountOf(slot.id, slot.division.total);
  return { min, max: Math.min(max, division), division };
}
