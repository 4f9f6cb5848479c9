import * as z from 'zod';
import { type Selector, selector } from '../selector.js';

/** Counters spells and abilities on the stack (rule 701.6a). `into` is where a spell goes instead of the graveyard. */
export interface CounterEffect {
  readonly effect: 'counter';
  readonly what: Selector;
  readonly into?: 'exile' | 'hand' | 'library' | undefined;
}

export const counterEffect = z.strictObject({
  effect: z.literal('counter'),
  what: selector,
  into: z.enum(['exile', 'hand', 'library']).optional(),
});

/**
 * "Change the target of target spell with a single target" (rule 115.7a): to another legal one, a card or a player, that
 * the controller of the effect chooses; where there is none it stays what it is. What has several targets keeps them.
 */
export interface ChangeTargetEffect {
  readonly effect: 'changeTarget';
  /** The spell or ability on the stack: the first that it means. */
  readonly what: Selector;
}
export const changeTargetEffect = z.strictObject({ effect: z.literal('changeTarget'), what: selector });
