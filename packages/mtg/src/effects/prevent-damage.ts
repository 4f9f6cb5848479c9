import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { select, selector, type Selector } from '../abilities/selector.js';
import { addShield } from '../damage/add-shield.js';
import { sharesOf } from '../damage/shares.js';
import { qualityFilter, type QualityFilter } from '../filter/quality.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/**
 * Prevents damage this turn (rule 615): the next so much of it, or all where no amount stands; what would be dealt to
 * some, by some, or by sources of a quality. What is left out counts for everything.
 */
export interface PreventDamageEffect {
  readonly effect: 'preventDamage';
  /** Of the damage to each of them: "the next 3 damage". */
  readonly amount?: AbilityAmount | undefined;
  readonly to?: Selector | undefined;
  readonly by?: Selector | undefined;
  /** Sources of that quality as they deal damage, seen by the controller. */
  readonly from?: QualityFilter | undefined;
  readonly combat?: true | undefined;
  /** For each target of the slot that `to` names its share, as the amount was divided among them (rule 601.2d). */
  readonly divided?: true | undefined;
}

export const preventDamageEffect = z.strictObject({
  effect: z.literal('preventDamage'),
  amount: abilityAmount.optional(),
  to: selector.optional(),
  by: selector.optional(),
  from: qualityFilter.optional(),
  combat: z.literal(true).optional(),
  divided: z.literal(true).optional(),
});

export const preventDamage: EffectKind<MtgMatchState, PreventDamageEffect, Effect> = {
  apply({ amount, to, by, from, combat, divided }, acting) {
    const facts = {
      ...(by === undefined ? {} : { by: select(by, acting) }),
      ...(from === undefined ? {} : { byQuality: from }),
      ...(combat === undefined ? {} : { combat }),
    };
    const recipients = to === undefined ? undefined : select(to, acting);
    if (amount === undefined) {
      const shield = { ...facts, ...(recipients === undefined ? {} : { to: recipients }) };
      return { state: addShield(acting.state, acting, shield) };
    }
    const much = amountOf(amount, acting);
    const share =
      divided && typeof to === 'object' && 'bound' in to
        ? sharesOf(acting.state, acting.source, to.bound)
        : () => much;
    const state = (recipients ?? []).reduce((now, one) => {
      const left = share(one);
      return left > 0 ? addShield(now, acting, { ...facts, to: [one], left }) : now;
    }, acting.state);
    return { state };
  },
};
