import { type PinnedRef, pinnedRef } from '@reticle/core';
import * as z from 'zod';
import { type MtgCardFilter, cardFilter } from '../filter.js';
import { type AbilityAmount, NUMBERS, type Selector, abilityAmount, selector } from '../selector.js';
import { bindName } from '../vocabulary.js';

/**
 * Makes players choose cards or permanents, and names what they chose. Each player chooses among objects that
 * match the filter as that player sees them, on the battlefield if the filter names no zone. With `from`, the
 * choice is among those objects, wherever they are. Several players choose in turn order; their choices get
 * the name once all have chosen (rule 101.4).
 */
export type ChooseEffect = {
  readonly effect: 'choose';
  /** Who chooses. Defaults to the controller. */
  readonly who?: Selector | undefined;
  readonly from?: Selector | undefined;
  readonly filter?: MtgCardFilter | undefined;
  /** How many. Defaults to 1; as many as there are if there are fewer (rule 609.3). */
  readonly count?: AbilityAmount | 'all' | undefined;
  readonly upTo?: true | undefined;
  /**
   * Limits the choice to the objects with the greatest or the least number: "the creature with the greatest
   * mana value".
   */
  readonly most?: (typeof NUMBERS)[number] | undefined;
  readonly least?: (typeof NUMBERS)[number] | undefined;
  /** The choice is random. */
  readonly random?: true | undefined;
  readonly bind: string;
  /** What players have chosen so far. Written during resolution, never on a card. */
  readonly chosen?: readonly (readonly PinnedRef[])[] | undefined;
};

export const chooseEffect = z.strictObject({
  effect: z.literal('choose'),
  who: selector.optional(),
  from: selector.optional(),
  filter: cardFilter.optional(),
  count: z.union([abilityAmount, z.literal('all')]).optional(),
  upTo: z.literal(true).optional(),
  most: z.enum(NUMBERS).optional(),
  least: z.enum(NUMBERS).optional(),
  random: z.literal(true).optional(),
  bind: bindName,
  chosen: z.array(z.array(pinnedRef).readonly()).readonly().optional(),
});
