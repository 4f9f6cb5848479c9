import { botNamed, matchRecord } from '@reticle/core/match';
import * as z from 'zod';

/** Everything that a match between bots depends on. Plain JSON: it is sent to a thread. */
export const matchPlan = z.strictObject({
  game: z.string(),
  options: matchRecord.shape.options,
  seed: z.string(),
  bots: z
    .array(z.string().refine((name) => botNamed(name) !== undefined))
    .min(1)
    .readonly(),
  /** The most moves. A match that lasts longer is a finding. */
  maxMoves: z.int().positive(),
  /** Before every `probe`th move all offered moves are tried; 0 for never. */
  probe: z.int().nonnegative(),
  /** Whether to report what the cards of the match showed. */
  watch: z.literal(true).optional(),
});
export type MatchPlan = z.infer<typeof matchPlan>;

/** The message to a thread: the plan, and the module that defines the game. */
export type PlannedMatch = MatchPlan & { readonly module: string };

/** The kinds of findings. `crashed` means that the thread ended. */
const FINDINGS = ['notStarted', 'notOver', 'stuck', 'refused', 'threw', 'replayDiffers', 'crashed'] as const;

const foundIssue = z.strictObject({ code: z.string(), words: z.string() });

/** The result of a match. Plain JSON, a line of the file that `simulate --out` writes. */
export const matchResult = z.strictObject({
  seed: z.string().max(256),
  moves: z.int().nonnegative(),
  turns: z.number().optional(),
  winners: z.array(z.string()).readonly().optional(),
  reason: z.string().optional(),
  digest: z.string().max(64).optional(),
  /** Moves that were tried without being played. */
  probed: z.int().nonnegative(),
  /** Offered moves that were refused. */
  refusedOffers: z.int().nonnegative(),
  /** What the match showed of its cards: which were played, how often abilities were used, and whether that changed anything. */
  shown: z
    .strictObject({
      cards: z.array(z.string()).readonly(),
      abilities: z.record(z.string(), z.strictObject({ times: z.int().nonnegative(), changed: z.boolean() })),
    })
    .optional(),
  finding: z.strictObject({ kind: z.enum(FINDINGS), issues: z.array(foundIssue).readonly() }).optional(),
  /** The file with the record of the finding. */
  record: z.string().optional(),
});
export type MatchResult = z.infer<typeof matchResult>;
export type Finding = NonNullable<MatchResult['finding']>;

/** The schema of a checked match, with the record of its finding if it has one. */
export const checkedMatch = z.strictObject({ result: matchResult, record: matchRecord.optional() });
export type CheckedMatch = z.infer<typeof checkedMatch>;
