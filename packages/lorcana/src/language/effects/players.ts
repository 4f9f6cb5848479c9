import * as z from 'zod';
import { anyCards, amount, who } from '../filter.js';

/** Effects on players. */
export const playerEffects = {
  /** Draws cards: `you`, if nobody is named. */
  draw: z.strictObject({ effect: z.literal('draw'), who: who.optional(), amount }),
  /** Chooses and discards cards from the own hand (rule 7.3.4); `all` is the hand, `random` leaves it to chance. */
  discard: z.strictObject({
    effect: z.literal('discard'),
    who: who.optional(),
    amount: z.union([amount, z.literal('all')]),
    of: anyCards.optional(),
    random: z.boolean().optional(),
    /** The controller chooses, of a hand that is shown; `looking` is for the engine only, which shows it. */
    by: z.enum(['you', 'looking']).optional(),
    /** Adds to the `result` of before. */
    more: z.boolean().optional(),
  }),
  gainLore: z.strictObject({ effect: z.literal('gainLore'), who: who.optional(), amount }),
  /** Loses lore, as much as there is; `result` is how much all of them lost. */
  loseLore: z.strictObject({ effect: z.literal('loseLore'), who: who.optional(), amount }),
  /** Draws until so many cards are in the hand; the number is counted once (6.1.8.1). */
  drawUntil: z.strictObject({ effect: z.literal('drawUntil'), who: who.optional(), amount }),
  /** Puts the top cards of the own deck into the own discard. */
  mill: z.strictObject({ effect: z.literal('mill'), who: who.optional(), amount }),
  /** Chooses a player, who is named `player`. For the engine only. */
  choosePlayer: z.strictObject({
    effect: z.literal('choosePlayer'),
    of: z.enum(['opponent', 'player']),
  }),
  /** Names a card; that name is `namedCard` in later filters of the ability (rule 5.2.6). */
  nameCard: z.strictObject({ effect: z.literal('nameCard') }),
  /** Only counts: `result` is how many. */
  count: z.strictObject({ effect: z.literal('count'), amount }),
  /** The controller looks at a hand, and nobody else does. */
  lookAtHand: z.strictObject({ effect: z.literal('lookAtHand'), who }),
  /** Shows the own hand to all. */
  revealHand: z.strictObject({ effect: z.literal('revealHand'), who: who.optional() }),
};
export type Discard = z.infer<typeof playerEffects.discard>;
