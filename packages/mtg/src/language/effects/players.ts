import type { Named } from '@reticle/core';
import * as z from 'zod';
import { qualityFilter } from '../filter.js';
import { manaAmounts } from '../mana.js';
import { abilityAmount, selector } from '../selector.js';

/** Makes players gain that much life (rule 119.3). `who` defaults to the controller. */
export const gainLifeEffect = z.strictObject({
  effect: z.literal('gainLife'),
  who: selector.optional(),
  amount: abilityAmount,
});
export type GainLifeEffect = Named<z.infer<typeof gainLifeEffect>>;

/** Makes players lose that much life (rule 119.3). `who` defaults to the controller. */
export const loseLifeEffect = z.strictObject({
  effect: z.literal('loseLife'),
  who: selector.optional(),
  amount: abilityAmount,
  /** The controller gains as much life as they lost together. */
  gainsLife: z.literal(true).optional(),
});
export type LoseLifeEffect = Named<z.infer<typeof loseLifeEffect>>;

/**
 * Sets players' life totals: each gains or loses the difference (rule 119.5). `who` defaults to the
 * controller.
 */
export const setLifeEffect = z.strictObject({
  effect: z.literal('setLife'),
  who: selector.optional(),
  amount: abilityAmount,
});
export type SetLifeEffect = Named<z.infer<typeof setLifeEffect>>;

/**
 * Adds mana to players' pools: this mana, or one of several as the controller chooses, `times` times over.
 */
export const addManaEffect = z.strictObject({
  effect: z.literal('addMana'),
  /** Whose pools. Defaults to the controller's. */
  who: selector.optional(),
  mana: z.union([manaAmounts, z.array(manaAmounts).min(2).max(64).readonly()]),
  times: abilityAmount.optional(),
  /** The mana may only be spent to cast such spells or to activate abilities of such objects (rule 106.6). */
  spendOnly: z
    .array(z.strictObject({ spentTo: z.enum(['cast', 'activate']), of: qualityFilter }))
    .min(1)
    .max(2)
    .readonly()
    .optional(),
});
export type AddManaEffect = Named<z.infer<typeof addManaEffect>>;

/** Makes players lose all unspent mana (rule 106.4). `who` defaults to the controller. */
export const loseManaEffect = z.strictObject({ effect: z.literal('loseMana'), who: selector.optional() });
export type LoseManaEffect = Named<z.infer<typeof loseManaEffect>>;
