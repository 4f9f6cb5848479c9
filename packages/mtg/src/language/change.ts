import type { Named } from '@reticle/core';
import * as z from 'zod';
import { mtgKeyword } from './keyword.js';
import { abilityAmount } from './selector.js';
import { COLORS } from './vocabulary.js';

const words = z.array(z.string().min(1).max(64)).max(32).readonly();

/**
 * What a continuous effect changes of an object, layer by layer (rule 613.1). Restrictions ("can't block",
 * "doesn't untap") are keywords in camel case, so that filters and combat look at one list. They apply after
 * all layers (rule 613.11). `rules/continuous/layers.ts` applies changes.
 */
export const change = z.strictObject({
  /** Layer 2: the new controller. In a static ability, `you` is the source's controller. */
  controller: z.string().min(1).optional(),
  /** Layer 4: types and subtypes that are added. */
  addTypes: words.optional(),
  addSubtypes: words.optional(),
  /**
   * Layer 4: card types instead of all others (rule 205.1a), creature types instead of all other creature
   * types, and land types instead of all other land types, with the mana that these make (rule 305.7).
   * `chosen` is the land type chosen for the source.
   */
  onlyTypes: words.optional(),
  creatureTypes: words.optional(),
  landTypes: z.union([words, z.literal('chosen')]).optional(),
  /** Layer 4: it is no creature, and has no creature types (rule 205.1a). */
  notCreature: z.literal(true).optional(),
  /** Layer 5. */
  colors: z.array(z.enum(COLORS)).readonly().optional(),
  /**
   * Layer 6. `loseAbilities` takes all abilities that the object has by then; those added here come
   * afterwards.
   */
  loseAbilities: z.literal(true).optional(),
  addKeywords: z.array(mtgKeyword).max(16).readonly().optional(),
  removeKeywords: words.optional(),
  /** Layers 7a and 7b. */
  setPower: abilityAmount.optional(),
  setToughness: abilityAmount.optional(),
  /** Layer 7c. */
  power: abilityAmount.optional(),
  toughness: abilityAmount.optional(),
  /** Layer 7d: power and toughness are switched. */
  switched: z.literal(true).optional(),
});

/** What a continuous effect changes of an object; see {@link change}. */
export type Change = Named<z.infer<typeof change>>;

/**
 * How long a continuous effect of a resolved spell or ability lasts (rule 611.2a). `whileYouControl`: as long
 * as its controller controls its source. `whileSourceRemains`: as long as its source is on the battlefield.
 */
export const duration = z.enum([
  'endOfTurn',
  'endOfCombat',
  'nextUntapStep',
  'yourNextTurn',
  'whileSourceTapped',
  'whileYouControl',
  'whileSourceRemains',
  'forever',
]);
export type Duration = z.infer<typeof duration>;
