import * as z from 'zod';
import type { EffectFamily } from './family.js';
import { abilityCost } from '../cost.js';
import { cardFilter, qualityFilter } from '../filter.js';
import { abilityAmount, selector } from '../selector.js';

/** Effects on spells and abilities on the stack. */
export const stackEffects = {
  /**
   * Counters spells and abilities on the stack (rule 701.6a). `into` says where a spell that matches `those`
   * goes instead of the graveyard; onto the battlefield, it goes under the controller's control.
   */
  counter: {
    things: { what: ['stack', '701.6a'] },

    keys: {
      what: selector,
      into: z.enum(['exile', 'hand', 'library', 'battlefield']).optional(),
      those: cardFilter.optional(),
    },
  },
  /**
   * "Change the target of target spell with a single target" (rule 115.7a). The effect's controller chooses
   * another legal target, a card or a player. The target stays if there is no other. A spell or ability with
   * several targets keeps them.
   */
  changeTarget: {
    keys: {
      /** The first spell or ability on the stack that this means. */
      what: selector,
    },
  },
  /**
   * Puts copies of the first spell or ability that it means on the stack (rule 707.10). Copies a spell that has
   * left the stack as it last was. `times` defaults to one copy. With `newTargets`, the player may choose new
   * targets for each copy (707.10c).
   */
  copySpell: {
    keys: {
      what: selector,
      who: selector.optional(),
      times: abilityAmount.optional(),
      newTargets: z.literal(true).optional(),
      /** The copy lacks these keywords (rule 702.50a). */
      without: z.array(z.string().min(1).max(64)).min(1).max(4).readonly().optional(),
    },
  },
  /** Lets the controller choose new targets for a spell or ability (rule 115.7d): all of them, or none. */
  newTargets: {
    keys: {
      what: selector,
      /** The player agreed. Written during resolution, never on a card. */
      agreed: z.literal(true).optional(),
    },
  },
  /**
   * Lets a player cast a card as this resolves, from wherever it is (rule 608.2g): for `costs` instead of its
   * mana cost, or without paying that (118.9, 601.2f). Lands can't be cast. X is 0 (107.3b).
   */
  castCard: {
    keys: {
      what: selector,
      /** Who casts it. Defaults to the controller. */
      who: selector.optional(),
      /** The costs instead of its mana cost. Defaults to none. */
      costs: z.array(abilityCost).max(8).readonly().optional(),
      /**
       * Only as a spell that matches: the other face of a card may be another kind of spell (rules 709.3a,
       * 715.3a).
       */
      spell: qualityFilter.optional(),
      /** The name under which the spell remembers how it was cast, like that of a paid cost: `suspend`. */
      as: z.string().min(1).max(32).optional(),
      /** How the card is cast. Written during resolution, never on a card. */
      way: z
        .strictObject({
          modes: z.array(z.string()).readonly(),
          costs: z.array(z.string()).readonly(),
          face: z.literal('other').optional(),
        })
        .optional(),
    },
  },
} as const satisfies EffectFamily;
