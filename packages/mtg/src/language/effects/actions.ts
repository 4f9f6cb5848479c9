import * as z from 'zod';
import type { EffectFamily } from './family.js';
import { cardFilter } from '../filter.js';
import { mtgKeyword } from '../keyword.js';
import { abilityAmount, selector } from '../selector.js';
import { COLORS } from '../vocabulary.js';

/** The phases that can be added to a turn (rule 500.8). */
export const ADDED_PHASES = ['combat', 'main'] as const;

/** Keyword actions and the like that no match performs. They are read, and `unexpressedOf` names them. */
const UNPERFORMED_ACTIONS = ['endTurn', 'flip', 'venture'] as const;

/** The types of Armies beside Zombies. */
const ARMIES = ['Goblin', 'Orc', 'Sliver'] as const;

/** What players can skip, with its words. */
const SKIPPED = [
  ['turn', 'turn'],
  ['untap', 'untap step'],
  ['draw', 'draw step'],
  ['combat', 'combat phase'],
] as const;

/** Keyword actions, and effects on the turn and the game. */
export const actionEffects = {
  /**
   * Lets players look at the top cards of their libraries and put any of them on the bottom (rule 701.22a).
   * `who` defaults to the controller.
   */
  scry: {
    certain: true,

    keys: {
      who: selector.optional(),
      amount: abilityAmount,
    },
  },
  /**
   * Lets players look at the top cards of their libraries and put any of them into their graveyards (rule
   * 701.25a). `who` defaults to the controller.
   */
  surveil: {
    certain: true,

    keys: {
      who: selector.optional(),
      amount: abilityAmount,
    },
  },
  /**
   * The controller looks at the top cards of a library, or reveals them, puts some of them somewhere and the
   * rest elsewhere: "look at the top four cards of your library, put one of them into your hand and the rest on
   * the bottom of your library in any order".
   */
  dig: {
    keys: {
      top: abilityAmount,
      /** All players see all of these cards. */
      revealed: z.literal(true).optional(),
      /** How many cards are taken: `all` takes every matching card. With `upTo`, the player may take fewer. */
      take: z.union([abilityAmount, z.literal('all')]),
      upTo: z.literal(true).optional(),
      filter: cardFilter.optional(),
      /** All players see the cards that are taken. */
      reveal: z.literal(true).optional(),
      to: z.enum(['hand', 'battlefield', 'graveyard', 'exile', 'top']),
      tapped: z.literal(true).optional(),
      rest: z.enum(['bottom', 'bottomRandom', 'graveyard', 'exile', 'hand', 'top', 'shuffled']),
    },
  },
  /**
   * Makes two creatures deal damage equal to their power to each other (rule 701.14a). Does nothing if one of
   * them is gone (701.14b).
   */
  fight: {
    things: { one: ['permanent', '701.14a'], other: ['permanent', '701.14a'] },

    keys: {
      one: selector,
      other: selector,
    },
  },
  /**
   * The controller chooses permanents and players with counters and gives each another counter of every kind on
   * it (rule 701.34a).
   */
  proliferate: { says: [{ subject: 'player', words: 'proliferate' }], keys: {} },
  /** Makes a permanent explore (rule 701.44a). */
  explore: {
    things: { what: ['permanent', '701.44a'] },

    says: [{ subject: 'object', words: 'explore' }],
    keys: {
      what: selector,
    },
  },
  /** Puts counters on a creature with the least toughness among the controller's (rule 701.39a). */
  bolster: {
    says: [{ subject: 'player', words: 'bolster <amount:number>' }],
    keys: {
      amount: abilityAmount,
    },
  },
  /**
   * Exiles cards from the top of the controller's library until a nonland card with at most this mana value is exiled,
   * which the controller may cast without paying its mana cost or else puts into the hand (rule 701.57a).
   */
  discover: {
    says: [{ subject: 'you', words: 'discover <amount:number>' }],
    keys: {
      amount: abilityAmount,
    },
  },
  /** Puts counters on an Army of the controller, which is created first if there is none (rule 701.47a). */
  amass: {
    says: [
      { subject: 'player', words: ['amass <amount:number>', 'amass zombies <amount:number>'] },
      ...ARMIES.map((subtype) => ({
        subject: 'player' as const,
        words: `amass ${subtype}s <amount:number>`,
        also: { subtype },
      })),
    ],
    keys: {
      amount: abilityAmount,
      /** The type that the Army has or gets. Defaults to Zombie (rule 701.47d). */
      subtype: z.enum(ARMIES).optional(),
    },
  },
  /**
   * Makes a permanent connive: its controller draws a card and discards one; if that is a nonland card, the
   * permanent gets a counter (rule 701.50a).
   */
  connive: {
    says: [{ subject: 'object', words: 'connive' }],
    keys: {
      what: selector,
    },
  },
  /**
   * Creates tokens that are copies of the first permanent that a selector means (rule 707.2), with additional
   * keywords.
   */
  createCopy: {
    keys: {
      of: selector,
      count: abilityAmount.optional(),
      tapped: z.literal(true).optional(),
      keywords: z.array(mtgKeyword).max(16).readonly().optional(),
      /** "Except it's a 4/4 black Zombie and has no mana cost" (rule 707.9). */
      except: z
        .strictObject({
          colors: z.array(z.enum(COLORS)).readonly().optional(),
          addSubtypes: z.array(z.string().min(1).max(64)).max(16).readonly().optional(),
          power: z.int().optional(),
          toughness: z.int().optional(),
          noCost: z.literal(true).optional(),
          notLegendary: z.literal(true).optional(),
        })
        .optional(),
      bind: z.string().min(1).max(32).optional(),
      /**
       * What was chosen so far as the tokens enter, one after another. Written during resolution, never on a
       * card.
       */
      chosen: z.array(z.string()).readonly().optional(),
    },
  },
  /**
   * Exiles objects until the source leaves the battlefield (rule 610.3). Does nothing if the source has left
   * already (610.3b).
   */
  exileUntil: {
    did: () => ['exiled'],

    keys: {
      what: selector,
    },
  },
  /**
   * Lets the controller discard a card to draw one. A match has no cards outside of the game, so no Lesson can
   * be revealed (rule 701.48a).
   */
  learn: { says: [{ subject: 'player', words: 'learn' }], keys: {} },
  /**
   * Turns transforming double-faced permanents over. Does nothing to other permanents (rules 701.27a, 701.27c).
   */
  transform: {
    says: [{ subject: 'player', words: 'transform <what:objects>' }],
    keys: {
      what: selector,
    },
  },
  /**
   * Merges a resolving spell with a creature: it becomes a part of that creature, on top or at the bottom, as
   * the controller chooses (rule 702.140c).
   */
  mutate: {
    keys: {
      what: selector,
      onto: selector,
    },
  },
  /** Turns face-down permanents face up (rule 708.8). */
  turnUp: {
    keys: {
      what: selector,
    },
  },
  /**
   * Gives players an extra turn after this one (rule 500.7). With `atEnd`, the effect happens at the beginning
   * of that turn's end step.
   */
  extraTurn: {
    keys: {
      /** Who takes the turn. Defaults to the controller. */
      who: selector.optional(),
      atEnd: z.literal('youLose').optional(),
    },
  },
  /**
   * Adds phases after this one (rule 500.8). With `after`, only after a main phase, or only after a combat
   * phase.
   */
  morePhases: {
    keys: {
      phases: z.array(z.enum(ADDED_PHASES)).min(1).max(4).readonly(),
      after: z.enum(ADDED_PHASES).optional(),
    },
  },
  /**
   * Makes players skip their next turn, step or phase of a kind (rules 500.11, 614.10): the next one that they would
   * begin and that nothing else skips. `who` defaults to the controller.
   */
  skip: {
    says: SKIPPED.map(([next, words]) => ({
      subject: 'player' as const,
      words: `skip {their} next ${words}`,
      also: { next },
    })),
    keys: {
      who: selector.optional(),
      next: z.enum(['turn', 'untap', 'draw', 'combat']),
    },
  },
  /** Makes a player the monarch, instead of whoever is (rules 725.1, 725.3). */
  becomeMonarch: {
    keys: { who: selector },
    onePlayer: ['who'],
  },
  /** Removes objects from combat (rule 506.4). What they blocked stays blocked. */
  removeFromCombat: {
    says: [{ subject: 'player', words: 'remove <what:objects> from combat' }],
    keys: {
      what: selector,
    },
  },
  unperformed: {
    keys: {
      action: z.enum(UNPERFORMED_ACTIONS),
      what: selector.optional(),
    },
  },
  /** Makes players win or lose the game (rules 104.2b, 104.3e). */
  endGame: {
    keys: {
      who: selector,
      as: z.enum(['wins', 'loses']),
    },
  },
} as const satisfies EffectFamily;
