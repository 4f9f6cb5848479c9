import type { LegalTargets, TargetSpec } from '@reticle/core';
import { randomFrom, seedRandom, type Scene, type Tools } from '@reticle/core/match';
import type { AbilityCost } from '../costs/cost.js';
import type { ManaMeans } from '../costs/kind.js';
import { payCosts } from '../costs/pay.js';
import { costChoices } from '../costs/slots.js';
import type { ManaCostPart } from '../mana/mana.js';
import type { MtgMatchState } from '../state/match-state.js';
import { resolverOf } from '../targeting/legal.js';
import { askedBy } from './asking.js';

/** How a player gets mana for a payment that an effect asks for. */
export type MeansOf = (player: string) => ManaMeans;

/** From the mana pool alone; nothing is tapped for it. */
export const poolOnly: MeansOf = () => ({ sources: () => [], tap: (state) => state });

/** No payment of mana is larger. */
const MOST_TIMES = 201;

/** A cost of mana and life so many times over. */
export function costTimes(costs: readonly AbilityCost[], times: number): readonly AbilityCost[] {
  const count = Math.max(0, Math.min(times, MOST_TIMES));
  if (count === 0) return [];
  return costs.map((cost) => {
    if (cost.cost === 'life') return { ...cost, amount: cost.amount * count };
    if (cost.cost !== 'mana') return cost;
    const mana = cost.mana.flatMap((part): readonly ManaCostPart[] =>
      typeof part === 'number' ? [part * count] : Array.from({ length: count }, () => part),
    );
    return { ...cost, mana };
  });
}

/** What a player must choose to pay a cost. */
export function paymentSpec(costs: readonly AbilityCost[]): TargetSpec {
  return { ...costChoices(costs), timing: 'resolution' };
}

/** Pays in a player's name; the same state where it can't be paid is never given back: then there is none. */
export function paidBy(
  player: string,
  costs: readonly AbilityCost[],
  chosen: LegalTargets['slots'],
  { state, source, variables, random, emit }: Scene<MtgMatchState> & Tools,
  means: MeansOf,
): MtgMatchState | undefined {
  const tools = { random, emit };
  const mana = means(player);
  const paid = payCosts(costs, chosen, { state, controller: player, source, variables, mana, ...tools });
  return paid.ok ? paid.value : undefined;
}

/** Whether a player could pay: it is tried, with the first choice that there is. */
export function canPayCosts(
  player: string,
  costs: readonly AbilityCost[],
  scene: Scene<MtgMatchState>,
  means: MeansOf,
): boolean {
  const resolver = resolverOf(scene.state);
  const [spec, attempt] = [paymentSpec(costs), askedBy(player, scene)];
  const solver = resolver.choices(spec, attempt);
  const all = solver.ok ? solver.value.all(1) : solver;
  const [selection] = all.ok ? all.value : [];
  const chosen = selection && resolver.check(spec, attempt, selection);
  if (!chosen?.ok) return false;
  const tried = { ...scene, random: randomFrom(seedRandom(0)), emit: () => undefined };
  return paidBy(player, costs, chosen.value.slots, tried, means) !== undefined;
}
