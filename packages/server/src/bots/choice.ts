import { ok, type Result } from '@reticle/core';
import {
  BOTS,
  move,
  randomState,
  randomFrom,
  seatOf,
  type BotName,
  type Match,
  type MatchRuntime,
  type RandomState,
} from '@reticle/core/match';
import * as z from 'zod';

/** A choice that a bot is to make: plain JSON. */
export interface BotTask {
  readonly game: string;
  /** The match. The bot gets only the seat of its player. */
  readonly match: unknown;
  readonly player: string;
  readonly bot: BotName;
  /** The bot's own random source, not the match's. */
  readonly random: RandomState;
}

/** The schema of a choice of a bot, with its random source afterwards. */
export const botChoice = z.strictObject({ move: move.optional(), random: randomState });
/** A choice of a bot, with its random source afterwards. */
export type BotChoice = z.infer<typeof botChoice>;

/** Makes a choice, here and now. The same task gives the same choice, on whatever thread. */
export function chosenBy<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  { player, bot, random: state }: Omit<BotTask, 'match' | 'game'>,
): BotChoice {
  const random = randomFrom(state);
  const made = BOTS[bot](seatOf(runtime, match, player), random);
  return { ...(made === undefined ? {} : { move: made }), random: random.state };
}

/** Makes a choice from JSON. Refuses a match that is none of this game. */
export function chosenFromJson<State>(runtime: MatchRuntime<State>, task: BotTask): Result<BotChoice> {
  const match = runtime.parseMatch(task.match);
  return match.ok ? ok(chosenBy(runtime, match.value, task)) : match;
}
