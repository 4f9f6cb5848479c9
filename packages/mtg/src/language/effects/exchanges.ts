import type { Named } from '@reticle/core';
import * as z from 'zod';
import { bindName } from '../vocabulary.js';
import { selector } from '../selector.js';

/** Two players exchange life totals: each gains or loses what makes the other's former total of its own (rules 701.12c, 119.7). */
export const exchangeLifeEffect = z.strictObject({
  effect: z.literal('exchangeLife'),
  /** You, where it is left out. */
  who: selector.optional(),
  with: selector,
});
export type ExchangeLifeEffect = Named<z.infer<typeof exchangeLifeEffect>>;

/**
 * The controllers of two permanents exchange control of them, for good; nothing happens where one of them is gone, or one
 * player controls both (rules 701.12a, 701.12b).
 */
export const exchangeControlEffect = z.strictObject({
  effect: z.literal('exchangeControl'),
  one: selector,
  other: selector,
});
export type ExchangeControlEffect = Named<z.infer<typeof exchangeControlEffect>>;

/**
 * All players bid life, beginning with a bid of 0 of yours: in turn order each may top the high bid, until it stands. Who bid it
 * has a name, and loses that much life. Nobody bids more life than there is to lose.
 */
export const bidLifeEffect = z.strictObject({
  effect: z.literal('bidLife'),
  bind: bindName,
  /** The high bid, whose it is, and how many players in a row let it stand; written as it goes on, never on a card. */
  high: z
    .strictObject({ bid: z.int().nonnegative(), by: z.string(), passed: z.int().nonnegative() })
    .optional(),
});
export type BidLifeEffect = Named<z.infer<typeof bidLifeEffect>>;
