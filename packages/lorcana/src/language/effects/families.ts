import type { FamilyData } from '@reticle/core/play';
import type { EffectFamily } from './family.js';
import type { Named } from '@reticle/core';
import * as z from 'zod';
import { amount, anyCards, banned, selection, subject, who } from '../filter.js';

const what = selection;

/** Effects on cards: those known by a name, and those that the effect takes. */
export const cardEffects = {
  /** Chooses or takes cards for later effects of the ability, which use their name. */
  choose: {
    keys: {
      what,
      /** Adds to the cards that have the name already. */
      more: z.boolean().optional(),
    },
  },
  exert: { keys: { what }, didTo: 'EXERTED' },
  ready: { keys: { what }, didTo: 'READIED' },
  banish: { keys: { what }, didTo: 'BANISHED' },
  /** Puts cards from play or a discard into their players' hands. */
  returnToHand: { keys: { what }, didTo: 'RETURNED' },
  /** Puts cards into their players' inkwells, facedown. */
  putIntoInkwell: { keys: { what, exerted: z.boolean().optional() } },
  /** Shuffles cards into their players' decks. */
  shuffleIntoDeck: { keys: { what } },
  putOnDeck: { keys: { what, place: z.enum(['top', 'bottom']) } },
  /** Puts cards from a hand, a deck or under another card into their players' discards. */
  putIntoDiscard: { keys: { what } },
  /** Puts cards facedown under a card (rule 8.4.1). */
  putUnder: { keys: { what, under: selection } },
  /** Makes a player play cards that are not in play, for free. */
  playForFree: {
    keys: {
      what,
      /** Who plays them. Defaults to `you`. */
      who: who.optional(),
      /** The cards enter play exerted. */
      exerted: z.boolean().optional(),
      /** Where an action played this way goes instead of the discard (rule 6.1.11). */
      afterwards: z.literal('bottom').optional(),
    },
  },
  /** Shows cards to all players, without moving them (6.1.14). */
  reveal: { keys: { what } },
  /** Moves characters to a location, for free (4.7). */
  moveToLocation: { keys: { what, to: selection }, didTo: 'MOVED' },
} satisfies EffectFamily;

/** Effects on damage. */
export const damageEffects = {
  /** Deals damage, which Resist lowers (1.9.2, 8.8.3). `result` is how much was dealt. */
  dealDamage: { keys: { what, amount }, did: 'DEALT' },
  /** Puts damage on cards. Nothing lowers it. */
  putDamage: { keys: { what, amount }, did: 'PUT' },
  /** Removes damage. With `upTo`, the controller decides how much. `result` is how much was removed. */
  removeDamage: {
    keys: {
      what,
      amount: z.union([amount, z.literal('all')]),
      upTo: z.boolean().optional(),
      /** Adds to the `result` so far. */
      more: z.boolean().optional(),
    },
    did: 'REMOVED',
  },
  /** Moves damage from one card to another. */
  moveDamage: {
    keys: {
      from: selection,
      to: selection,
      amount: z.union([amount, z.literal('all')]),
      upTo: z.boolean().optional(),
    },
    did: 'MOVED',
  },
} satisfies EffectFamily;

/** A place to which some of the looked-at cards go. The player puts `min` to `max` cards there. */
const pile = z.strictObject({
  to: z.enum(['hand', 'inkwell', 'exertedInkwell', 'top', 'bottom', 'discard']),
  /** Only matching cards. */
  of: anyCards.optional(),
  /** Defaults to `max`. */
  min: z.int().min(0).max(60).optional(),
  /** Defaults to 1. */
  max: z.int().min(1).max(60).optional(),
  /** The cards are shown to all players. */
  reveal: z.boolean().optional(),
});
/** A place to which some of the looked-at cards go; see {@link pile}. */
export type Pile = Named<z.infer<typeof pile>>;

