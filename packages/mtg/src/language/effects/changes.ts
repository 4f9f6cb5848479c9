import type { Named } from '@reticle/core';
import * as z from 'zod';
import { change, duration } from '../change.js';
import { mtgKeyword } from '../keyword.js';
import { abilityAmount, selector } from '../selector.js';
import { BASIC_LAND_TYPES } from '../vocabulary.js';

/**
 * Makes objects become something else in several respects at once: "becomes a 2/2 blue Bird artifact creature
 * with flying".
 */
export const becomeEffect = z.strictObject({
  effect: z.literal('become'),
  what: selector,
  /** What changes, without the controller. */
  change: change.omit({ controller: true }),
  /** The controller chooses a colour as it resolves (rule 608.2d), which the objects become. */
  choose: z.literal('color').optional(),
  until: duration,
});
export type BecomeEffect = Named<z.infer<typeof becomeEffect>>;

/**
 * Gives lands a land type instead of those they have (rule 305.7): a named one, or a basic one that the
 * controller chooses.
 */
export const becomeTypeEffect = z.strictObject({
  effect: z.literal('becomeType'),
  what: selector,
  landType: z.enum([...BASIC_LAND_TYPES, 'choose']),
  until: duration,
});
export type BecomeTypeEffect = Named<z.infer<typeof becomeTypeEffect>>;

/** Gives a player control of permanents (rule 613.1b). `who` defaults to the controller. */
export const gainControlEffect = z.strictObject({
  effect: z.literal('gainControl'),
  what: selector,
  who: selector.optional(),
  until: duration,
});
export type GainControlEffect = Named<z.infer<typeof gainControlEffect>>;

/** "Target creature gains flying until end of turn." */
export const gainKeywordsEffect = z.strictObject({
  effect: z.literal('gainKeywords'),
  what: selector,
  keywords: z.array(mtgKeyword).min(1).max(16).readonly(),
  /** Gives one of these keywords, which the controller chooses as it resolves (rule 608.2d). */
  oneOf: z.literal(true).optional(),
  until: duration,
});
export type GainKeywordsEffect = Named<z.infer<typeof gainKeywordsEffect>>;

/**
 * "Target creature gains protection from the color of your choice": the controller chooses as it resolves
 * (rules 702.16a, 608.2d).
 */
export const gainProtectionEffect = z.strictObject({
  effect: z.literal('gainProtection'),
  what: selector,
  /** Uses the colour that was chosen for the source before. */
  from: z.literal('chosen').optional(),
  until: duration,
});
export type GainProtectionEffect = Named<z.infer<typeof gainProtectionEffect>>;

/** Takes keywords away, by their names: "target creature loses flying until end of turn". */
export const loseKeywordsEffect = z.strictObject({
  effect: z.literal('loseKeywords'),
  what: selector,
  keywords: z.array(z.string().min(1).max(64)).min(1).max(16).readonly(),
  until: duration,
});
export type LoseKeywordsEffect = Named<z.infer<typeof loseKeywordsEffect>>;

/**
 * Makes creatures suspected: they have menace and can't block as long as they are (rule 701.60). With `ends`,
 * they are no longer suspected.
 */
export const suspectEffect = z.strictObject({
  effect: z.literal('suspect'),
  what: selector,
  ends: z.literal(true).optional(),
});
export type SuspectEffect = Named<z.infer<typeof suspectEffect>>;

/** Makes creatures block that attacker this turn if able (rule 509.1c). */
export const mustBlockEffect = z.strictObject({
  effect: z.literal('mustBlock'),
  what: selector,
  whom: selector,
});
export type MustBlockEffect = Named<z.infer<typeof mustBlockEffect>>;

/**
 * "Target creature gets +3/+3 until end of turn." The amounts are counted once, as the effect happens (rule
 * 608.2h).
 */
export const pumpEffect = z.strictObject({
  effect: z.literal('pump'),
  what: selector,
  power: abilityAmount,
  toughness: abilityAmount,
  until: duration,
});
export type PumpEffect = Named<z.infer<typeof pumpEffect>>;

/**
 * Keeps permanents from untapping during their controllers' untap steps: the next one, or as long as the
 * source remains tapped, under the controller's control or on the battlefield. They have the keyword
 * `doesntUntap` that long, which the untap step looks at (rule 502.3).
 */
export const skipUntapEffect = z.strictObject({
  effect: z.literal('skipUntap'),
  what: selector,
  until: z.enum(['nextUntapStep', 'whileSourceTapped', 'whileYouControl', 'whileSourceRemains']),
});
export type SkipUntapEffect = Named<z.infer<typeof skipUntapEffect>>;
