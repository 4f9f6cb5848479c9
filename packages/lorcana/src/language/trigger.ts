import type { NamedUnion } from '@reticle/core';
import * as z from 'zod';
import { anyCards, subject } from './filter.js';

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
  /** Deals damage in a challenge: `other` is dealt it, and is the `subject`. */
  'dealsDamageInChallenge',
  'leavesPlay',
  /** Goes from play into its player's hand. */
  'returnsToHand',
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

/**
 * Only the second such in a turn, or a later one: of `played` the player's cards of that type are counted, of `challenges` all
 * challenges, of `isInked` and `drawsCard` the player's cards.
 */
const nth = z.int().min(2).max(20).optional();

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
    /** Of `isHealed` and `isReadied`: only if such a player does it. */
    by: z.enum(['you', 'opponent']).optional(),
    nth,
    /** Whose turn it must be. */
    during: z.enum(['yourTurn', 'opponentsTurn']).optional(),
  }),
  z.strictObject({
    event: z.enum(PLAYER_EVENTS),
    player: z.enum(['you', 'opponent', 'any']),
    nth,
    during: z.enum(['yourTurn', 'opponentsTurn']).optional(),
  }),
]);
/** At what an ability triggers. */
export type Trigger = NamedUnion<z.infer<typeof trigger>>;

/** At what an ability triggers; at any of several. */
export const triggers = z.array(trigger).min(1).max(8).readonly();
