import * as z from 'zod';
import { type Change, type Duration, change, duration } from '../change.js';
import { type MtgKeyword, mtgKeyword } from '../keyword.js';
import { type AbilityAmount, type Selector, abilityAmount, selector } from '../selector.js';
import { BASIC_LAND_TYPES } from '../vocabulary.js';

/** Objects become something else in several respects at once: "becomes a 2/2 blue Bird artifact creature with flying". */
export interface BecomeEffect {
  readonly effect: 'become';
  readonly what: Selector;
  /** All but its controller. */
  readonly change: Omit<Change, 'controller'>;
  readonly until: Duration;
}

export const becomeEffect = z.strictObject({
  effect: z.literal('become'),
  what: selector,
  change: change.omit({ controller: true }),
  until: duration,
});

/** Lands become a land type in place of those they have (rule 305.7): a named one, or the basic one of your choice. */
export interface BecomeTypeEffect {
  readonly effect: 'becomeType';
  readonly what: Selector;
  readonly landType: (typeof BASIC_LAND_TYPES)[number] | 'choose';
  readonly until: Duration;
}

export const becomeTypeEffect = z.strictObject({
  effect: z.literal('becomeType'),
  what: selector,
  landType: z.enum([...BASIC_LAND_TYPES, 'choose']),
  until: duration,
});

/** A player gains control of permanents (rule 613.1b); you, where nobody is named. */
export interface GainControlEffect {
  readonly effect: 'gainControl';
  readonly what: Selector;
  readonly who?: Selector | undefined;
  readonly until: Duration;
}

export const gainControlEffect = z.strictObject({
  effect: z.literal('gainControl'),
  what: selector,
  who: selector.optional(),
  until: duration,
});

/** "Target creature gains flying until end of turn." */
export interface GainKeywordsEffect {
  readonly effect: 'gainKeywords';
  readonly what: Selector;
  readonly keywords: readonly MtgKeyword[];
  readonly until: Duration;
}

export const gainKeywordsEffect = z.strictObject({
  effect: z.literal('gainKeywords'),
  what: selector,
  keywords: z.array(mtgKeyword).min(1).max(16).readonly(),
  until: duration,
});

/** "Target creature loses flying until end of turn": by the names of the keywords. */
export interface LoseKeywordsEffect {
  readonly effect: 'loseKeywords';
  readonly what: Selector;
  readonly keywords: readonly string[];
  readonly until: Duration;
}

export const loseKeywordsEffect = z.strictObject({
  effect: z.literal('loseKeywords'),
  what: selector,
  keywords: z.array(z.string().min(1).max(64)).min(1).max(16).readonly(),
  until: duration,
});

/** "Target creature gets +3/+3 until end of turn." Its amounts are those of now (rule 608.2h). */
export interface PumpEffect {
  readonly effect: 'pump';
  readonly what: Selector;
  readonly power: AbilityAmount;
  readonly toughness: AbilityAmount;
  readonly until: Duration;
}

export const pumpEffect = z.strictObject({
  effect: z.literal('pump'),
  what: selector,
  power: abilityAmount,
  toughness: abilityAmount,
  until: duration,
});

/**
 * Permanents don't untap during their controllers' untap steps: in the next one, or for as long as the source remains
 * tapped. They have the keyword `doesntUntap` that long; the untap step looks at it (rule 502.3).
 */
export interface SkipUntapEffect {
  readonly effect: 'skipUntap';
  readonly what: Selector;
  readonly until: 'nextUntapStep' | 'whileSourceTapped';
}

export const skipUntapEffect = z.strictObject({
  effect: z.literal('skipUntap'),
  what: selector,
  until: z.enum(['nextUntapStep', 'whileSourceTapped']),
});
