import { type PinnedRef, pinnedRef } from '@reticle/core';
import * as z from 'zod';
import { type MtgCardFilter, cardFilter } from '../filter.js';
import { type AbilityAmount, NUMBERS, type Selector, abilityAmount, selector } from '../selector.js';
import { bindName } from '../vocabulary.js';

/**
 * Players choose cards or permanents and give them a name. Each chooses among what the filter lets through as that
 * player sees it, on the battlefield where it names no zone; with `from`, among those only, wherever they are. Several
 * players choose in turn order, and what they chose is named once all have (rule 101.4).
 */
export type ChooseEffect = {
  readonly effect: 'choose';
  /** You, where it is left out. */
  readonly who?: Selector | undefined;
  readonly from?: Selector | undefined;
  readonly filter?: MtgCardFilter | undefined;
  /** 1, where it is left out; as many as there are, where there are fewer (rule 609.3). */
  readonly count?: AbilityAmount | 'all' | undefined;
  readonly upTo?: true | undefined;
  /** Only among those with the greatest or the least of a number: "the creature with the greatest mana value". */
  readonly most?: (typeof NUMBERS)[number] | undefined;
  readonly least?: (typeof NUMBERS)[number] | undefined;
  /** Chance chooses. */
  readonly random?: true | undefined;
  readonly bind: string;
  /** What players have chosen so far; written as it goes on, never on a card. */
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
