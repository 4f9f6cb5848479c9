import * as z from 'zod';
import type { EffectFamily } from './family.js';
import { qualityFilter } from '../filter.js';
import { manaAmounts } from '../mana.js';
import { abilityAmount, selector } from '../selector.js';

/** Effects on players' life and mana. */
export const playerEffects = {
  /** Makes players gain that much life (rule 119.3). `who` defaults to the controller. */
  gainLife: {
    certain: true,
    imperative: 'gain',
    withSubject: true,

    keys: {
      who: selector.optional(),
      amount: abilityAmount,
    },
  },
  /** Makes players lose that much life (rule 119.3). `who` defaults to the controller. */
  loseLife: {
    certain: true,
    imperative: 'lose',
    withSubject: true,

    keys: {
      who: selector.optional(),
      amount: abilityAmount,
      /** The controller gains as much life as they lost together. */
      gainsLife: z.literal(true).optional(),
    },
  },
  /**
   * Sets players' life totals: each gains or loses the difference (rule 119.5). `who` defaults to the
   * controller.
   */
  setLife: {
    keys: {
      who: selector.optional(),
      amount: abilityAmount,
    },
  },
  /**
   * Adds mana to players' pools: this mana, or one of several as the controller chooses, `times` times over.
   */
  addMana: {
    keys: {
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
      /** The mana can't be spent to cast such spells, and may be spent on everything else (rule 106.6). */
      neverCast: qualityFilter.optional(),
      /** Until end of turn, or of combat, the mana isn't lost as steps and phases end (rule 106.4). */
      lasts: z.union([z.literal(true), z.literal('combat')]).optional(),
    },
  },
  /** Makes players lose all unspent mana (rule 106.4). `who` defaults to the controller. */
  loseMana: {
    imperative: 'lose',
    withSubject: true,

    keys: {
      who: selector.optional(),
    },
  },
} as const satisfies EffectFamily;
