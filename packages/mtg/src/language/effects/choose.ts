import { pinnedRef } from '@reticle/core';
import * as z from 'zod';
import { cardFilter } from '../filter.js';
import { NUMBERS, abilityAmount, selector } from '../selector.js';
import { bindName } from '../vocabulary.js';
import type { EffectFamily } from './family.js';

/** Choices of players. */
export const choiceEffects = {
  /**
   * Makes players choose cards or permanents, and names what they chose. Each player chooses among objects that
   * match the filter as that player sees them, on the battlefield if the filter names no zone. With `from`, the
   * choice is among those objects, wherever they are. Several players choose in turn order; their choices get
   * the name once all have chosen (rule 101.4).
   */
  choose: {
    keys: {
      /** Who chooses. Defaults to the controller. */
      who: selector.optional(),
      from: selector.optional(),
      filter: cardFilter.optional(),
      /** How many. Defaults to 1; as many as there are if there are fewer (rule 609.3). */
      count: z.union([abilityAmount, z.literal('all')]).optional(),
      upTo: z.literal(true).optional(),
      /**
       * Limits the choice to the objects with the greatest or the least number: "the creature with the greatest
       * mana value".
       */
      most: z.enum(NUMBERS).optional(),
      least: z.enum(NUMBERS).optional(),
      /** The choice is random. */
      random: z.literal(true).optional(),
      bind: bindName,
      /** What players have chosen so far. Written during resolution, never on a card. */
      chosen: z.array(z.array(pinnedRef).readonly()).readonly().optional(),
    },
  },
  /**
   * Lets the player who is about to control a permanent choose something as it enters (rule 614.12a). On cards,
   * it chooses a colour or a creature type for the source as the effect happens.
   */
  chooseEntering: {
    keys: {
      what: selector,
      /** Who chooses. Defaults to the controller. */
      who: selector.optional(),
      choice: z.enum(['basicLandType', 'color', 'copy', 'creatureType', 'form', 'one']),
    },
    onePlayer: ['who'],
  },
  /**
   * Makes an opponent choose the mode of the spell that is the source (rule 700.2e); of several opponents, the
   * one whom the controller chooses. A match writes this as the spell is cast; it is never on a card.
   */
  chooseMode: {
    keys: {
      modes: z.array(z.string().min(1)).min(1).max(16).readonly(),
      /** The opponent who chooses. */
      who: z.string().min(1).optional(),
    },
  },
} as const satisfies EffectFamily;
