import { numericComparison, type NumericComparison } from '@reticle/core';
import * as z from 'zod';
import {
  anyCards,
  cards,
  type LorcanaCardFilter,
  amount,
  playersSo,
  reference,
  type Amount,
  type PlayersSo,
  type Reference,
} from './filter.js';
import { HAPPENED, type HappenedFact } from './facts.js';

/**
 * A condition: what the "if" or the "while" of an ability asks about the match. Plain JSON. `holdsIn` in
 * `state/conditions.ts` decides it, and `text/phrases/conditions.ts` reads and prints its words.
 */
export type Condition =
  /** The number of matching cards compares so. Without `is`, at least one matches. */
  | { readonly test: 'count'; readonly of: LorcanaCardFilter; readonly is?: NumericComparison | undefined }
  /** The first amount is greater than the second. */
  | { readonly test: 'more'; readonly amount: Amount; readonly than: Amount }
  /** The name means at least one card, and each of them matches. */
  | { readonly test: 'is'; readonly what: Reference; readonly so: LorcanaCardFilter }
  /** How often this happened this turn compares so. Without `is`, it happened at least once. */
  | {
      readonly test: 'happened';
      readonly fact: HappenedFact;
      /** Only to cards that matched at that moment. */
      readonly to?: LorcanaCardFilter | undefined;
      /**
       * For `healed`: who did it. For the other facts: the player to whom it happened, or whose card it was.
       */
      readonly who?: 'you' | 'opponent' | undefined;
      readonly is?: NumericComparison | undefined;
    }
  /** At least one such player exists. */
  | { readonly test: 'players'; readonly so: PlayersSo }
  /** The lore of a player compares so. */
  | { readonly test: 'lore'; readonly of: 'you' | 'opponent'; readonly is: NumericComparison }
  /** It is the first turn of a player who is not the first player (Underdog). */
  | { readonly test: 'underdog' }
  /** It is the turn of this player. */
  | { readonly test: 'turn'; readonly of: 'you' | 'opponent' }
  | { readonly test: 'not'; readonly that: Condition }
  | { readonly test: 'all' | 'any'; readonly that: readonly Condition[] };

/** The schema of {@link Condition}. */
export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.discriminatedUnion('test', [
    z.strictObject({ test: z.literal('count'), of: cards, is: numericComparison.optional() }),
    z.strictObject({ test: z.literal('more'), amount, than: amount }),
    z.strictObject({ test: z.literal('is'), what: reference, so: anyCards }),
    z.strictObject({
      test: z.literal('happened'),
      fact: z.enum(HAPPENED),
      to: anyCards.optional(),
      who: z.enum(['you', 'opponent']).optional(),
      is: numericComparison.optional(),
    }),
    z.strictObject({ test: z.literal('players'), so: playersSo }),
    z.strictObject({ test: z.literal('lore'), of: z.enum(['you', 'opponent']), is: numericComparison }),
    z.strictObject({ test: z.literal('underdog') }),
    z.strictObject({ test: z.literal('turn'), of: z.enum(['you', 'opponent']) }),
    z.strictObject({ test: z.literal('not'), that: condition }),
    z.strictObject({ test: z.enum(['all', 'any']), that: z.array(condition).min(1).max(16).readonly() }),
  ]),
);
