import * as z from 'zod';
import type { EffectFamily } from './family.js';
import { bindName } from '../vocabulary.js';
import { selector } from '../selector.js';

/** Exchanges and bids. */
export const exchangeEffects = {
  /** Makes two players exchange life totals: each gains or loses the difference (rules 701.12c, 119.7). */
  exchangeLife: {
    keys: {
      /** The first player. Defaults to the controller. */
      who: selector.optional(),
      with: selector,
    },
    onePlayer: ['who', 'with'],
  },
  /**
   * Makes the controllers of two permanents exchange control of them permanently. Does nothing if one of the
   * permanents is gone or one player controls both (rules 701.12a, 701.12b).
   */
  exchangeControl: {
    keys: {
      one: selector,
      other: selector,
    },
  },
  /**
   * Makes all players bid life, beginning with the controller's bid of 0. In turn order each may top the high
   * bid, until nobody does. The high bidder gets the name `bind` and loses that much life. Nobody can bid more
   * life than they can lose.
   */
  bidLife: {
    keys: {
      bind: bindName,
      /**
       * The high bid, who made it, and how many players in a row have let it stand. Written during resolution,
       * never on a card.
       */
      high: z
        .strictObject({ bid: z.int().nonnegative(), by: z.string(), passed: z.int().nonnegative() })
        .optional(),
    },
  },
} as const satisfies EffectFamily;