/** Effects on decks. */
export const deckEffects = {
  /**
   * Makes the controller look at the top cards of their own deck, or of the decks of `who`. `all` searches
   * the deck. The controller puts some cards onto the piles, pile by pile, and the rest to `rest`, in any
   * order.
   */
  look: {
    keys: {
      who: who.optional(),
      amount: z.union([amount, z.literal('all')]),
      piles: z.array(pile).max(4).readonly(),
      rest: z.enum(['top', 'bottom', 'discard', 'shuffle']),
    },
  },
  /**
   * The continuation of {@link look}. The cards that still need a place are bound as `looked`. Only the
   * engine writes it.
   */
  sort: {
    keys: {
      piles: z.array(pile).max(4).readonly(),
      rest: z.enum(['top', 'bottom', 'discard', 'shuffle']),
      /** The player who sorts. Defaults to the controller. */
      by: z.string().min(1).max(256).optional(),
    },
  },
} satisfies EffectFamily;

/**
 * Effects that last, except `give`, whose modifications may hold abilities. `give` is declared in
 * `schema.ts`, beside all effects.
 */
export const lastingEffects = {
  /** Forbids players to play matching cards for a while (rule 1.2.2). */
  ban: {
    keys: {
      players: banned,
      cant: z.literal('play'),
      on: anyCards,
      for: z.enum(['thisTurn', 'untilYourNextTurn']),
    },
  },
  /** Lets the controller put more cards into the inkwell this turn (rule 4.3.3). */
  moreInk: { keys: { amount: z.int().min(1).max(10), for: z.literal('thisTurn') } },
  /** Prevents damage that would be dealt to cards. With `next`, only the next damage (rule 6.5). */
  prevent: {
    keys: { what: selection, next: z.boolean().optional(), for: z.enum(['thisTurn', 'untilYourNextTurn']) },
  },
  /** Makes the controller pay less for matching cards this turn: for the next one, or for every one. */
  payLess: { keys: { amount, on: subject, next: z.boolean().optional() } },
} satisfies EffectFamily;

/** Effects on players. */
export const playerEffects = {
  /** Makes players draw cards. `who` defaults to `you`. */
  draw: { keys: { who: who.optional(), amount }, did: 'DREW' },
  /**
   * Makes players choose and discard cards from their own hands (rule 7.3.4). `all` discards the hand,
   * `random` leaves the choice to chance.
   */
  discard: {
    keys: {
      who: who.optional(),
      amount: z.union([amount, z.literal('all')]),
      of: anyCards.optional(),
      random: z.boolean().optional(),
      /**
       * The controller chooses from the hand, which is shown. Only the engine writes `looking`, after it has
       * shown the hand.
       */
      by: z.enum(['you', 'looking']).optional(),
      /** Adds to the `result` so far. */
      more: z.boolean().optional(),
    },
    did: 'DISCARDED',
  },
  gainLore: { keys: { who: who.optional(), amount } },
  /** Makes players lose lore, at most what they have. `result` is how much all of them lost. */
  loseLore: { keys: { who: who.optional(), amount }, did: 'LOST' },
  /** Makes players draw until they have this many cards in hand. The number is counted once (6.1.8.1). */
  drawUntil: { keys: { who: who.optional(), amount } },
  /** Puts the top cards of players' own decks into their own discards. */
  mill: { keys: { who: who.optional(), amount } },
  /** Makes the controller choose a player, who is then named `player`. */
  choosePlayer: { keys: { of: z.enum(['opponent', 'player']) } },
  /**
   * Makes the controller name a card. Later filters of the ability call that name `namedCard` (rule 5.2.6).
   */
  nameCard: { keys: {} },
  /** Only counts. `result` is the count. */
  count: { keys: { amount }, did: 'COUNTED' },
  /** Shows a hand to the controller only. */
  lookAtHand: { keys: { who } },
  /** Shows players' own hands to all players. */
  revealHand: { keys: { who: who.optional() } },
} satisfies EffectFamily;
export type Discard = FamilyData<'effect', typeof playerEffects>['discard'];
