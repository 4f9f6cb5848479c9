import { ok, type LegalTargets, type Result, type TargetSlot } from '@reticle/core';
import type { MtgMatchState } from '../state/match-state.js';
import type { AbilityCost, CostOf } from './cost.js';
import type { CostKind, Paying } from './kind.js';
import { COST_KINDS } from './kinds.js';

type CostMap = { readonly [Name in AbilityCost['cost']]: CostOf<Name> };

/** One dispatch for all kinds, typed without a cast: the kind of a name takes the costs of that name. */
const slotOf = <Name extends keyof CostMap>(name: Name, cost: CostMap[Name]) => kindOf(name).slot?.(cost);
const paid = <Name extends keyof CostMap>(name: Name, cost: CostMap[Name], paying: Paying) =>
  kindOf(name).pay(cost, paying);
function kindOf<Name extends keyof CostMap>(name: Name): CostKind<CostMap[Name]> {
  const kinds: { readonly [Each in keyof CostMap]: CostKind<CostMap[Each]> } = COST_KINDS;
  return kinds[name];
}

/** The parts of a cost with the slots in which they choose: `cost1`, `cost2` ... */
function withSlots(
  costs: readonly AbilityCost[],
): readonly (readonly [AbilityCost, TargetSlot | undefined])[] {
  let count = 0;
  return costs.map((cost) => {
    const slot = slotOf(cost.cost, cost);
    return [cost, slot && { ...slot, id: `cost${++count}` }];
  });
}

/** What must be chosen to pay a cost: sacrifices, discards ... one slot each, never targeted. */
export function costSlots(costs: readonly AbilityCost[]): readonly TargetSlot[] {
  return withSlots(costs).flatMap(([, slot]) => slot ?? []);
}

/**
 * Mana is paid before anything else: its sources are tapped before they are sacrificed (rules 601.2g, 601.2h). What
 * remains is paid in the order in which it is written, which the player could choose freely.
 */
const inOrder = (parts: ReturnType<typeof withSlots>) =>
  parts.toSorted(([a], [b]) => Number(b.cost === 'mana') - Number(a.cost === 'mana'));

/** What the cost itself taps: the source with {T}, and what was chosen to be tapped. */
export function reservedBy(
  costs: readonly AbilityCost[],
  chosen: LegalTargets['slots'],
  source: string,
): ReadonlySet<string> {
  const ids = withSlots(costs).flatMap(([cost, slot]) => {
    if (cost.cost === 'tap') return [source];
    if (cost.cost !== 'tapOthers') return [];
    return chosen.find((choice) => choice.slot === slot?.id)?.targets.map(({ id }) => id) ?? [];
  });
  return new Set(ids);
}

/**
 * Pays a whole cost, or nothing: where one part can't be paid, the state that was given is still what it was (rules
 * 118.3, 601.2h, 733.1).
 */
export function payCosts(
  costs: readonly AbilityCost[],
  chosen: LegalTargets['slots'],
  paying: Omit<Paying, 'chosen' | 'reserved'>,
): Result<MtgMatchState> {
  let { state } = paying;
  const reserved = reservedBy(costs, chosen, paying.source.id);
  const told: Parameters<Paying['emit']>[0][] = [];
  for (const [cost, slot] of inOrder(withSlots(costs))) {
    const targets = chosen.find((choice) => choice.slot === slot?.id)?.targets ?? [];
    const next = paid(cost.cost, cost, {
      ...paying,
      state,
      reserved,
      chosen: targets,
      emit: (event) => told.push(event),
    });
    if (!next.ok) return next;
    state = next.value;
  }
  for (const event of told) paying.emit(event);
  return ok(state);
}
