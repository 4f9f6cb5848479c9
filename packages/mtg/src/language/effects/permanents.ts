import * as z from 'zod';
import { type MtgCardFilter, cardFilter } from '../filter.js';
import { type MtgKeyword, mtgKeyword } from '../keyword.js';
import { type AbilityAmount, type Selector, abilityAmount, selector } from '../selector.js';
import { COLORS, type Color, bindName } from '../vocabulary.js';

/** Taps permanents. */
export interface TapEffect {
  readonly effect: 'tap';
  readonly what: Selector;
}
export const tapEffect = z.strictObject({ effect: z.literal('tap'), what: selector });

/** Untaps permanents. */
export interface UntapEffect {
  readonly effect: 'untap';
  readonly what: Selector;
}
export const untapEffect = z.strictObject({ effect: z.literal('untap'), what: selector });

/** "Tap or untap": you choose one for all that is meant; it is asked although only one of them changes anything. */
export interface TapOrUntapEffect {
  readonly effect: 'tapOrUntap';
  readonly what: Selector;
}
export const tapOrUntapEffect = z.strictObject({ effect: z.literal('tapOrUntap'), what: selector });

/** Permanents are destroyed, all at once (rule 701.8). */
export interface DestroyEffect {
  readonly effect: 'destroy';
  readonly what: Selector;
  /** "It can't be regenerated" (rule 701.19c). */
  readonly cantRegenerate?: true | undefined;
}

export const destroyEffect = z.strictObject({
  effect: z.literal('destroy'),
  what: selector,
  cantRegenerate: z.literal(true).optional(),
});

/**
 * Players sacrifice permanents that they control and choose (rule 701.21a): those that the filter lets through, and of
 * `what` only, where that is named: `{ "what": "self" }` is "sacrifice this".
 */
export interface SacrificeEffect {
  readonly effect: 'sacrifice';
  readonly who?: Selector | undefined;
  readonly what?: Selector | undefined;
  readonly filter?: MtgCardFilter | undefined;
  /** 1, where it is left out. */
  readonly count?: AbilityAmount | 'all' | undefined;
  /** Names the permanents as they last were; `sacrificed`, where it is left out. */
  readonly bind?: string | undefined;
}

export const sacrificeEffect = z.strictObject({
  effect: z.literal('sacrifice'),
  who: selector.optional(),
  what: selector.optional(),
  filter: cardFilter.optional(),
  count: z.union([abilityAmount, z.literal('all')]).optional(),
  bind: bindName.optional(),
});

/** The next time that each of these would be destroyed this turn, it regenerates (rule 701.19a). */
export interface RegenerateEffect {
  readonly effect: 'regenerate';
  readonly what: Selector;
}
export const regenerateEffect = z.strictObject({ effect: z.literal('regenerate'), what: selector });
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
export interface CreateTokenEffect {
  readonly effect: 'createToken';
  readonly token: TokenFacts;
  /** 1, where it is left out. */
  readonly count?: AbilityAmount | undefined;
  readonly who?: Selector | undefined;
  readonly tapped?: true | undefined;
  /** Names the tokens. */
  readonly bind?: string | undefined;
}

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
  count: abilityAmount.optional(),
  who: selector.optional(),
  tapped: z.literal(true).optional(),
  bind: bindName.optional(),
});

/** So many counters of a kind are put on each of these (rule 122.1); `+1/+1` counters change what it is. */
export interface PutCountersEffect {
  readonly effect: 'putCounters';
  readonly what: Selector;
  readonly counter: string;
  readonly amount: AbilityAmount;
}

export const putCountersEffect = z.strictObject({
  effect: z.literal('putCounters'),
  what: selector,
  counter: z.string().min(1).max(64),
  amount: abilityAmount,
});

/** So many counters of a kind are taken off each of these, or all of them; where there are fewer, those. */
export interface RemoveCountersEffect {
  readonly effect: 'removeCounters';
  readonly what: Selector;
  readonly counter: string;
  readonly amount: AbilityAmount | 'all';
}

export const removeCountersEffect = z.strictObject({
  effect: z.literal('removeCounters'),
  what: selector,
  counter: z.string().min(1).max(64),
  amount: z.union([z.literal('all'), abilityAmount]),
});
