import type { Named, NamedUnion } from '@reticle/core';
import * as z from 'zod';
import { PROHIBITIONS } from './facts.js';
import { anyCards, amount } from './filter.js';

/** That somebody must choose the card where they choose at all and it can be chosen (rule 6.7.3). */
export const mustBeChosen = z.strictObject({
  /** By whom, seen from the card's controller. */
  by: z.enum(['opponent', 'any']),
  /** For the effects of which; of both where it is left out. */
  for: z
    .array(z.enum(['action', 'ability']))
    .min(1)
    .readonly()
    .optional(),
});
/** That a card must be chosen if able (rule 6.7.3). */
export type MustBeChosen = Named<z.infer<typeof mustBeChosen>>;

/** What a card gets or loses but abilities in quotation marks; a number that an effect gives is counted once (6.1.8). */
export const plainModification = z.union([
  z.strictObject({ stat: z.enum(['strength', 'willpower', 'lore']), amount }),
  /** A keyword, with its N where it has one. */
  z.strictObject({
    keyword: z.string().regex(/^[a-z][a-z -]{0,63}$/),
    value: z.int().min(1).max(100).optional(),
  }),
  z.strictObject({ cant: z.enum(PROHIBITIONS) }),
  /** It counts as having this classification, too. */
  z.strictObject({ classification: z.string().min(1).max(64) }),
  /** It can't be reduced below what is printed: looked at once everything is added up (rule 6.6.4). */
  z.strictObject({ floor: z.literal('strength') }),
  /** It may challenge such characters although they are ready. */
  z.strictObject({ canChallengeReady: anyCards }),
  z.strictObject({ losesKeyword: z.string().regex(/^[a-z][a-z -]{0,63}$/) }),
  /** It counts as costing so much more to sing songs. */
  z.strictObject({ singCost: z.int().min(1).max(100) }),
  /** Such characters can't challenge it. */
  z.strictObject({ cantBeChallengedBy: anyCards }),
  /** Whoever chooses must choose it if able (rule 6.7.3). */
  z.strictObject({ mustBeChosen }),
]);
/** What a card gets or loses for a while, but abilities; see {@link plainModification}. */
export type PlainModification = NamedUnion<z.infer<typeof plainModification>>;

/**
 * How long. `thisTurn`: to its end. `theirNextTurn`: during the next turn of the card's controller. `theirNextReady`: as
 * cards are readied at the beginning of that turn, and no longer. `untilYourNextTurn`: to the beginning of the next turn
 * of the effect's controller. `thisChallenge`: to the end of the challenge that goes on. `always`: for as long as it is in
 * play itself. `whileInPlay`: for as long as the card whose effect it is is in play.
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
