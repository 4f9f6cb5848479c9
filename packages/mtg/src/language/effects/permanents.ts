import { type Named, pinnedRef } from '@reticle/core';
import * as z from 'zod';
import { cardFilter } from '../filter.js';
import { type MtgKeyword, mtgKeyword } from '../keyword.js';
import { type AbilityAmount, abilityAmount, selector } from '../selector.js';
import { COLORS, type Color, bindName } from '../vocabulary.js';

/** Taps permanents. */
export const tapEffect = z.strictObject({ effect: z.literal('tap'), what: selector });
export type TapEffect = Named<z.infer<typeof tapEffect>>;

/** Untaps permanents. */
export const untapEffect = z.strictObject({ effect: z.literal('untap'), what: selector });
export type UntapEffect = Named<z.infer<typeof untapEffect>>;

/** Makes permanents phase out (rule 702.26b). */
export const phaseOutEffect = z.strictObject({ effect: z.literal('phaseOut'), what: selector });
export type PhaseOutEffect = Named<z.infer<typeof phaseOutEffect>>;

/**
 * "Tap or untap": the controller chooses one for all permanents. The choice is asked for even if only one of
 * them changes anything.
 */
export const tapOrUntapEffect = z.strictObject({ effect: z.literal('tapOrUntap'), what: selector });
export type TapOrUntapEffect = Named<z.infer<typeof tapOrUntapEffect>>;

/** Destroys permanents, all at once (rule 701.8). */
export const destroyEffect = z.strictObject({
  effect: z.literal('destroy'),
  what: selector,
  /** "It can't be regenerated" (rule 701.19c). */
  cantRegenerate: z.literal(true).optional(),
});
export type DestroyEffect = Named<z.infer<typeof destroyEffect>>;

/**
 * Makes players sacrifice permanents that they control and choose (rule 701.21a). They choose among those
 * that match the filter, and among `what` only if it is there: `{ "what": "self" }` is "sacrifice this".
 */
export const sacrificeEffect = z.strictObject({
  effect: z.literal('sacrifice'),
  who: selector.optional(),
  what: selector.optional(),
  filter: cardFilter.optional(),
  /** Defaults to 1. */
  count: z.union([abilityAmount, z.literal('all')]).optional(),
  /** The source exploits what is sacrificed (rule 702.110b). */
  exploits: z.literal(true).optional(),
  /** The name of the permanents as they last were. Defaults to `sacrificed`. */
  bind: bindName.optional(),
});
export type SacrificeEffect = Named<z.infer<typeof sacrificeEffect>>;

/** Regenerates each of these permanents the next time that it would be destroyed this turn (rule 701.19a). */
export const regenerateEffect = z.strictObject({ effect: z.literal('regenerate'), what: selector });
export type RegenerateEffect = Named<z.infer<typeof regenerateEffect>>;
const words = z.array(z.string().min(1).max(64)).max(16).readonly();

/** The characteristics of a token (rule 111.3). Its power and toughness are counted as it is created. */
export interface TokenFacts {
  /** Defaults to its subtypes and the word "Token" (rule 111.4). */
  readonly name?: string | undefined;
  readonly supertypes?: readonly string[] | undefined;
  readonly types: readonly string[];
  readonly subtypes?: readonly string[] | undefined;
  readonly colors?: readonly Color[] | undefined;
  readonly power?: AbilityAmount | undefined;
  readonly toughness?: AbilityAmount | undefined;
  readonly keywords?: readonly MtgKeyword[] | undefined;
}

/** Creates tokens, which the players own and control (rule 111.2). */
export const createTokenEffect = z.strictObject({
  effect: z.literal('createToken'),
  token: z.strictObject({
    name: z.string().min(1).max(128).optional(),
    supertypes: words.optional(),
    types: words,
    subtypes: words.optional(),
    colors: z.array(z.enum(COLORS)).readonly().optional(),
    power: abilityAmount.optional(),
    toughness: abilityAmount.optional(),
    keywords: z.array(mtgKeyword).max(16).readonly().optional(),
  }),
  /** Defaults to 1. */
  count: abilityAmount.optional(),
  who: selector.optional(),
  tapped: z.literal(true).optional(),
  /** They enter attacking what their controller chooses (rule 508.4). */
  attacking: z.literal(true).optional(),
  /** What each token attacks, as chosen so far. Written during resolution, never on a card. */
  aimed: z.array(pinnedRef).readonly().optional(),
  /** The name of the tokens. */
  bind: bindName.optional(),
});
export type CreateTokenEffect = Named<z.infer<typeof createTokenEffect>>;

/**
 * Puts that many counters of a kind on each of these (rule 122.1). `+1/+1` counters change its power and
 * toughness.
 */
export const putCountersEffect = z.strictObject({
  effect: z.literal('putCounters'),
  what: selector,
  counter: z.string().min(1).max(64),
  amount: abilityAmount,
  /** Divides the counters among the targets, at least one each, as announced (rule 601.2d). */
  divided: z.literal(true).optional(),
});
export type PutCountersEffect = Named<z.infer<typeof putCountersEffect>>;

/**
 * Removes that many counters of a kind from each of these, or all of them; as many as there are if there are
 * fewer.
 */
export const removeCountersEffect = z.strictObject({
  effect: z.literal('removeCounters'),
  what: selector,
  counter: z.string().min(1).max(64),
  amount: z.union([z.literal('all'), abilityAmount]),
});
export type RemoveCountersEffect = Named<z.infer<typeof removeCountersEffect>>;

/**
 * Attaches permanents to the first object or player that `to` means. A permanent that can't be attached to it
 * stays where it is (rules 701.3a, 701.3b).
 */
export const attachEffect = z.strictObject({ effect: z.literal('attach'), what: selector, to: selector });
export type AttachEffect = Named<z.infer<typeof attachEffect>>;
