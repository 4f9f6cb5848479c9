import * as z from 'zod';
import { selection, who } from '../filter.js';

const what = selection;

/** Effects on cards that are there or are taken. */
export const cardEffects = {
  /** Only chooses or takes, for later effects of the ability, which name what was taken. */
  choose: z.strictObject({
    effect: z.literal('choose'),
    what,
    /** Adds to what has the name already. */
    more: z.boolean().optional(),
  }),
  exert: z.strictObject({ effect: z.literal('exert'), what }),
  ready: z.strictObject({ effect: z.literal('ready'), what }),
  banish: z.strictObject({ effect: z.literal('banish'), what }),
  /** Puts cards into their players' hands, from play or from a discard. */
  returnToHand: z.strictObject({ effect: z.literal('returnToHand'), what }),
  /** Puts cards into their players' inkwells, facedown. */
  putIntoInkwell: z.strictObject({
    effect: z.literal('putIntoInkwell'),
    what,
    exerted: z.boolean().optional(),
  }),
  /** Shuffles cards into their players' decks. */
  shuffleIntoDeck: z.strictObject({ effect: z.literal('shuffleIntoDeck'), what }),
  putOnDeck: z.strictObject({ effect: z.literal('putOnDeck'), what, place: z.enum(['top', 'bottom']) }),
  /** Puts cards into their players' discards: from hand, deck or under another. */
  putIntoDiscard: z.strictObject({ effect: z.literal('putIntoDiscard'), what }),
  /** Puts cards facedown under one (rule 8.4.1). */
  putUnder: z.strictObject({ effect: z.literal('putUnder'), what, under: selection }),
  /** The controller plays cards that are not in play, for free. */
  playForFree: z.strictObject({
    effect: z.literal('playForFree'),
    what,
    /** Who plays them: `you`, if nobody is named. */
    who: who.optional(),
    /** They enter play exerted. */
    exerted: z.boolean().optional(),
    /** Where an action goes that was played so, in place of the discard (rule 6.1.11). */
    afterwards: z.literal('bottom').optional(),
  }),
  /** Shows cards to all, where they lie (6.1.14). */
  reveal: z.strictObject({ effect: z.literal('reveal'), what }),
  /** Moves characters to a location, for free (4.7). */
  moveToLocation: z.strictObject({ effect: z.literal('moveToLocation'), what, to: selection }),
};
