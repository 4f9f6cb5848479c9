import type { Named } from '@reticle/core';
import * as z from 'zod';
import { qualityFilter } from '../filter.js';
import { manaAmounts } from '../mana.js';
import { abilityAmount, selector } from '../selector.js';

/** Players gain that much life (rule 119.3); you, where nobody is named. */
export const gainLifeEffect = z.strictObject({
  effect: z.literal('gainLife'),
  who: selector.optional(),
  amount: abilityAmount,
});
export type GainLifeEffect = Named<z.infer<typeof gainLifeEffect>>;

/** Players lose that much life (rule 119.3); you, where nobody is named. */
export const loseLifeEffect = z.strictObject({
  effect: z.literal('loseLife'),
  who: selector.optional(),
  amount: abilityAmount,
  /** You gain as much life as they lost together. */
  gainsLife: z.literal(true).optional(),
});
export type LoseLifeEffect = Named<z.infer<typeof loseLifeEffect>>;

/** The life totals of players become that number: they gain or lose what is needed for it (rule 119.5); yours, where nobody is named. */
export const setLifeEffect = z.strictObject({
  effect: z.literal('setLife'),
  who: selector.optional(),
  amount: abilityAmount,
});
export type SetLifeEffect = Named<z.infer<typeof setLifeEffect>>;

/** Adds mana to players' pools: these, or one of several, as the controller chooses; so many times. */
export const addManaEffect = z.strictObject({
  effect: z.literal('addMana'),
  /** You, where it is left out. */
  who: selector.optional(),
  mana: z.union([manaAmounts, z.array(manaAmounts).min(2).max(64).readonly()]),
  times: abilityAmount.optional(),
  /** It may be spent to cast such spells or to activate abilities of such objects alone (rule 106.6). */
  spendOnly: z
    .array(z.strictObject({ spentTo: z.enum(['cast', 'activate']), of: qualityFilter }))
    .min(1)
    .max(2)
    .readonly()
    .optional(),
});
export type AddManaEffect = Named<z.infer<typeof addManaEffect>>;

/** Players lose all unspent mana (rule 106.4); you, where nobody is named. */
export const loseManaEffect = z.strictObject({ effect: z.literal('loseMana'), who: selector.optional() });
export type LoseManaEffect = Named<z.infer<typeof loseManaEffect>>;
