import * as z from 'zod';
import { duration, modification } from '../modification.js';
import { amount, selection, subject } from '../reference.js';

/** Effects that last. */
export const lastingEffects = {
  /** Cards get something for a while. */
  give: z.strictObject({
    effect: z.literal('give'),
    what: selection,
    gives: z.array(modification).min(1).max(8).readonly(),
    for: duration,
  }),
  /** The controller pays less for such cards this turn: for the next one, or for every one. */
  payLess: z.strictObject({
    effect: z.literal('payLess'),
    amount,
    on: subject,
    next: z.boolean().optional(),
  }),
};
