import type { PinnedRef } from '@reticle/core';
import type { Acting, EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { select, selector, type Selector } from '../abilities/selector.js';
import { dealt, type Dealt } from '../damage/deal.js';
import { sharesOf } from '../damage/shares.js';
import { gainLife } from '../life/life.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** Damage from the source, or from another object that `by` means, to each object and player that `to` means. */
export interface DamageEffect {
  readonly effect: 'damage';
  readonly amount: AbilityAmount;
  readonly to: Selector;
  readonly by?: Selector | undefined;
  /** To each target of the slot that `to` names its share, as the amount was divided among them (rule 601.2d). */
  readonly divided?: true | undefined;
  /** You gain as much life as damage was dealt this way. */
  readonly gainsLife?: true | undefined;
}

export const damageEffect = z.strictObject({
  effect: z.literal('damage'),
  amount: abilityAmount,
  to: selector,
  by: selector.optional(),
  divided: z.literal(true).optional(),
  gainsLife: z.literal(true).optional(),
});

/** Who deals it: also what has left by now, as it last was (rule 608.2h). */
function dealerOf(by: Selector | undefined, acting: Acting<MtgMatchState>): PinnedRef | undefined {
  if (by === undefined || by === 'self') return acting.source;
  if (typeof by === 'object' && 'bound' in by) return acting.bound[by.bound]?.[0];
  return select(by, acting)[0];
}

export const damage: EffectKind<MtgMatchState, DamageEffect, Effect> = {
  apply({ amount, to, by, divided, gainsLife }, acting) {
    const { state, controller, emit } = acting;
    const source = dealerOf(by, acting);
    if (source === undefined) return { state };
    const much = amountOf(amount, acting);
    const share =
      divided && typeof to === 'object' && 'bound' in to
        ? sharesOf(state, acting.source, to.bound)
        : () => much;
    const all = select(to, acting).reduce<Dealt>(
      (before, target) => {
        const one = dealt(before.state, { source, amount: share(target), to: target }, emit);
        return { state: one.state, dealt: before.dealt + one.dealt };
      },
      { state, dealt: 0 },
    );
    return { state: gainsLife ? gainLife(all.state, controller, all.dealt, emit) : all.state };
  },
};
