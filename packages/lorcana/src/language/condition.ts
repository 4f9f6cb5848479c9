import { numericComparison, type NumericComparison, type Named, type NamedUnion } from '@reticle/core';
import * as z from 'zod';
import { HAPPENED, type HappenedFact } from './facts.js';
import {
  anyCards,
  cards,
  type LorcanaCardFilter,
  amount,
  reference,
  type Amount,
  type Reference,
  subject,
} from './filter.js';

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
      readonly is?: NumericComparison | undefined;
    }
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
      is: numericComparison.optional(),
    }),
    z.strictObject({ test: z.literal('lore'), of: z.enum(['you', 'opponent']), is: numericComparison }),
    z.strictObject({ test: z.literal('underdog') }),
    z.strictObject({ test: z.literal('turn'), of: z.enum(['you', 'opponent']) }),
    z.strictObject({ test: z.literal('not'), that: condition }),
    z.strictObject({ test: z.enum(['all', 'any']), that: z.array(condition).min(1).max(16).readonly() }),
  ]),
);

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

/** What may happen to a card. Of a card that leaves play, filters see what it last was (rule 6.7.7). */
const CARD_EVENTS = [
  'played',
  'quests',
  'sings',
  'challenges',
  'isChallenged',
  'isBanished',
  /** Banishes another character, not a location, in a challenge; that one is `challenger` or `challenged`. */
  'banishesInChallenge',
  'isDealtDamage',
  'leavesPlay',
  'isExerted',
  'isReadied',
  'movesToLocation',
  'isInked',
  'isDiscarded',
  'isChosen',
  'getsCardUnder',
  /** Damage is removed from it. */
  'isHealed',
] as const;
/** Something that may happen to a card. */
export type CardEvent = (typeof CARD_EVENTS)[number];

/** What may happen to a player. */
const PLAYER_EVENTS = ['turnBegins', 'turnEnds', 'drawsCard', 'gainsLore', 'losesLore'] as const;
/** Something that may happen to a player. */
export type PlayerEvent = (typeof PLAYER_EVENTS)[number];

/** At what an ability triggers. `during` must hold then, or it does not trigger at all. */
export const trigger = z.union([
  z.strictObject({
    event: z.enum(CARD_EVENTS),
    /** Which card it happens to: `subject` in the effects. */
    card: subject,
    /** The other one: what challenges it, what it challenges. */
    other: anyCards.optional(),
    /** Of `isBanished`: only in a challenge, as the challenging or the challenged one, or as either. */
    inChallenge: z.enum(['challenging', 'challenged', 'either']).optional(),
    /** Of `isChosen`: only by such a player, only for such an effect. */
    chosenBy: z.enum(['you', 'opponent']).optional(),
    chosenFor: z.enum(['action', 'ability']).optional(),
    /** Whose turn it must be. */
    during: z.enum(['yourTurn', 'opponentsTurn']).optional(),
  }),
  z.strictObject({
    event: z.enum(PLAYER_EVENTS),
    player: z.enum(['you', 'opponent', 'any']),
    during: z.enum(['yourTurn', 'opponentsTurn']).optional(),
  }),
]);
/** At what an ability triggers. */
export type Trigger = NamedUnion<z.infer<typeof trigger>>;

/** At what an ability triggers; at any of several. */
export const triggers = z.array(trigger).min(1).max(8).readonly();
