import type { Named } from '@reticle/core';
import * as z from 'zod';
import { cards, reference } from './filter.js';

/** Cards that are chosen as a cost is paid, and what happens to them. */
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

/** A cost: payable as a whole, or not at all (rules 1.5.3, 4.1.4). */
export const cost = z
  .strictObject({
    /** So much ink. */
    ink: z.int().min(1).max(100).optional(),
    /** Exert this card: `this`, or one that the ability knows. A drying character can't (5.1.1.11). */
    exert: reference.optional(),
    /** Banish this card. */
    banish: reference.optional(),
    /** Cards that are chosen as it is paid, and what happens to them. */
    choose: chosenCost.optional(),
  })
  .refine((parts) => Object.values(parts).some((part) => part !== undefined), 'a cost costs something');
/** A cost; see {@link cost}. */
export type Cost = Named<z.infer<typeof cost>>;
