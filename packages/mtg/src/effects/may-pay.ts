import type { EffectKind, Scene } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { selector, selectPlayers, type Selector } from '../abilities/selector.js';
import { abilityCost, type AbilityCost } from '../costs/cost.js';
import type { MtgMatchState } from '../state/match-state.js';
import { askedBy, chosenOption, yesOrNo } from './asking.js';
import type { Effect } from './effect.js';
import { canPayCosts, costTimes, paidBy, paymentSpec, type MeansOf } from './paying.js';

/**
 * "You may pay ...": the effects if the player pays, the others if not. With nothing but `else` it is "... unless that
 * player pays". A cost is paid whole or not at all; who can't pay is not asked (rule 118.3).
 */
export interface MayPayEffect {
  readonly effect: 'mayPay';
  /** Who pays: one player; you, where it is left out. */
  readonly who?: Selector | undefined;
  readonly costs: readonly AbilityCost[];
  /** A cost of mana and life so many times: "{1} for each ...". */
  readonly times?: AbilityAmount | undefined;
  readonly effects?: readonly Effect[] | undefined;
  readonly else?: readonly Effect[] | undefined;
  /** The player said yes, and chooses what to pay with; written as it goes on, never on a card. */
  readonly agreed?: true | undefined;
}

const isMultiple = ({ cost }: AbilityCost) => cost === 'mana' || cost === 'life';

/** The schema takes that of all effects, since an effect holds effects. */
export const mayPayEffect = (effect: z.ZodType<Effect>) =>
  z
    .strictObject({
      effect: z.literal('mayPay'),
      who: selector.optional(),
      costs: z.array(abilityCost).min(1).max(8).readonly(),
      times: abilityAmount.optional(),
      effects: z.array(effect).max(16).readonly().optional(),
      else: z.array(effect).max(16).readonly().optional(),
      agreed: z.literal(true).optional(),
    })
    .refine(
      ({ costs, times }) => times === undefined || costs.every(isMultiple),
      'only mana and life, times',
    );

interface Bill {
  readonly player: string;
  readonly costs: readonly AbilityCost[];
}

/** Who pays, and all of it; none where the player is gone. */
function billOf({ who = 'you', costs, times }: MayPayEffect, scene: Scene<MtgMatchState>): Bill | undefined {
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
