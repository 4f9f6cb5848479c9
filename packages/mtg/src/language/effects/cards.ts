import { pinnedRef } from '@reticle/core';
import * as z from 'zod';
import type { EffectFamily } from './family.js';
import { cardFilter } from '../filter.js';
import { abilityAmount, cardsAt, selector } from '../selector.js';
import { MOVED_AS, type ThisWay } from '../this-way.js';
import { bindName, type Zone } from '../vocabulary.js';

/** What is done to cards that are put into a zone. */
const arrivingIn = (zone: Zone): readonly ThisWay[] =>
  zone === 'exile' ? ['exiled'] : zone === 'graveyard' ? ['putIntoGraveyard'] : [];

/** Effects on cards in libraries, hands and graveyards. */
export const cardEffects = {
  /** Makes players draw cards, in turn order. Defaults: the controller draws, one card. */
  draw: {
    certain: true,
    imperative: 'draw',

    keys: {
      who: selector.optional(),
      amount: abilityAmount.optional(),
      /** Each player says how many to draw, up to that amount. */
      upTo: z.literal(true).optional(),
      /** The name of the cards that were drawn. */
      bind: bindName.optional(),
      /**
       * The cards drawn so far, if something may happen instead of draws. Written during resolution, never on a
       * card.
       */
      drawn: z.array(pinnedRef).readonly().optional(),
    },
  },
  /**
   * Makes players discard cards from their hands (rule 701.9a). They choose which (701.9b), or the cards are
   * random, or the controller chooses: then they reveal their hands first.
   */
  discard: {
    imperative: 'discard',
    did: () => ['discarded', 'putIntoGraveyard'],

    keys: {
      who: selector.optional(),
      /** Defaults to 1. */
      amount: z.union([abilityAmount, z.literal('all')]).optional(),
      /** The cards that may be discarded: "a creature card". */
      filter: cardFilter.optional(),
      chooser: z.enum(['random', 'you']).optional(),
      /** The name of the cards as they were in the hand. Defaults to `discarded`. */
      bind: bindName.optional(),
    },
  },
  /**
   * Makes players put cards from the top of their libraries into their graveyards (rule 701.17a); fewer if the
   * library has fewer.
   */
  mill: {
    imperative: 'mill',
    did: () => ['milled', 'putIntoGraveyard'],

    keys: {
      who: selector.optional(),
      amount: abilityAmount,
      /** The name of the cards in the graveyards. */
      bind: bindName.optional(),
    },
  },
  /** Lets players look at cards that nobody else sees. `bind` names the cards. */
  look: {
    imperative: 'look',

    keys: {
      /** Who looks. Defaults to the controller. */
      who: selector.optional(),
      at: cardsAt,
      bind: bindName.optional(),
    },
  },
  /** Shows cards to all players (rule 701.20a). The cards stay where they are (701.20b). `bind` names them. */
  reveal: {
    imperative: 'reveal',

    keys: {
      at: cardsAt,
      bind: bindName.optional(),
    },
  },
  /**
   * Makes a player search a library for cards and put them somewhere; then the library is shuffled (rule
   * 701.23a). A player who searches for cards of a quality need not find any (701.23b). A player who searches
   * for any cards must find them (701.23d).
   */
  search: {
    imperative: 'search',
    did: ({ to }: { readonly to: Zone }) => arrivingIn(to),

    keys: {
      /** Who searches. Defaults to the controller. Several players search one after the other. */
      who: selector.optional(),
      /** Whose library is searched. Defaults to the library of the player who searches. */
      library: selector.optional(),
      filter: cardFilter.optional(),
      /** The most cards that may be found. Defaults to 1. */
      count: z.union([abilityAmount, z.literal('all')]).optional(),
      /** `top` puts the cards on top of the library after it was shuffled. */
      to: z.enum(['hand', 'battlefield', 'graveyard', 'exile', 'top']),
      under: z.enum(['owner', 'you']).optional(),
      tapped: z.literal(true).optional(),
      reveal: z.literal(true).optional(),
      /** The graveyard is searched, too. The library is searched and shuffled only if the player wants that. */
      andGraveyard: z.literal(true).optional(),
      /** The graveyard and the hand are searched, too. */
      everywhere: z.literal(true).optional(),
      /** Only cards with the same name as what this means, as it is or last was. */
      sameNameAs: selector.optional(),
      /** All of them are meant, not any number: those in a graveyard must be found (rule 701.23b). */
      every: z.literal(true).optional(),
      /** One of the cards that are found goes here instead. */
      one: z
        .strictObject({
          to: z.enum(['hand', 'battlefield', 'graveyard']),
          tapped: z.literal(true).optional(),
        })
        .optional(),
      /** The name of the cards where they arrive. Defaults to `found`. */
      bind: bindName.optional(),
    },
  },
  /** Makes players shuffle their libraries. `who` defaults to the controller. */
  shuffle: {
    imperative: 'shuffle',

    keys: {
      who: selector.optional(),
    },
  },
  /**
   * Permits the controller to play cards for their costs, from wherever they are. Lasts until the beginning of
   * the controller's next upkeep, or as `until` says.
   */
  letPlay: {
    keys: {
      what: selector,
      until: z.enum(['endOfTurn', 'endOfYourNextTurn']).optional(),
    },
  },
  /**
   * Exiles cards face down. Their owners may cast them from exile on a later turn for their foretell costs
   * (rule 702.143a).
   */
  foretell: {
    keys: {
      what: selector,
    },
  },
  /**
   * Permits the controller to play up to that many additional lands this turn (rule 305.2). In another player's
   * turn this has no use.
   */
  moreLands: {
    keys: {
      amount: abilityAmount,
    },
  },
  /**
   * Moves cards and permanents to another zone: bounce, exile, reanimation, "on top of its owner's library". If
   * several go into one library, their owner chooses their order (rule 401.4). An Aura enters attached to what
   * its controller chooses; if there is nothing it stays where it is (303.4f, 303.4g), and so do instants and
   * sorceries (304.4, 307.4).
   */
  moveCards: {
    did: ({ to, as }: { readonly to: Zone; readonly as?: keyof typeof MOVED_AS }) =>
      as === undefined ? arrivingIn(to) : [MOVED_AS[as], 'putIntoGraveyard'],

    keys: {
      what: selector,
      to: z.enum(['hand', 'graveyard', 'exile', 'library', 'battlefield']),
      /** Under whose control they enter the battlefield. Defaults to their owners'. */
      under: z.enum(['owner', 'you']).optional(),
      tapped: z.literal(true).optional(),
      /** They enter with their backs up. A card without a back stays where it is (rule 712.14a). */
      transformed: z.literal(true).optional(),
      /**
       * They enter attacking: what their controller chooses (rule 508.4), or what another creature attacks or
       * last attacked (702.49c).
       */
      attacking: z.union([z.literal(true), z.strictObject({ as: selector })]).optional(),
      /** They enter with these counters (rule 122.6). */
      counters: z.strictObject({ counter: z.string().min(1).max(64), amount: abilityAmount }).optional(),
      /** Once in exile, they haunt this object (rule 702.55b). */
      haunting: selector.optional(),
      /** Where in the library they go. Defaults to the top. */
      position: z.enum(['top', 'bottom', 'shuffled']).optional(),
      order: z.literal('random').optional(),
      /** The name of the new objects that they become where they arrive (rules 400.7, 400.7j). */
      bind: bindName.optional(),
      /** The action of which the move is a part; triggers look at it (rules 701.9a, 701.21a). */
      as: z.enum(['sacrifice', 'discard']).optional(),
      /** The source exploits what is sacrificed this way (rule 702.110b). */
      exploits: z.literal(true).optional(),
      /** Players have made their choices for what enters. Written during resolution, never on a card. */
      asked: z.literal(true).optional(),
      /** The orders, hosts and attacked players chosen so far. Written during resolution, never on a card. */
      chosen: z.array(z.array(pinnedRef).readonly()).readonly().optional(),
    },
  },
  /**
   * A player reveals cards from the top of a library, or exiles them face up, until one matches the filter; the
   * whole library if none does (rule 701.20a). The found card gets one name, the others another.
   */
  digUntil: {
    did: ({ exiled }: { readonly exiled?: true }) => (exiled ? ['exiled'] : []),

    keys: {
      /** Whose library it is. Defaults to the controller's. */
      who: selector.optional(),
      filter: cardFilter,
      exiled: z.literal(true).optional(),
      bind: bindName,
      rest: bindName,
    },
  },
  /**
   * A player takes a mulligan (rule 103.5): shuffles the hand into the library, draws as many cards as at
   * first, and puts back as many of them as mulligans were taken. After the other players were asked as well,
   * the player may take another. A match writes this before its first turn; it is never on a card.
   */
  mulligan: {
    keys: {
      /** How many mulligans the player has taken, with this one. */
      taken: z.int().min(1).max(8),
    },
  },
} as const satisfies EffectFamily;
