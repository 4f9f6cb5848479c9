import type { Named } from '@reticle/core';
import * as z from 'zod';
import { abilityCost } from '../cost.js';
import { cardFilter, qualityFilter } from '../filter.js';
import { abilityAmount, selector } from '../selector.js';

/**
 * Counters spells and abilities on the stack (rule 701.6a). `into` says where a spell that matches `those`
 * goes instead of the graveyard; onto the battlefield, it goes under the controller's control.
 */
export const counterEffect = z.strictObject({
  effect: z.literal('counter'),
  what: selector,
  into: z.enum(['exile', 'hand', 'library', 'battlefield']).optional(),
  those: cardFilter.optional(),
});
export type CounterEffect = Named<z.infer<typeof counterEffect>>;

/**
 * "Change the target of target spell with a single target" (rule 115.7a). The effect's controller chooses
 * another legal target, a card or a player. The target stays if there is no other. A spell or ability with
 * several targets keeps them.
 */
export const changeTargetEffect = z.strictObject({
  effect: z.literal('changeTarget'),
  /** The first spell or ability on the stack that this means. */
  what: selector,
});
export type ChangeTargetEffect = Named<z.infer<typeof changeTargetEffect>>;

/**
 * Puts copies of the first spell or ability that it means on the stack (rule 707.10). Copies a spell that has
 * left the stack as it last was. `times` defaults to one copy. With `newTargets`, the player may choose new
 * targets for each copy (707.10c).
 */
export const copySpellEffect = z.strictObject({
  effect: z.literal('copySpell'),
  what: selector,
  who: selector.optional(),
  times: abilityAmount.optional(),
  newTargets: z.literal(true).optional(),
  /** The copy lacks these keywords (rule 702.50a). */
  without: z.array(z.string().min(1).max(64)).min(1).max(4).readonly().optional(),
});
export type CopySpellEffect = Named<z.infer<typeof copySpellEffect>>;

/** Lets the controller choose new targets for a spell or ability (rule 115.7d): all of them, or none. */
export const newTargetsEffect = z.strictObject({
  effect: z.literal('newTargets'),
  what: selector,
  /** The player agreed. Written during resolution, never on a card. */
  agreed: z.literal(true).optional(),
});
export type NewTargetsEffect = Named<z.infer<typeof newTargetsEffect>>;

/**
 * Makes an opponent choose the mode of the spell that is the source (rule 700.2e); of several opponents, the
 * one whom the controller chooses. A match writes this as the spell is cast; it is never on a card.
 */
export const chooseModeEffect = z.strictObject({
  effect: z.literal('chooseMode'),
  modes: z.array(z.string().min(1)).min(1).max(16).readonly(),
  /** The opponent who chooses. */
  who: z.string().min(1).optional(),
});
export type ChooseModeEffect = Named<z.infer<typeof chooseModeEffect>>;

/**
 * Lets a player cast a card as this resolves, from wherever it is (rule 608.2g): for `costs` instead of its
 * mana cost, or without paying that (118.9, 601.2f). Lands can't be cast. X is 0 (107.3b).
 */
export const castCardEffect = z.strictObject({
  effect: z.literal('castCard'),
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
});
export type CastCardEffect = Named<z.infer<typeof castCardEffect>>;
