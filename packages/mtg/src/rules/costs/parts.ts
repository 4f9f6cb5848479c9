import { type Result, type TargetRelation, type TargetSlot, frozenCopy } from '@reticle/core';
import type { AbilityCost, CostOf } from '../../language/cost.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import { life, mana, tap, tapOthers, untap } from './in-place.js';
import type { CostKind, Could, Paying, Use } from './kind.js';
import { moving } from './moving.js';
import { discardHand, mill, reveal } from './of-cards.js';
import { energy, loyalty, putCounters, removeCounters } from './of-counters.js';

type CostKinds = { readonly [Name in AbilityCost['cost']]: CostKind<CostOf<Name>> };

/** What every kind of cost asks and takes: one line each. */
const COST_KINDS: CostKinds = {
  mana,
  tap,
  untap,
  life,
  sacrifice: moving,
  tapOthers,
  discard: moving,
  discardHand,
  removeCounters,
  putCounters,
  exile: moving,
  return: moving,
  mill,
  reveal,
  energy,
  loyalty,
};
type CostMap = { readonly [Name in AbilityCost['cost']]: CostOf<Name> };

/** One dispatch for all kinds, typed without a cast: the kind of a name takes the costs of that name. */
function kindOf<Name extends keyof CostMap>(name: Name): CostKind<CostMap[Name]> {
  const kinds: { readonly [Each in keyof CostMap]: CostKind<CostMap[Each]> } = COST_KINDS;
  return kinds[name];
}
const slotOf = <Name extends keyof CostMap>(name: Name, cost: CostMap[Name]) => kindOf(name).slot?.(cost);
const useOf = <Name extends keyof CostMap>(name: Name, cost: CostMap[Name]) => kindOf(name).uses?.(cost);

const mayBePaid = <Name extends keyof CostMap>(name: Name, cost: CostMap[Name], could: Could) =>
  kindOf(name).could(cost, could);

const paidBy = <Name extends keyof CostMap>(name: Name, cost: CostMap[Name], paying: Paying) =>
  kindOf(name).pay(cost, paying);

/** One part of a cost, with the slot in which it chooses and what it takes. */
export interface CostPart {
  readonly cost: AbilityCost;
  readonly slot: TargetSlot | undefined;
  readonly use: Use | undefined;
}

/** The parts of a cost in their order; their slots are `cost1`, `cost2` ... */
export function partsOf(costs: readonly AbilityCost[]): readonly CostPart[] {
  let count = 0;
  return costs.map((cost) => {
    const slot = slotOf(cost.cost, cost);
    return { cost, slot: slot && { ...slot, id: `cost${++count}` }, use: useOf(cost.cost, cost) };
  });
}

/** The state with one part paid. */
export function payPart({ cost }: CostPart, paying: Paying): Result<MtgMatchState> {
  return paidBy(cost.cost, cost, paying);
}

/** Whether one part could be paid by itself, as far as its slot does not tell. */
export function couldPay(cost: AbilityCost, could: Could): boolean {
  return mayBePaid(cost.cost, cost, could);
}
const USES: readonly Use['its'][] = ['untapped', 'place'];

/** What is chosen to pay a cost, as slots of a spec and what ties them. */
export interface CostChoices {
  readonly slots: readonly TargetSlot[];
  readonly relations: readonly TargetRelation[];
}

/** A slot in which the source itself can't be chosen. */
function withoutSource(slot: TargetSlot): TargetSlot {
  const accepts = slot.accepts.map((query) => {
    if (!('filter' in query)) return query;
    const allOf = [query.filter, { excludeSelf: true }];
    return { ...query, filter: { allOf } };
  });
  return { ...slot, accepts };
}

/**
 * What must be chosen to pay a cost: sacrifices, discards ... one slot each, never targeted. One thing pays for one part
 * alone: what a part takes of the source, or of what is chosen in one slot, no other slot offers.
 */
export const costChoices = memo((costs: readonly AbilityCost[]): CostChoices => {
  const parts = partsOf(costs);
  const ofSource = new Set(parts.flatMap(({ use }) => (use?.of === 'source' ? [use.its] : [])));
  const slots = parts.flatMap(({ slot, use }) => {
    if (!slot) return [];
    return use && ofSource.has(use.its) ? [withoutSource(slot)] : [slot];
  });
  const relations = USES.flatMap((its) => {
    const ids = parts.flatMap(({ slot, use }) => (slot && use?.its === its ? [slot.id] : []));
    return ids.length < 2 ? [] : [{ relation: 'different' as const, slots: ids }];
  });
  return frozenCopy({ slots, relations });
});
