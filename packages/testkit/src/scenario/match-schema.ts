import { json, jsonObject } from '@reticle/core';
import { move, randomState, SEEDING } from '@reticle/core/match';
import * as z from 'zod';

/** Schemas of their own around those that contain themselves: the words are the key's. */
const anyJson = z.lazy(() => json);
const facts = z.lazy(() => jsonObject);
const name = z.string().min(1).max(256);
const codes = z.array(z.string().min(1)).min(1).readonly();

const place = z
  .array(z.union([z.string(), z.int().min(0).max(100_000)]))
  .readonly()
  .describe('A place: keys and indexes.');

/** The match as it stands before the first move. */
const board = z
  .strictObject({
    state: anyJson.describe('The state, as the game has it.'),
    step: z.int().min(0).default(0).describe('How many moves were made before.'),
    random: randomState.default([1, 2, 3, 4]).describe('Where chance stands.'),
    version: z.int().min(0).optional().describe("The match's version; today's, if it is left out."),
  })
  .describe('A match in the middle: a saved one, or one that was written by hand.');

const beginning = z
  .strictObject({
    options: jsonObject.default({}).describe('The options with which the match begins.'),
    seed: z.union([z.string(), z.number()]).describe('The seed of all chance in it.'),
    seeding: z
      .string()
      .max(64)
      .default(SEEDING)
      .describe(
        "How the match was drawn from its seed, as a record says it; today's way, if it is left out.",
      ),
  })
  .describe('A match from its beginning.');

const placed = z.strictObject({
  card: name.describe('Its name, as decks have it.'),
  of: z.string().min(1).max(256).describe('Whose it is: the id of a player.'),
  zone: z.string().min(1).max(64).describe('Where it lies, as the game calls its zones.'),
  id: name
    .optional()
    .describe('By what moves name it. Left out: its name, from the second one on with a number.'),
  count: z.int().min(1).max(500).default(1).describe('How many of them lie there.'),
  facts: facts.default({}).describe('How it lies there, in the words of the game.'),
});

const named = z
  .strictObject({
    cards: z.array(placed).max(2_000).readonly().describe('All cards, by their names.'),
    options: jsonObject.default({}).describe('The options of the match: cards that no set has, who begins.'),
    seed: z.union([z.string(), z.number()]).default(1).describe('The seed of all chance in it.'),
    changes: z
      .array(z.strictObject({ at: place, to: anyJson.describe('What stands there now.') }))
      .max(1_000)
      .readonly()
      .default([])
      .describe('What of the state is otherwise, once the cards lie there.'),
  })
  .describe('A match in the middle, by the names of its cards.');

const step = move
  .extend({
    refused: codes
      .optional()
      .describe('The codes with which the move is refused, in any order. It is not made then.'),
    happens: z
      .array(facts)
      .readonly()
      .optional()
      .describe('Events of the move, in their order: each with the facts that count.'),
  })
  .describe('A move, and what comes of it.');

const picture = z.strictObject({
  at: place,
  is: anyJson.optional().describe('What stands there. Left out: nothing does.'),
  seenBy: z
    .string()
    .max(256)
    .nullable()
    .optional()
    .describe('Whose view of the state is looked at, null for a spectator. Left out: the state itself.'),
});

/** A scenario of a match: a board, moves, and what the board must be after them. Plain JSON. */
export const matchScenario = z
  .strictObject({
    $schema: z.string().optional().describe('Where this schema is, for editors.'),
    name: name.describe('What the scenario shows.'),
    rule: z.string().max(64).optional().describe('The number of the rule that it shows: 508.1a.'),
    game: z.string().min(1).max(64).describe('The id of the game.'),
    match: z.union([board, named, beginning]).describe('The match before the first move.'),
    moves: z.array(step).max(10_000).readonly().default([]).describe('The moves, in their order.'),
    expect: z.array(picture).readonly().default([]).describe('What stands where after the last move.'),
    winners: z
      .array(z.string())
      .readonly()
      .nullable()
      .optional()
      .describe('Who has won after the last move; null while the match goes on.'),
  })
  .meta({
    title: 'Match scenario',
    description: 'A board, moves that are made on it, and what it must be after them.',
  });
/** A scenario of a match, as the schema of the same name reads it. */
export type MatchScenario = z.infer<typeof matchScenario>;
