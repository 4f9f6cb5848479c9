import { attempt, json, targetSelection } from '@reticle/core';
import * as z from 'zod';

/** A schema of its own around one that contains itself: the words are the key's. */
const anyJson = z.lazy(() => json);
const count = z.int().min(0).max(1000);

/** What `reticle explain` reads. The game reads its own parts: the states, the spec and the text. */
export const explainInput = z
  .strictObject({
    game: z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe('The game. It may be left out if the command line names it.'),
    state: anyJson.describe('The board, as the game has it.'),
    spec: json.optional().describe('What is asked for, as a target spec. text may stand in its place.'),
    text: z.string().optional().describe('Printed words that say what is asked for.'),
    about: z
      .strictObject({
        name: z.string().optional().describe('The name of the card.'),
        types: z.array(z.string()).readonly().optional().describe('The types of the card.'),
      })
      .optional()
      .describe('The card that has the text: its name and its types.'),
    ability: count
      .optional()
      .describe('Which ability of the text is meant, counted from 0. It is needed if several have targets.'),
    mode: count
      .optional()
      .describe('Which mode of the ability is meant, counted from 0. It is needed if several have targets.'),
    attempt: attempt.describe('Who asks, and from which source.'),
    choice: targetSelection.optional().describe('What was chosen, to be checked.'),
    later: json.optional().describe('The board as it is later, to check the choice again.'),
  })
  .meta({
    title: 'Question',
    description: 'What reticle explain reads: a board, what is asked for, and who asks.',
  });
export type ExplainInput = z.infer<typeof explainInput>;
