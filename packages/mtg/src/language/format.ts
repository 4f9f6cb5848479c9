import { frozenCopy, type Named } from '@reticle/core';
import * as z from 'zod';

const name = z.string().min(1).max(256);
const count = z.int().min(0).max(250);

/**
 * A format: what decks may contain, and how its matches begin. `{}` has the defaults for constructed decks.
 */
export const mtgFormat = z.strictObject({
  deckSize: count
    .default(60)
    .describe('Cards of a deck, its commander among them, at least (rules 100.2a, 100.2b).'),
  mostCards: count.optional().describe('Cards of a deck at most; as many as one likes, if it is left out.'),
  copies: count
    .default(4)
    .describe(
      'Copies of one card in deck and sideboard together, basic lands aside (rules 100.2a, 100.4a, 903.5b).',
    ),
  copiesOf: z
    .record(name, count)
    .default({})
    .describe('By names of cards, of how many copies there may be more or fewer than of others.'),
  sideboard: count.default(15).describe('Cards of a sideboard, at most (rule 100.4a).'),
  banned: z.array(name).max(10_000).readonly().default([]).describe('Names of cards that no deck may have.'),
  startingLife: z
    .int()
    .min(1)
    .max(1_000)
    .default(20)
    .describe('The life with which players begin (rules 103.4, 903.7).'),
  commander: z
    .boolean()
    .default(false)
    .describe(
      'Whether a legendary creature leads each deck, whose colour identity binds the others (rules 903.3, 903.5c, 903.5d).',
    ),
  teamSize: z
    .int()
    .min(2)
    .max(3)
    .optional()
    .describe('Of how many players each team has, which take their turns together (rules 805, 810.1).'),
  sharedLife: z
    .boolean()
    .default(false)
    .describe(
      'Whether two teams play, and each has one life total and one number of poison counters, and wins and loses as one (rules 810.4, 810.8).',
    ),
});

/** A parsed format; see {@link mtgFormat}. Plain JSON. */
export type MtgFormat = Named<z.infer<typeof mtgFormat>>;

/** The formats by name. Lists of banned cards change over the years, so callers pass them as data. */
export const FORMATS = frozenCopy({
  constructed: {},
  limited: { deckSize: 40, copies: 250, sideboard: 250 },
  commander: { deckSize: 100, mostCards: 100, copies: 1, sideboard: 0, startingLife: 40, commander: true },
  'two-headed-giant': { startingLife: 30, teamSize: 2, sharedLife: true },
});
