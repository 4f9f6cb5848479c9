import * as z from 'zod';
import { STANDARD_STOPS } from '../rules/turn/steps.js';
import { STEPS } from '../state/match-state.js';

/** Who plays, in turn order from whoever begins. */
export const PLAYERS = ['ann', 'bob'] as const;

/** A player of a match. */
export type PlayerId = (typeof PLAYERS)[number];
const deck = z.array(z.string().min(1).max(64)).min(7).max(250).readonly();

/** What is agreed before a match. `{}` is a match of random two-colour decks. */
export const mtgOptions = z.strictObject({
  /** Each player's deck as ids of cards; drawn by the seed, where it is left out. */
  decks: z.strictObject({ ann: deck, bob: deck }).optional(),
  /** How many cards a drawn deck has. */
  deckSize: z.int().min(20).max(100).default(40),
  startingLife: z.int().min(1).max(1_000).default(20),
  /** As this turn would begin (each player's turn counts), the match is a draw. */
  turnLimit: z.int().min(1).max(1_000).default(200),
  /** Who takes the first turn; by default the seed decides. */
  first: z.enum([...PLAYERS, 'random']).default('random'),
  /** Steps in which players get priority although nothing is on the stack; all steps are the full rules (117.3a). */
  stops: z.array(z.enum(STEPS)).max(STEPS.length).readonly().default(STANDARD_STOPS),
});

/** How a match is set up. */
export type MtgOptions = z.infer<typeof mtgOptions>;
