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

/** Permanents phase out (rule 702.26b). */
export const phaseOutEffect = z.strictObject({ effect: z.literal('phaseOut'), what: selector });
export type PhaseOutEffect = Named<z.infer<typeof phaseOutEffect>>;

/** "Tap or untap": you choose one for all that is meant; it is asked although only one of them changes anything. */
export const tapOrUntapEffect = z.strictObject({ effect: z.literal('tapOrUntap'), what: selector });
export type TapOrUntapEffect = Named<z.infer<typeof tapOrUntapEffect>>;

/** Permanents are destroyed, all at once (rule 701.8). */
export const destroyEffect = z.strictObject({
  effect: z.literal('destroy'),
  what: selector,
  /** "It can't be regenerated" (rule 701.19c). */
  cantRegenerate: z.literal(true).optional(),
});
export type DestroyEffect = Named<z.infer<typeof destroyEffect>>;

/**
 * Players sacrifice permanents that they control and choose (rule 701.21a): those that the filter lets through, and of
 * `what` only, where that is named: `{ "what": "self" }` is "sacrifice this".
 */
export const sacrificeEffect = z.strictObject({
  effect: z.literal('sacrifice'),
  who: selector.optional(),
  what: selector.optional(),
  filter: cardFilter.optional(),
  /** 1, where it is left out. */
  count: z.union([abilityAmount, z.literal('all')]).optional(),
  /** The source exploits what is sacrificed (rule 702.110b). */
  exploits: z.literal(true).optional(),
  /** Names the permanents as they last were; `sacrificed`, where it is left out. */
  bind: bindName.optional(),
});
export type SacrificeEffect = Named<z.infer<typeof sacrificeEffect>>;

/** The next time that each of these would be destroyed this turn, it regenerates (rule 701.19a). */
export const regenerateEffect = z.strictObject({ effect: z.literal('regenerate'), what: selector });
export type RegenerateEffect = Named<z.infer<typeof regenerateEffect>>;
const words = z.array(z.string().min(1).max(64)).max(16).readonly();

/** The characteristics of a token (rule 111.3). Its power and toughness are settled as it is created. */
export interface TokenFacts {
  /** Its subtypes and the word "Token", where it is left out (rule 111.4). */
  readonly name?: string | undefined;
  readonly supertypes?: readonly string[] | undefined;
  readonly types: readonly string[];
  readonly subtypes?: readonly string[] | undefined;
  readonly colors?: readonly Color[] | undefined;
  readonly power?: AbilityAmount | undefined;
  readonly toughness?: AbilityAmount | undefined;
  readonly keywords?: readonly MtgKeyword[] | undefined;
}

/** Players create tokens: they own and control them (rule 111.2). */
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
  /** 1, where it is left out. */
  count: abilityAmount.optional(),
  who: selector.optional(),
  tapped: z.literal(true).optional(),
  /** They enter attacking: whom their controller chooses (rule 508.4). */
  attacking: z.literal(true).optional(),
  /** Whom each attacks, as chosen so far; written as it goes on, never on a card. */
  aimed: z.array(pinnedRef).readonly().optional(),
  /** Names the tokens. */
  bind: bindName.optional(),
});
export type CreateTokenEffect = Named<z.infer<typeof createTokenEffect>>;

/** So many counters of a kind are put on each of these (rule 122.1); `+1/+1` counters change what it is. */
export const putCountersEffect = z.strictObject({
  effect: z.literal('putCounters'),
  what: selector,
  counter: z.string().min(1).max(64),
  amount: abilityAmount,
  /** They are divided among the targets, at least one each, as was announced (rule 601.2d). */
  divided: z.literal(true).optional(),
});
export type PutCountersEffect = Named<z.infer<typeof putCountersEffect>>;

/** So many counters of a kind are taken off each of these, or all of them; where there are fewer, those. */
export const removeCountersEffect = z.strictObject({
  effect: z.literal('removeCounters'),
  what: selector,
  counter: z.string().min(1).max(64),
  amount: z.union([z.literal('all'), abilityAmount]),
});
export type RemoveCountersEffect = Named<z.infer<typeof removeCountersEffect>>;

/** Permanents are attached to the first thing that `to` means; what can't be attached there stays (rules 701.3a, 701.3b). */
export const attachEffect = z.strictObject({ effect: z.literal('attach'), what: selector, to: selector });
export type AttachEffect = Named<z.infer<typeof attachEffect>>;
