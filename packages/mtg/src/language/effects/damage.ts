import * as z from 'zod';
import type { EffectFamily } from './family.js';
import { qualityFilter } from '../filter.js';
import { abilityAmount, selector } from '../selector.js';

/** Effects on damage. */
export const damageEffects = {
  /**
   * Deals damage to each object and player that `to` means. The source deals it, or the object that `by` means.
   */
  damage: {
    things: { to: ['permanent', '120.1'] },

    did: () => ['dealtDamage'],

    keys: {
      amount: abilityAmount,
      to: selector,
      by: selector.optional(),
      /**
       * Deals each target of the slot that `to` names its share of the amount, as it was divided among them (rule
       * 601.2d).
       */
      divided: z.literal(true).optional(),
      /** The controller gains as much life as damage was dealt this way. */
      gainsLife: z.literal(true).optional(),
    },
  },
  /**
   * Prevents damage this turn (rule 615): the next `amount` of it, or all if there is no amount. `to`, `by` and
   * `from` limit it to some recipients, to some sources, or to sources of a quality; what is left out limits
   * nothing.
   */
  preventDamage: {
    keys: {
      /** How much damage to each recipient: "the next 3 damage". */
      amount: abilityAmount.optional(),
      to: selector.optional(),
      by: selector.optional(),
      /** Only damage from sources that have this quality as they deal it, as the controller sees them. */
      from: qualityFilter.optional(),
      combat: z.literal(true).optional(),
      /**
       * Prevents each target's share of the amount, as it was divided among the targets of the slot that `to`
       * names (rule 601.2d).
       */
      divided: z.literal(true).optional(),
    },
  },
  /**
   * "The next time a red source of your choice would deal damage to you this turn, prevent that damage" (rule 615.8). The
   * source is chosen as the effect happens, and must still have the quality as it deals damage (rule 609.7b).
   */
  preventNext: {
    keys: {
      /** The quality of the source; `{}` matches any source. */
      from: qualityFilter,
      to: selector,
      /** The controller gains as much life as damage was prevented. */
      gainsLife: z.literal(true).optional(),
    },
  },
  /**
   * Redirects damage that would be dealt to some this turn to another recipient, from the same source (rule
   * 614.9): the next `amount` of it, or all if there is no amount.
   */
  redirectDamage: {
    keys: {
      amount: abilityAmount.optional(),
      to: selector,
      /** The new recipient: the first object or player that it means. */
      onto: selector,
      by: selector.optional(),
      /** Only damage from sources that have this quality as they deal it, as the controller sees them. */
      from: qualityFilter.optional(),
      combat: z.literal(true).optional(),
    },
  },
  /**
   * "The next time a source of your choice would deal damage to target creature this turn, that source deals that damage to
   * you instead" (rule 614.9). The source is chosen as the effect happens.
   */
  redirectNext: {
    keys: {
      /** The quality of the source; `{}` matches any source. */
      from: qualityFilter,
      to: selector,
      /** The new recipient: the first object or player that it means. */
      onto: selector,
    },
  },
} as const satisfies EffectFamily;
