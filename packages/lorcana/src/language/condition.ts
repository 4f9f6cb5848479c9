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

/** Something that holds or does not: the "if" and the "while" of an ability. */
export type Condition =
  /** So many cards are there; at least one, if `is` says nothing. */
  | { readonly test: 'count'; readonly of: LorcanaCardFilter; readonly is?: NumericComparison | undefined }
  /** The first amount is more than the second. */
  | { readonly test: 'more'; readonly amount: Amount; readonly than: Amount }
  /** Each card under the name is there, and is so. */
  | { readonly test: 'is'; readonly what: Reference; readonly so: LorcanaCardFilter }
  /** So many such things happened this turn; at least one, if `is` says nothing. */
  | {
      readonly test: 'happened';
      readonly fact: HappenedFact;
      /** To such a card, as it was then. */
      readonly to?: LorcanaCardFilter | undefined;
      /** Of `healed`: by whom. Of all else: to whom, or to whose card. */
      readonly who?: 'you' | 'opponent' | undefined;
      readonly is?: NumericComparison | undefined;
    }
  /** There is such a player. */
  | { readonly test: 'players'; readonly so: PlayersSo }
  /** So much lore a player has. */
  | { readonly test: 'lore'; readonly of: 'you' | 'opponent'; readonly is: NumericComparison }
  /** It is the first turn of a player who is not the first (Underdog). */
  | { readonly test: 'underdog' }
  /** Whose turn it is. */
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
