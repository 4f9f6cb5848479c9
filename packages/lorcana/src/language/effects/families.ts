import type { Named } from '@reticle/core';
import * as z from 'zod';
import { amount, anyCards, banned, selection, subject, who } from '../filter.js';

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

/** Effects on the damage on cards. */
export const damageEffects = {
  /** Deals damage: Resist lowers it (1.9.2, 8.8.3). `result` is how much was dealt. */
  dealDamage: z.strictObject({ effect: z.literal('dealDamage'), what, amount }),
  /** Puts damage: nothing lowers it. */
  putDamage: z.strictObject({ effect: z.literal('putDamage'), what, amount }),
  /** Removes damage; with `upTo` the controller says how much of it. `result` is how much was removed. */
  removeDamage: z.strictObject({
    effect: z.literal('removeDamage'),
    what,
    amount: z.union([amount, z.literal('all')]),
    upTo: z.boolean().optional(),
    /** Adds to the `result` of before. */
    more: z.boolean().optional(),
  }),
  /** Moves damage from one card to another. */
  moveDamage: z.strictObject({
    effect: z.literal('moveDamage'),
    from: selection,
    to: selection,
    amount: z.union([amount, z.literal('all')]),
    upTo: z.boolean().optional(),
  }),
};

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

/** Effects that last, besides what cards get, which may be abilities: that stands beside all effects. */
export const lastingEffects = {
  /** Players can't play such cards for a while (rule 1.2.2). */
  ban: z.strictObject({
    effect: z.literal('ban'),
    players: banned,
    cant: z.literal('play'),
    on: anyCards,
    for: z.enum(['thisTurn', 'untilYourNextTurn']),
  }),
  /** Damage that would be dealt to cards is not; with `next` only the next time (rule 6.5). */
  prevent: z.strictObject({
    effect: z.literal('prevent'),
    what: selection,
    next: z.boolean().optional(),
    for: z.enum(['thisTurn', 'untilYourNextTurn']),
  }),
  /** The controller pays less for such cards this turn: for the next one, or for every one. */
  payLess: z.strictObject({
    effect: z.literal('payLess'),
    amount,
    on: subject,
    next: z.boolean().optional(),
  }),
};

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
