import { eventEffect, verb } from '@reticle/core/standard';
import * as z from 'zod';
import { EVENTS } from '../events.js';

/** The player of the ability gains life. */
export const gainLifeEffect = eventEffect(EVENTS, {
  schema: z.strictObject({ effect: z.literal('gainLife'), amount: z.int().positive() }),
  events: ({ amount }, { controller }) => [{ type: 'gainedLife', player: controller, amount }],
  words: verb('gain <amount:number> life', { effect: 'gainLife' }),
});
