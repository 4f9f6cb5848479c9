import type { LegalTargets, TargetSpec } from '@reticle/core';
import { type EffectKind, type EffectContext, type Tools, randomFrom, seedRandom } from '@reticle/core/match';
import type { AbilityCost } from '../../language/cost.js';
import type { Effect, MayPayEffect } from '../../language/effects/effect.js';
import type { ManaCostPart } from '../../language/mana.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { ManaMeans } from '../costs/kind.js';
import { costChoices } from '../costs/parts.js';
import { payCosts } from '../costs/pay.js';
import { askedBy, chosenOption, yesOrNo } from '../select/asking.js';
import { amountOf, selectPlayers } from '../select/select.js';
import { resolverOf } from '../targeting/legal.js';

/** How a player gets mana for a payment that an effect asks for. */
export type MeansOf = (player: string) => ManaMeans;

/** From the mana pool alone; nothing is tapped for it. */
export const poolOnly: MeansOf = () => ({ sources: () => [], tap: (state) => state });

/** No payment of mana is larger. */
const MOST_TIMES = 201;

/** A cost of mana and life so many times over. */
function costTimes(costs: readonly AbilityCost[], times: number): readonly AbilityCost[] {
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
function paymentSpec(costs: readonly AbilityCost[]): TargetSpec {
  return { ...costChoices(costs), timing: 'resolution' };
}

/** Pays in a player's name; the same state where it can't be paid is never given back: then there is none. */
function paidBy(
  player: string,
  costs: readonly AbilityCost[],
  chosen: LegalTargets['slots'],
  { state, source, variables, random, emit }: EffectContext<MtgMatchState> & Tools,
  means: MeansOf,
): MtgMatchState | undefined {
  const tools = { random, emit };
  const mana = means(player);
  const paid = payCosts(costs, chosen, { state, controller: player, source, variables, mana, ...tools });
  return paid.ok ? paid.value : undefined;
}

/** Whether a player could pay: it is tried, with the first choice that there is. */
function canPayCosts(
  player: string,
  costs: readonly AbilityCost[],
  scene: EffectContext<MtgMatchState>,
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
interface Bill {
  readonly player: string;
  readonly costs: readonly AbilityCost[];
}

/** Who pays, and all of it; none where the player is gone. */
function billOf(
  { who = 'you', costs, times }: MayPayEffect,
  scene: EffectContext<MtgMatchState>,
): Bill | undefined {
  const [player] = selectPlayers(who, scene);
  if (player === undefined) return undefined;
  return { player, costs: times === undefined ? costs : costTimes(costs, amountOf(times, scene)) };
}

/** The kind of effect, with how players get mana for it. */
export const mayPayWith = (means: MeansOf): EffectKind<MtgMatchState, MayPayEffect, Effect> => ({
  asks(effect, scene) {
    const bill = billOf(effect, scene);
    if (!bill || !canPayCosts(bill.player, bill.costs, scene, means)) return undefined;
    if (!effect.agreed) return yesOrNo(bill.player, scene, 'mayPay');
    const spec = paymentSpec(bill.costs);
    return spec.slots.length === 0
      ? undefined
      : { player: bill.player, spec, attempt: askedBy(bill.player, scene) };
  },
  apply(effect, acting) {
    const { state, decided } = acting;
    if (!effect.agreed && chosenOption(decided) === 'yes') {
      return { state, first: [{ ...effect, agreed: true }] };
    }
    const bill = effect.agreed && billOf(effect, acting);
    const paid = bill && paidBy(bill.player, bill.costs, decided?.slots ?? [], acting, means);
    return paid ? { state: paid, first: effect.effects ?? [] } : { state, first: effect.else ?? [] };
  },
});
