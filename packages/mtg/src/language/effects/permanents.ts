import { pinnedRef } from '@reticle/core';
import * as z from 'zod';
import type { EffectFamily } from './family.js';
import { cardFilter } from '../filter.js';
import { type MtgKeyword, mtgKeyword } from '../keyword.js';
import { type AbilityAmount, abilityAmount, selector } from '../selector.js';
import { COLORS, type Color, bindName } from '../vocabulary.js';

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

/** Effects on permanents. */
export const permanentEffects = {
  /** Taps permanents. */
  tap: {
    things: { what: ['permanent', '701.26a'] },

    did: () => ['tapped'],
    says: [{ subject: 'player', words: 'tap <what:objects>' }],
    keys: { what: selector },
  },
  /** Untaps permanents. */
  untap: {
    things: { what: ['permanent', '701.26b'] },
    says: [{ subject: 'player', words: 'untap <what:objects>' }],
    keys: { what: selector },
  },
  /** Makes permanents phase out (rule 702.26b). */
  phaseOut: {
    things: { what: ['permanent', '702.26b'] },
    says: [{ subject: 'object', words: 'phase out' }],
    keys: { what: selector },
  },
  /**
   * "Tap or untap": the controller chooses one for all permanents. The choice is asked for even if only one of
   * them changes anything.
   */
  tapOrUntap: {
    things: { what: ['permanent', '701.26a'] },

    says: [{ subject: 'player', words: 'tap or untap <what:objects>' }],
    keys: { what: selector },
  },
  /** Destroys permanents, all at once (rule 701.8). */
  destroy: {
    things: { what: ['permanent', '701.8a'] },

    did: () => ['destroyed', 'putIntoGraveyard'],
    says: [{ subject: 'player', words: 'destroy <what:objects>' }],
    keys: {
      what: selector,
      /** "It can't be regenerated" (rule 701.19c). */
      cantRegenerate: z.literal(true).optional(),
    },
  },
  /**
   * Makes players sacrifice permanents that they control and choose (rule 701.21a). They choose among those
   * that match the filter, and among `what` only if it is there: `{ "what": "self" }` is "sacrifice this".
   */
  sacrifice: {
    things: { what: ['permanent', '701.21a'], filter: ['permanent', '701.21a'] },

    imperative: 'sacrifice',
    did: () => ['sacrificed', 'putIntoGraveyard'],

    keys: {
      who: selector.optional(),
      what: selector.optional(),
      filter: cardFilter.optional(),
      /** Defaults to 1. */
      count: z.union([abilityAmount, z.literal('all')]).optional(),
      /** The source exploits what is sacrificed (rule 702.110b). */
      exploits: z.literal(true).optional(),
      /** The name of the permanents as they last were. Defaults to `sacrificed`. */
      bind: bindName.optional(),
    },
  },
  /** Regenerates each of these permanents the next time that it would be destroyed this turn (rule 701.19a). */
  regenerate: {
    things: { what: ['permanent', '701.19a'] },

    says: [{ subject: 'player', words: 'regenerate <what:objects>' }],
    keys: { what: selector },
  },
  /** Creates tokens, which the players own and control (rule 111.2). */
  createToken: {
    certain: true,
    imperative: 'create',

    keys: {
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
    },
  },
  /**
   * Puts that many counters of a kind on each of these (rule 122.1). `+1/+1` counters change its power and
   * toughness.
   */
  putCounters: {
    keys: {
      what: selector,
      counter: z.string().min(1).max(64),
      amount: abilityAmount,
      /** Divides the counters among the targets, at least one each, as announced (rule 601.2d). */
      divided: z.literal(true).optional(),
    },
  },
  /**
   * Removes that many counters of a kind from each of these, or all of them; as many as there are if there are
   * fewer.
   */
  removeCounters: {
    keys: {
      what: selector,
      counter: z.string().min(1).max(64),
      amount: z.union([z.literal('all'), abilityAmount]),
    },
  },
  /**
   * Attaches permanents to the first object or player that `to` means. A permanent that can't be attached to it
   * stays where it is (rules 701.3a, 701.3b).
   */
  attach: {
    keys: {
      what: selector,
      to: selector,
    },
  },
  /** Unattaches permanents from what they are attached to. They stay where they are (rule 701.3d). */
  unattach: {
    things: { what: ['permanent', '701.3d'] },

    says: [{ subject: 'player', words: 'unattach <what:objects>' }],
    keys: { what: selector },
  },
} as const satisfies EffectFamily;
