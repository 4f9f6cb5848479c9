import * as z from 'zod';
import type { EffectFamily } from './family.js';
import { change, duration } from '../change.js';
import { mtgKeyword } from '../keyword.js';
import { abilityAmount, selector } from '../selector.js';
import { BASIC_LAND_TYPES } from '../vocabulary.js';

/** Effects that change objects for a while. */
export const changeEffects = {
  /**
   * Makes objects become something else in several respects at once: "becomes a 2/2 blue Bird artifact creature
   * with flying".
   */
  become: {
    keys: {
      what: selector,
      /** What changes, without the controller. */
      change: change.omit({ controller: true }),
      /** The controller chooses a colour as it resolves (rule 608.2d), which the objects become. */
      choose: z.literal('color').optional(),
      until: duration,
    },
    ofPermanents: true,
  },
  /**
   * Gives lands a land type instead of those they have (rule 305.7): a named one, or a basic one that the
   * controller chooses.
   */
  becomeType: {
    keys: {
      what: selector,
      landType: z.enum([...BASIC_LAND_TYPES, 'choose']),
      until: duration,
    },
  },
  /** Gives a player control of permanents (rule 613.1b). `who` defaults to the controller. */
  gainControl: {
    keys: {
      what: selector,
      who: selector.optional(),
      until: duration,
    },
    onePlayer: ['who'],
  },
  /** "Target creature gains flying until end of turn." */
  gainKeywords: {
    keys: {
      what: selector,
      keywords: z.array(mtgKeyword).min(1).max(16).readonly(),
      /** Gives one of these keywords, which the controller chooses as it resolves (rule 608.2d). */
      oneOf: z.literal(true).optional(),
      until: duration,
    },
    ofPermanents: true,
  },
  /**
   * "Target creature gains protection from the color of your choice": the controller chooses as it resolves
   * (rules 702.16a, 608.2d).
   */
  gainProtection: {
    keys: {
      what: selector,
      /** Uses the colour that was chosen for the source before. */
      from: z.literal('chosen').optional(),
      until: duration,
    },
  },
  /** Takes keywords away, by their names: "target creature loses flying until end of turn". */
  loseKeywords: {
    keys: {
      what: selector,
      keywords: z.array(z.string().min(1).max(64)).min(1).max(16).readonly(),
      until: duration,
    },
    ofPermanents: true,
  },
  /**
   * Makes creatures suspected: they have menace and can't block as long as they are (rule 701.60). With `ends`,
   * they are no longer suspected.
   */
  suspect: {
    things: { what: ['permanent', '701.60a'] },

    keys: {
      what: selector,
      ends: z.literal(true).optional(),
    },
  },
  /**
   * Goads creatures: until the controller's next turn, they attack each combat if able, and attack another player than
   * the controller if able (rule 701.15a).
   */
  goad: {
    things: { what: ['permanent', '701.15a'] },

    says: [{ subject: 'player', words: 'goad <what:objects>' }],
    keys: { what: selector },
  },
  /** Makes creatures block that attacker this turn if able (rule 509.1c). */
  mustBlock: {
    things: { what: ['permanent', '509.1c'] },

    keys: {
      what: selector,
      whom: selector,
    },
  },
  /**
   * "Target creature gets +3/+3 until end of turn." The amounts are counted once, as the effect happens (rule
   * 608.2h).
   */
  pump: {
    keys: {
      what: selector,
      power: abilityAmount,
      toughness: abilityAmount,
      until: duration,
    },
    ofPermanents: true,
  },
  /**
   * Keeps permanents from untapping during their controllers' untap steps: the next one, or as long as the
   * source remains tapped, under the controller's control or on the battlefield. They have the keyword
   * `doesntUntap` that long, which the untap step looks at (rule 502.3).
   */
  skipUntap: {
    things: { what: ['permanent', '502.3'] },

    keys: {
      what: selector,
      until: z.enum(['nextUntapStep', 'whileSourceTapped', 'whileYouControl', 'whileSourceRemains']),
    },
  },
} as const satisfies EffectFamily;
