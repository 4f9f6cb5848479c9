import * as z from 'zod';
import { anyCards } from '../filter.js';
import { amount, who } from '../reference.js';

/** Draws cards: `you`, if nobody is named. */
const draw = z.strictObject({ effect: z.literal('draw'), who: who.optional(), amount });
/** Chooses and discards cards from the own hand (rule 7.3.4); `all` is the hand, `random` leaves it to chance. */
const discard = z.strictObject({
  effect: z.literal('discard'),
  who: who.optional(),
  amount: z.union([amount, z.literal('all')]),
  of: anyCards.optional(),
  random: z.boolean().optional(),
  /** Adds to the `result` of before. */
  more: z.boolean().optional(),
});
const gainLore = z.strictObject({ effect: z.literal('gainLore'), who: who.optional(), amount });
/** Loses lore, as much as there is; `result` is how much all of them lost. */
const loseLore = z.strictObject({ effect: z.literal('loseLore'), who: who.optional(), amount });
/** Shows the own hand to all. */
const revealHand = z.strictObject({ effect: z.literal('revealHand'), who: who.optional() });

/** Effects on players. */
export const playerEffects = [draw, discard, gainLore, loseLore, revealHand] as const;
export type Draw = z.infer<typeof draw>;
export type Discard = z.infer<typeof discard>;
export type GainLore = z.infer<typeof gainLore>;
export type LoseLore = z.infer<typeof loseLore>;
export type RevealHand = z.infer<typeof revealHand>;
