import type { EffectKind } from '@reticle/core';
import * as z from 'zod';
import { abilityAmount, type AbilityAmount } from '../abilities/amount.js';
import { selector, type Selector } from '../abilities/selector.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Effect } from './effect.js';

/** Damage from the source, or from another object that `by` means, to each object and player that `to` means. */
export interface DamageEffect {
  readonly effect: 'damage';
  readonly amount: AbilityAmount;
  readonly to: Selector;
  readonly by?: Selector | undefined;
}

export const damageEffect = z.strictObject({
  effect: z.literal('damage'),
  amount: abilityAmount,
  to: selector,
  by: selector.optional(),
});

export const damage: EffectKind<MtgMatchState, DamageEffect, Effect> = {
  apply: (_effect, { state }) => ({ state }),
};
