import type { Named } from '@reticle/core';
import * as z from 'zod';
import { qualityFilter } from '../filter.js';
import { abilityAmount, selector } from '../selector.js';

/** Damage from the source, or from another object that `by` means, to each object and player that `to` means. */
export const damageEffect = z.strictObject({
  effect: z.literal('damage'),
  amount: abilityAmount,
  to: selector,
  by: selector.optional(),
  /** To each target of the slot that `to` names its share, as the amount was divided among them (rule 601.2d). */
  divided: z.literal(true).optional(),
  /** You gain as much life as damage was dealt this way. */
  gainsLife: z.literal(true).optional(),
});
export type DamageEffect = Named<z.infer<typeof damageEffect>>;

/**
 * Prevents damage this turn (rule 615): the next so much of it, or all where no amount stands; what would be dealt to
 * some, by some, or by sources of a quality. What is left out counts for everything.
 */
export const preventDamageEffect = z.strictObject({
  effect: z.literal('preventDamage'),
  /** Of the damage to each of them: "the next 3 damage". */
  amount: abilityAmount.optional(),
  to: selector.optional(),
  by: selector.optional(),
  /** Sources of that quality as they deal damage, seen by the controller. */
  from: qualityFilter.optional(),
  combat: z.literal(true).optional(),
  /** For each target of the slot that `to` names its share, as the amount was divided among them (rule 601.2d). */
  divided: z.literal(true).optional(),
});
export type PreventDamageEffect = Named<z.infer<typeof preventDamageEffect>>;

/**
 * "The next time a red source of your choice would deal damage to you this turn, prevent that damage" (rule 615.8). The
 * source is chosen as the effect happens, and must still have the quality as it deals damage (rule 609.7b).
 */
export const preventNextEffect = z.strictObject({
  effect: z.literal('preventNext'),
  /** The quality of the source; `{}` is any. */
  from: qualityFilter,
  to: selector,
  /** You gain as much life as damage was prevented. */
  gainsLife: z.literal(true).optional(),
});
export type PreventNextEffect = Named<z.infer<typeof preventNextEffect>>;

/**
 * Damage that would be dealt to some this turn is dealt to another instead, by the same source (rule 614.9): the next so
 * much of it, or all where no amount stands.
 */
export const redirectDamageEffect = z.strictObject({
  effect: z.literal('redirectDamage'),
  amount: abilityAmount.optional(),
  to: selector,
  /** Who takes it over: the first that it means. */
  onto: selector,
  by: selector.optional(),
  /** Sources of that quality as they deal damage, seen by the controller. */
  from: qualityFilter.optional(),
  combat: z.literal(true).optional(),
});
export type RedirectDamageEffect = Named<z.infer<typeof redirectDamageEffect>>;

/**
 * "The next time a source of your choice would deal damage to target creature this turn, that source deals that damage to
 * you instead" (rule 614.9). The source is chosen as the effect happens.
 */
export const redirectNextEffect = z.strictObject({
  effect: z.literal('redirectNext'),
  /** The quality of the source; `{}` is any. */
  from: qualityFilter,
  to: selector,
  /** Who takes it over: the first that it means. */
  onto: selector,
});
export type RedirectNextEffect = Named<z.infer<typeof redirectNextEffect>>;
