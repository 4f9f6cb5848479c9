import type { Named } from '@reticle/core';
import * as z from 'zod';
import { cards, reference } from './filter.js';

/** The chosen part of a cost: cards that the player chooses, and what happens to them. */
export const chosenCost = z
  .array(
    z.strictObject({
      to: z.enum(['banish', 'exert', 'discard', 'return']),
      of: cards,
      count: z.int().min(1).max(20).optional(),
    }),
  )
  .min(1)
  .max(4)
  .readonly();

/** The schema of {@link Cost}. */
export const cost = z
  .strictObject({
    /** The ink to pay. */
    ink: z.int().min(1).max(100).optional(),
    /**
     * The card to exert: `this`, or one that the ability has a name for. A drying character can't be exerted
     * (5.1.1.11).
     */
    exert: reference.optional(),
    /** The card to banish. */
    banish: reference.optional(),
    /** Cards that the player chooses while paying, and what happens to them. */
    choose: chosenCost.optional(),
  })
  .refine((parts) => Object.values(parts).some((part) => part !== undefined), 'a cost costs something');
/** A cost. A player pays all of it or none of it (rules 1.5.3, 4.1.4). */
export type Cost = Named<z.infer<typeof cost>>;
