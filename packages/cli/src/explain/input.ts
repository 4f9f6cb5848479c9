import { attempt, targetSelection } from '@reticle/core';
import * as z from 'zod';

/** What `reticle explain` reads. The game reads its own parts: the states and the spec. */
export const explainInput = z.strictObject({
  game: z.string().min(1).max(64),
  state: z.json(),
  spec: z.json(),
  /** Who asks, and from which source. */
  attempt,
  /** What was chosen, to be checked. */
  choice: targetSelection.optional(),
  /** The board as it is later, to check the choice again. */
  later: z.json().optional(),
});
export type ExplainInput = z.infer<typeof explainInput>;
