import { attempt, json, targetRef, targetSelection } from '@reticle/core';
import * as z from 'zod';

/** A schema of its own around one that contains itself: the words are the key's. */
const anyJson = z.lazy(() => json);
const count = z.int().min(0).max(1000);
const codes = z.array(z.string().min(1)).min(1).readonly();
const verdict = z.union([z.literal('legal'), codes]);
const name = z.string().min(1).max(256);

const changes = z
  .array(
    z.strictObject({
      at: z
        .array(z.union([z.string(), count]))
        .min(1)
        .readonly()
        .describe('The place in the state: keys and indexes.'),
      to: anyJson.describe('The value that stands there now.'),
    }),
  )
  .readonly();

/** The board as a choice resolves, and what becomes of what was chosen. */
const later = z.strictObject({
  name: name.optional().describe('The name of this moment.'),
  changes: changes.describe('What has changed since: values at places of the state.'),
  fizzles: z
    .boolean()
    .optional()
    .describe('Whether nothing of it resolves, because no target is legal any more.'),
  verdicts: z
    .record(z.string(), verdict)
    .optional()
    .describe('By id: legal, or the codes of why it no longer is.'),
});

const choice = z.strictObject({
  name: name.optional().describe('The name of the choice.'),
  choose: targetSelection.describe('What is chosen.'),
  verdict: verdict.describe('legal, or the codes of the refusal, in any order.'),
  later: z.array(later).readonly().optional().describe('What becomes of a legal choice.'),
});

/** A scenario: a board, what is asked in it, and what the answers must be. Plain JSON. */
export const scenario = z
  .strictObject({
    $schema: z.string().optional().describe('Where this schema is, for editors.'),
    name: name.describe('What the scenario shows.'),
    rule: z.string().max(64).optional().describe('The number of the rule that it shows: 702.11b.'),
    game: z.string().min(1).max(64).describe('The id of the game.'),
    state: anyJson.describe('The board, as the game has it.'),
    spec: json.optional().describe('What is asked for, as a target spec. text may stand in its place.'),
    text: z
      .string()
      .max(20_000)
      .optional()
      .describe('Printed words that say what is asked for, in a game that reads words.'),
    about: z
      .strictObject({
        name: z.string().optional().describe('The name of the card.'),
        types: z.array(z.string()).readonly().optional().describe('The types of the card.'),
      })
      .optional()
      .describe('The card that has the text: its name and its types.'),
    ability: count.optional().describe('Which ability of the text is meant, counted from 0.'),
    mode: count.optional().describe('Which mode of the ability is meant, counted from 0.'),
    attempt: attempt.describe('Who asks, and from which source.'),
    listed: z
      .record(z.string(), z.array(z.string()).readonly())
      .optional()
      .describe('By slot: the ids of all that is legal for it, in any order.'),
    why: z
      .array(
        z.strictObject({
          target: targetRef.describe('The thing that is not legal.'),
          slot: z.string().optional().describe('The id of the slot.'),
          codes: codes.describe('The codes of the refusal, in any order.'),
        }),
      )
      .readonly()
      .optional()
      .describe('Why things are not legal for a slot, or for the first slot if none is named.'),
    choices: z.array(choice).readonly().optional().describe('Choices, and what the answers must be.'),
  })
  .meta({ title: 'Scenario', description: 'A board, what is asked in it, and what the answers must be.' });
/** A scenario, as the schema of the same name reads it. */
export type Scenario = z.infer<typeof scenario>;
/** What a scenario's words are about, and which part of them is meant. */
export type ScenarioWords = Pick<Scenario, 'about' | 'ability' | 'mode'> & { readonly text: string };
export type ScenarioChoice = z.infer<typeof choice>;
export type ScenarioLater = z.infer<typeof later>;
export type Verdict = z.infer<typeof verdict>;
