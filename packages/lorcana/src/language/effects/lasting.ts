import * as z from 'zod';
import { anyCards, amount, banned, selection, subject } from '../filter.js';

/** Effects that last, besides what cards get, which may be abilities: that stands beside all effects. */
export const lastingEffects = {
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
