import type { Named } from '@reticle/core';
import * as z from 'zod';
import { abilityCost } from '../cost.js';
import { cardFilter, qualityFilter } from '../filter.js';
import { abilityAmount, selector } from '../selector.js';

/**
 * Counters spells and abilities on the stack (rule 701.6a). `into` is where a spell goes instead of the graveyard, if it is one of
 * `those`: onto the battlefield under your control.
 */
export const counterEffect = z.strictObject({
  effect: z.literal('counter'),
  what: selector,
  into: z.enum(['exile', 'hand', 'library', 'battlefield']).optional(),
  those: cardFilter.optional(),
});
export type CounterEffect = Named<z.infer<typeof counterEffect>>;

/**
 * "Change the target of target spell with a single target" (rule 115.7a): to another legal one, a card or a player, that
 * the controller of the effect chooses; where there is none it stays what it is. What has several targets keeps them.
 */
export const changeTargetEffect = z.strictObject({
  effect: z.literal('changeTarget'),
  /** The spell or ability on the stack: the first that it means. */
  what: selector,
});
export type ChangeTargetEffect = Named<z.infer<typeof changeTargetEffect>>;

/**
 * Copies of the first spell or ability that it means are put on the stack, one where no number is given (rule 707.10); of
 * a spell that has left it, as it last was. For each, you may choose new targets (707.10c), if that is said.
 */
export const copySpellEffect = z.strictObject({
  effect: z.literal('copySpell'),
  what: selector,
  who: selector.optional(),
  times: abilityAmount.optional(),
  newTargets: z.literal(true).optional(),
  /** But for these keywords of it (rule 702.50a). */
  without: z.array(z.string().min(1).max(64)).min(1).max(4).readonly().optional(),
});
export type CopySpellEffect = Named<z.infer<typeof copySpellEffect>>;

/** You may choose new targets for a spell or ability (rule 115.7d): all of them anew, or none. */
export const newTargetsEffect = z.strictObject({
  effect: z.literal('newTargets'),
  what: selector,
  /** The player said yes; written as it goes on, never on a card. */
  agreed: z.literal(true).optional(),
});
export type NewTargetsEffect = Named<z.infer<typeof newTargetsEffect>>;

/**
 * A player may cast a card, from wherever it is, as this resolves (rule 608.2g): for these costs instead of its mana cost, or
 * without paying that (118.9, 601.2f). Lands can't be cast. An X is 0 then (107.3b).
 */
export const castCardEffect = z.strictObject({
  effect: z.literal('castCard'),
  what: selector,
  /** You, where it is left out. */
  who: selector.optional(),
  /** Instead of its mana cost; nothing, where it is left out. */
  costs: z.array(abilityCost).max(8).readonly().optional(),
  /** Only as a spell that is such: a card of two faces may be something else as the other one (rules 709.3a, 715.3a). */
  spell: qualityFilter.optional(),
  /** What it is remembered by, as a cost that was paid for it is: `suspend`. */
  as: z.string().min(1).max(32).optional(),
  /** How it is cast; written as it goes on, never on a card. */
  way: z
    .strictObject({
      modes: z.array(z.string()).readonly(),
      costs: z.array(z.string()).readonly(),
      face: z.literal('other').optional(),
    })
    .optional(),
});
export type CastCardEffect = Named<z.infer<typeof castCardEffect>>;
