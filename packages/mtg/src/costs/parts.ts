import type { Result, TargetSlot } from '@reticle/core';
import type { MtgMatchState } from '../state/match-state.js';
import type { AbilityCost, CostOf } from './cost.js';
import type { CostKind, Could, Paying, Use } from './kind.js';
import { COST_KINDS } from './kinds.js';

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
