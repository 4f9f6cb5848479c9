import { matchRecord } from '@reticle/core/match';
import * as z from 'zod';

const names = z.array(z.string().max(64)).min(1).max(64).readonly();

/** One match of an arena, and all that it depends on. Plain JSON: it is sent to a thread. */
export const duelPlan = z.strictObject({
  game: z.string(),
  /** Identifies the match: the same key in every run. */
  key: z.string().max(400),
  options: matchRecord.shape.options,
  seed: z.string().max(256),
  /** The bots' names, in the order of the players. */
  bots: names,
  maxMoves: z.int().positive(),
  /** Whether to record which cards each player saw and showed. */
  cards: z.boolean(),
  /** Whether the match can be played again from its result. */
  record: z.boolean().optional(),
  /** The weights of the bots, in the order of their names. Defaults to the game's own weights. */
  weights: z.array(z.record(z.string(), z.number())).readonly().optional(),
});
export type DuelPlan = z.infer<typeof duelPlan>;

/** The message to a thread: the plan, and the module that defines the game. */
export type PlannedDuel = DuelPlan & { readonly module: string };

const cards = z.array(z.string().max(256)).readonly();
const oneSide = z.strictObject({
  player: z.string(),
  bot: z.string(),
  decisions: z.int(),
  /** Milliseconds of all decisions together, and of the longest one. */
  time: z.number(),
  longest: z.number(),
  seen: cards.optional(),
  shown: cards.optional(),
});

/** The result of a match of an arena. Plain JSON, a line of the file that `arena --out` writes. */
export const duelResult = z.strictObject({
  key: z.string().max(400),
  sides: z.array(oneSide).readonly(),
  moves: z.int().nonnegative(),
  /** Who moved first. */
  first: z.string().optional(),
  winners: z.array(z.string()).readonly().optional(),
  reason: z.string().optional(),
  record: matchRecord.optional(),
  /** The reason if there is no outcome. */
  broken: z.string().optional(),
});
export type DuelResult = z.infer<typeof duelResult>;
