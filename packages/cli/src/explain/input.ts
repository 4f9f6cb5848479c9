import { attempt, targetSelection } from '@reticle/core';
import * as z from 'zod';

const count = z.int().min(0).max(1000);

/** What `reticle explain` reads. The game reads its own parts: the states, the spec and the text. */
export const explainInput = z.strictObject({
  /** May be left out where the command line names it. */
  game: z.string().min(1).max(64).optional(),
  state: z.json(),
  /** What is asked for; or in its stead {@link text}. */
  spec: z.json().optional(),
  /** Printed words that say what is asked for. */
  text: z.string().optional(),
  /** The card that has the text. */
  about: z
    .strictObject({ name: z.string().optional(), types: z.array(z.string()).readonly().optional() })
    .optional(),
  /** Which ability of the text, and which mode of it, counted from 0; needed where several have targets. */
  ability: count.optional(),
  mode: count.optional(),
  /** Who asks, and from which source. */
  attempt,
  /** What was chosen, to be checked. */
  choice: targetSelection.optional(),
  /** The board as it is later, to check the choice again. */
  later: z.json().optional(),
});
export type ExplainInput = z.infer<typeof explainInput>;
