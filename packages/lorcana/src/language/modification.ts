import type { Named, NamedUnion } from '@reticle/core';
import * as z from 'zod';
import { PROHIBITIONS } from './facts.js';
import { anyCards, amount } from './filter.js';

/** The schema of {@link MustBeChosen}. */
export const mustBeChosen = z.strictObject({
  /** Which players must choose it, seen from the card's controller. */
  by: z.enum(['opponent', 'any']),
  /** For the effects of what. Defaults to both. */
  for: z
    .array(z.enum(['action', 'ability']))
    .min(1)
    .readonly()
    .optional(),
});
/** A requirement that players choose this card if they choose at all and it can be chosen (rule 6.7.3). */
export type MustBeChosen = Named<z.infer<typeof mustBeChosen>>;

/**
 * What a card gets or loses, except quoted abilities. A number that an effect gives is counted once (6.1.8).
 */
export const plainModification = z.union([
  z.strictObject({ stat: z.enum(['strength', 'willpower', 'lore']), amount }),
  /** A keyword, with its N if it has one. */
  z.strictObject({
    keyword: z.string().regex(/^[a-z][a-z -]{0,63}$/),
    value: z.int().min(1).max(100).optional(),
  }),
  z.strictObject({ cant: z.enum(PROHIBITIONS) }),
  /** Also counts as having this classification. */
  z.strictObject({ classification: z.string().min(1).max(64) }),
  /** Can't be reduced below its printed value. Applied after all other changes are added up (rule 6.6.4). */
  z.strictObject({ floor: z.literal('strength') }),
  /** May challenge matching characters even if they are ready. */
  z.strictObject({ canChallengeReady: anyCards }),
  z.strictObject({ losesKeyword: z.string().regex(/^[a-z][a-z -]{0,63}$/) }),
  /** Counts as costing this much more to sing songs. */
  z.strictObject({ singCost: z.int().min(1).max(100) }),
  /** Matching characters can't challenge it. */
  z.strictObject({ cantBeChallengedBy: anyCards }),
  /** Players must choose it if able (rule 6.7.3). */
  z.strictObject({ mustBeChosen }),
]);
/** What a card gets or loses, except quoted abilities; see {@link plainModification}. */
export type PlainModification = NamedUnion<z.infer<typeof plainModification>>;

/**
 * How long something lasts.
 *
 * - `thisTurn`: to the end of this turn.
 * - `theirNextTurn`: during the next turn of the card's controller.
 * - `theirNextReady`: only while cards are readied at the start of that turn.
 * - `untilYourNextTurn`: to the start of the next turn of the effect's controller.
 * - `thisChallenge`: to the end of the current challenge.
 * - `always`: as long as the card itself is in play.
 * - `whileInPlay`: as long as the card with the effect is in play.
 */
export const duration = z.enum([
  'thisTurn',
  'theirNextTurn',
  'theirNextReady',
  'untilYourNextTurn',
  'thisChallenge',
  'whileInPlay',
  'always',
]);
/** How long something lasts; see {@link duration}. */
export type Duration = z.infer<typeof duration>;
