import * as z from 'zod';
import { amount, selection } from '../filter.js';

const what = selection;

/** Effects on the damage on cards. */
export const damageEffects = {
  /** Deals damage: Resist lowers it (1.9.2, 8.8.3). `result` is how much was dealt. */
  dealDamage: z.strictObject({ effect: z.literal('dealDamage'), what, amount }),
  /** Puts damage: nothing lowers it. */
  putDamage: z.strictObject({ effect: z.literal('putDamage'), what, amount }),
  /** Removes damage; with `upTo` the controller says how much of it. `result` is how much was removed. */
  removeDamage: z.strictObject({
    effect: z.literal('removeDamage'),
    what,
    amount: z.union([amount, z.literal('all')]),
    upTo: z.boolean().optional(),
    /** Adds to the `result` of before. */
    more: z.boolean().optional(),
  }),
  /** Moves damage from one card to another. */
  moveDamage: z.strictObject({
    effect: z.literal('moveDamage'),
    from: selection,
    to: selection,
    amount: z.union([amount, z.literal('all')]),
    upTo: z.boolean().optional(),
  }),
};
