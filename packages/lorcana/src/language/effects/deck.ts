import type { Named } from '@reticle/core';
import * as z from 'zod';
import { anyCards, amount, who } from '../filter.js';

/** A part of what was looked at that goes somewhere: as many as the player likes, from `min` to `max`. */
const pile = z.strictObject({
  to: z.enum(['hand', 'inkwell', 'exertedInkwell', 'top', 'bottom', 'discard']),
  /** Only such cards. */
  of: anyCards.optional(),
  /** As many as `max`, if it says nothing. */
  min: z.int().min(0).max(60).optional(),
  /** 1, if it says nothing. */
  max: z.int().min(1).max(60).optional(),
  /** Shown to all. */
  reveal: z.boolean().optional(),
});
/** A part of what was looked at; see {@link pile}. */
export type Pile = Named<z.infer<typeof pile>>;

/** Effects on a deck. */
export const deckEffects = {
  /**
   * The controller looks at the top cards of the own deck, or of the decks of `who` (`all`: searches it), puts some of them onto piles, pile by
   * pile, and the rest somewhere, in any order.
   */
  look: z.strictObject({
    effect: z.literal('look'),
    who: who.optional(),
    amount: z.union([amount, z.literal('all')]),
    piles: z.array(pile).max(4).readonly(),
    rest: z.enum(['top', 'bottom', 'discard', 'shuffle']),
  }),
  /** What {@link look} goes on with: the cards still to be put somewhere are bound as `looked`. For the engine only. */
  sort: z.strictObject({
    effect: z.literal('sort'),
    piles: z.array(pile).max(4).readonly(),
    rest: z.enum(['top', 'bottom', 'discard', 'shuffle']),
    /** Who does it, if not the controller. */
    by: z.string().min(1).max(256).optional(),
  }),
};
export type Look = z.infer<typeof deckEffects.look>;
