import type { JsonObject } from '@reticle/core';
import * as z from 'zod';
import { duelPlan, duelResult } from './duel-plan.js';
import { checkedMatch, matchPlan } from './match-plan.js';

/** The kinds of matches that threads and other machines play, by the function of the thread that plays one. */
export const TASKS = {
  playOne: { played: checkedMatch },
  playDuelOf: { played: duelResult },
} as const;

/** The function of a thread that plays one match. */
export type TaskName = keyof typeof TASKS;

/** What every plan has. */
export interface AnyPlan {
  readonly game: string;
  readonly options: JsonObject;
}

const digest = z.string().length(64);

/** A match that is to be played, as it waits in Redis. Its options, which may hold all cards, stand apart. */
export const job = z.discriminatedUnion('task', [
  z.strictObject({ task: z.literal('playOne'), plan: matchPlan.omit({ options: true }), options: digest }),
  z.strictObject({ task: z.literal('playDuelOf'), plan: duelPlan.omit({ options: true }), options: digest }),
]);
