import { effectObject, eventEffect, verb } from '@reticle/core/standard';
import * as z from 'zod';
import { EVENTS } from '../events.js';

/** Fill this in from the rules: its data, its events, its words. Until then it damages. */
export const someThingEffect = eventEffect(EVENTS, {
  schema: z.strictObject({
    effect: z.literal('someThing'),
    what: effectObject,
    amount: z.int().positive(),
  }),
  events: ({ amount }, { source }, objects) =>
    objects.map((card) => ({ type: 'damaged', card, by: source, amount })),
  words: verb('some thing <what:what> for <amount:number>', { effect: 'someThing' }),
});
