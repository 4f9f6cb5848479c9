import * as z from 'zod';
import { anyCards, amount, banned, selection, subject } from '../filter.js';
import { duration, modification } from '../modification.js';

/** Effects that last. */
export const lastingEffects = {
  /** Cards get something for a while. */
  give: z.strictObject({
    effect: z.literal('give'),
    what: selection,
    gives: z.array(modification).min(1).max(8).readonly(),
    for: duration,
    /** Whatever is so while it lasts has it, also what comes later (rule 6.4.2.1); `what` is a group then. */
    ongoing: z.boolean().optional(),
  }),
  /** Players can't play such cards for a while (rule 1.2.2). */
  ban: z.strictObject({
    effect: z.literal('ban'),
    players: banned,
    cant: z.literal('play'),
    on: anyCards,
    for: z.enum(['thisTurn', 'untilYourNextTurn']),
  }),
  /** Damage that would be dealt to cards is not; with `next` only the next time (rule 6.5). */
  prevent: z.strictObject({
    effect: z.literal('prevent'),
    what: selection,
    next: z.boolean().optional(),
    for: z.enum(['thisTurn', 'untilYourNextTurn']),
  }),
  /** The controller pays less for such cards this turn: for the next one, or for every one. */
  payLess: z.strictObject({
    effect: z.literal('payLess'),
    amount,
    on: subject,
    next: z.boolean().optional(),
  }),
};
