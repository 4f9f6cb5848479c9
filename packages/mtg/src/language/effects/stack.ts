import type { Named } from '@reticle/core';
import * as z from 'zod';
import { selector } from '../selector.js';

/** Counters spells and abilities on the stack (rule 701.6a). `into` is where a spell goes instead of the graveyard. */
export const counterEffect = z.strictObject({
  effect: z.literal('counter'),
  what: selector,
  into: z.enum(['exile', 'hand', 'library']).optional(),
});
export type CounterEffect = Named<z.infer<typeof counterEffect>>;

/**
 * "Change the target of target spell with a single target" (rule 115.7a): to another legal one, a card or a player, that
 * the controller of the effect chooses; where there is none it stays what it is. What has several targets keeps them.
 */
export const changeTargetEffect = z.strictObject({
  effect: z.literal('changeTarget'),
  /** The spell or ability on the stack: the first that it means. */
  what: selector,
});
export type ChangeTargetEffect = Named<z.infer<typeof changeTargetEffect>>;
