import type { EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { select, selector, type Selector } from '../abilities/selector.js';
import { addShield } from '../damage/add-shield.js';
import { qualityFilter, type QualityFilter } from '../filter/quality.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/**
 * Damage that would be dealt to some this turn is dealt to another instead, by the same source (rule 614.9): the next so
 * much of it, or all where no amount stands.
 */
export interface RedirectDamageEffect {
  readonly effect: 'redirectDamage';
  readonly amount?: AbilityAmount | undefined;
  readonly to: Selector;
  /** Who takes it over: the first that it means. */
  readonly onto: Selector;
  readonly by?: Selector | undefined;
  /** Sources of that quality as they deal damage, seen by the controller. */
  readonly from?: QualityFilter | undefined;
  readonly combat?: true | undefined;
}

export const redirectDamageEffect = z.strictObject({
  effect: z.literal('redirectDamage'),
  amount: abilityAmount.optional(),
  to: selector,
  onto: selector,
  by: selector.optional(),
  from: qualityFilter.optional(),
  combat: z.literal(true).optional(),
});

export const redirectDamage: EffectKind<MtgMatchState, RedirectDamageEffect, Effect> = {
  apply({ amount, to, onto, by, from, combat }, acting) {
    const { state } = acting;
    const [redirectTo] = select(onto, acting);
    const left = amount === undefined ? undefined : amountOf(amount, acting);
    if (redirectTo === undefined || (left !== undefined && left <= 0)) return { state };
    const shield = {
      to: select(to, acting),
      redirectTo,
      ...(by === undefined ? {} : { by: select(by, acting) }),
      ...(from === undefined ? {} : { byQuality: from }),
      ...(combat === undefined ? {} : { combat }),
      ...(left === undefined ? {} : { left }),
    };
    return { state: addShield(state, acting, shield) };
  },
};
