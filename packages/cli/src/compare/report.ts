import * as z from 'zod';

const count = z.int().min(0);
const share = z.object({ clauses: count, understood: count });

/** What `reticle coverage --json` prints, as far as two of them are compared; of other keys there may be any. */
export const coverageReport = z.object({
  ...share.shape,
  byAbility: z.record(z.string(), share).default({}),
  refusedPhrases: count.default(0),
  /** May be cut short: `refusedPhrases` tells how many there are. */
  refused: z.array(z.object({ phrase: z.string(), count })).default([]),
});
export type CoverageReport = z.infer<typeof coverageReport>;
export type Share = z.infer<typeof share>;
