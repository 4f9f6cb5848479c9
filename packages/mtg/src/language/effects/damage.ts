import * as z from 'zod';
import { type QualityFilter, qualityFilter } from '../filter.js';
import { type AbilityAmount, type Selector, abilityAmount, selector } from '../selector.js';

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

/**
 * "The next time a red source of your choice would deal damage to you this turn, prevent that damage" (rule 615.8). The
 * source is chosen as the effect happens, and must still have the quality as it deals damage (rule 609.7b).
 */
export interface PreventNextEffect {
  readonly effect: 'preventNext';
  /** The quality of the source; `{}` is any. */
  readonly from: QualityFilter;
  readonly to: Selector;
  /** You gain as much life as damage was prevented. */
  readonly gainsLife?: true | undefined;
}

export const preventNextEffect = z.strictObject({
  effect: z.literal('preventNext'),
  from: qualityFilter,
  to: selector,
  gainsLife: z.literal(true).optional(),
});

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

/**
 * "The next time a source of your choice would deal damage to target creature this turn, that source deals that damage to
 * you instead" (rule 614.9). The source is chosen as the effect happens.
 */
export interface RedirectNextEffect {
  readonly effect: 'redirectNext';
  /** The quality of the source; `{}` is any. */
  readonly from: QualityFilter;
  readonly to: Selector;
  /** Who takes it over: the first that it means. */
  readonly onto: Selector;
}

export const redirectNextEffect = z.strictObject({
  effect: z.literal('redirectNext'),
  from: qualityFilter,
  to: selector,
  onto: selector,
});
