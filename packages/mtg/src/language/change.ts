import type { Named } from '@reticle/core';
import * as z from 'zod';
import { mtgKeyword } from './keyword.js';
import { abilityAmount } from './selector.js';
import { COLORS } from './vocabulary.js';

const words = z.array(z.string().min(1).max(64)).max(32).readonly();

/**
 * What a continuous effect makes of an object, layer by layer (rule 613.1). Restrictions ("can't block", "doesn't
 * untap") are keywords with names of their own, in camel case, so that filters and combat look at one list; they apply
 * after all layers (rule 613.11).
 */
export const change = z.strictObject({
  /** Layer 2: who controls it; in a static ability `you` is the source's controller. */
  controller: z.string().min(1).optional(),
  /** Layer 4. `landTypes` replaces the land types and with them the mana that it makes (rule 305.7); `chosen` for the source. */
  addTypes: words.optional(),
  addSubtypes: words.optional(),
  /** These card types in the place of all others (rule 205.1a), and these creature types in the place of all others. */
  onlyTypes: words.optional(),
  creatureTypes: words.optional(),
  landTypes: z.union([words, z.literal('chosen')]).optional(),
  /** Layer 5. */
  colors: z.array(z.enum(COLORS)).readonly().optional(),
  /** Layer 6. `loseAbilities`: all that it has by then, before it gets those that stand beside it. */
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

/** What a continuous effect makes of an object; see {@link change}. */
export type Change = Named<z.infer<typeof change>>;

/** How long a continuous effect of a resolved spell or ability lasts (rule 611.2a). `whileYouControl`: as long as its controller controls its source; `whileSourceRemains`: as long as that is on the battlefield. */
export const duration = z.enum([
  'endOfTurn',
  'nextUntapStep',
  'yourNextTurn',
  'whileSourceTapped',
  'whileYouControl',
  'whileSourceRemains',
  'forever',
]);
export type Duration = z.infer<typeof duration>;
