import type { Named } from '@reticle/core';
import * as z from 'zod';
import { bindName } from '../vocabulary.js';
import { selector } from '../selector.js';

/** Makes two players exchange life totals: each gains or loses the difference (rules 701.12c, 119.7). */
export const exchangeLifeEffect = z.strictObject({
  effect: z.literal('exchangeLife'),
  /** The first player. Defaults to the controller. */
  who: selector.optional(),
  with: selector,
});
export type ExchangeLifeEffect = Named<z.infer<typeof exchangeLifeEffect>>;

/**
 * Makes the controllers of two permanents exchange control of them permanently. Does nothing if one of the
 * permanents is gone or one player controls both (rules 701.12a, 701.12b).
 */
export const exchangeControlEffect = z.strictObject({
  effect: z.literal('exchangeControl'),
  one: selector,
  other: selector,
});
export type ExchangeControlEffect = Named<z.infer<typeof exchangeControlEffect>>;

/**
 * Makes all players bid life, beginning with the controller's bid of 0. In turn order each may top the high
 * bid, until nobody does. The high bidder gets the name `bind` and loses that much life. Nobody can bid more
 * life than they can lose.
 */
export const bidLifeEffect = z.strictObject({
  effect: z.literal('bidLife'),
  bind: bindName,
  /**
   * The high bid, who made it, and how many players in a row have let it stand. Written during resolution,
   * never on a card.
   */
  high: z
    .strictObject({ bid: z.int().nonnegative(), by: z.string(), passed: z.int().nonnegative() })
    .optional(),
});
export type BidLifeEffect = Named<z.infer<typeof bidLifeEffect>>;
