import * as z from 'zod';
import { amount, selection } from '../reference.js';

const what = selection;

/** Only chooses or takes, for later effects of the ability, which name what was taken. */
const choose = z.strictObject({ effect: z.literal('choose'), what });
const exert = z.strictObject({ effect: z.literal('exert'), what });
const ready = z.strictObject({ effect: z.literal('ready'), what });
const banish = z.strictObject({ effect: z.literal('banish'), what });
/** Puts cards into their players' hands, from play or from a discard. */
const returnToHand = z.strictObject({ effect: z.literal('returnToHand'), what });
/** Puts cards into their players' inkwells, facedown. */
const putIntoInkwell = z.strictObject({
  effect: z.literal('putIntoInkwell'),
  what,
  exerted: z.boolean().optional(),
});
/** Shuffles cards into their players' decks. */
const shuffleIntoDeck = z.strictObject({ effect: z.literal('shuffleIntoDeck'), what });
const putOnDeck = z.strictObject({ effect: z.literal('putOnDeck'), what, place: z.enum(['top', 'bottom']) });
/** Puts cards into their players' discards: from hand, deck or under another. */
const putIntoDiscard = z.strictObject({ effect: z.literal('putIntoDiscard'), what });
/** Puts cards facedown under one (rule 8.4.1). */
const putUnder = z.strictObject({ effect: z.literal('putUnder'), what, under: selection });
/** The controller plays cards that are not in play, for free. */
const playForFree = z.strictObject({ effect: z.literal('playForFree'), what });
/** Moves characters to a location, for free (4.7). */
const moveToLocation = z.strictObject({ effect: z.literal('moveToLocation'), what, to: selection });

/** Deals damage: Resist lowers it (1.9.2, 8.8.3). `result` is how much was dealt. */
const dealDamage = z.strictObject({ effect: z.literal('dealDamage'), what, amount });
/** Puts damage: nothing lowers it. */
const putDamage = z.strictObject({ effect: z.literal('putDamage'), what, amount });
/** Removes damage; with `upTo` the controller says how much of it. `result` is how much was removed. */
const removeDamage = z.strictObject({
  effect: z.literal('removeDamage'),
  what,
  amount,
  upTo: z.boolean().optional(),
  /** Adds to the `result` of before. */
  more: z.boolean().optional(),
});
/** Moves damage from one card to another. */
const moveDamage = z.strictObject({
  effect: z.literal('moveDamage'),
  from: selection,
  to: selection,
  amount,
  upTo: z.boolean().optional(),
});

/** Effects on cards that are there or are taken. */
export const cardEffects = [
  choose,
  exert,
  ready,
  banish,
  returnToHand,
  putIntoInkwell,
  shuffleIntoDeck,
  putOnDeck,
  putIntoDiscard,
  putUnder,
  playForFree,
  moveToLocation,
  dealDamage,
  putDamage,
  removeDamage,
  moveDamage,
] as const;
export type Choose = z.infer<typeof choose>;
export type Exert = z.infer<typeof exert>;
export type Ready = z.infer<typeof ready>;
export type Banish = z.infer<typeof banish>;
export type ReturnToHand = z.infer<typeof returnToHand>;
export type PutIntoInkwell = z.infer<typeof putIntoInkwell>;
export type ShuffleIntoDeck = z.infer<typeof shuffleIntoDeck>;
export type PutOnDeck = z.infer<typeof putOnDeck>;
export type PutIntoDiscard = z.infer<typeof putIntoDiscard>;
export type PutUnder = z.infer<typeof putUnder>;
export type PlayForFree = z.infer<typeof playForFree>;
export type MoveToLocation = z.infer<typeof moveToLocation>;
export type DealDamage = z.infer<typeof dealDamage>;
export type PutDamage = z.infer<typeof putDamage>;
export type RemoveDamage = z.infer<typeof removeDamage>;
export type MoveDamage = z.infer<typeof moveDamage>;
