import type { NamedUnion } from '@reticle/core';
import * as z from 'zod';
import { anyCards, subject } from './filter.js';

/** What may happen to a card. If the card leaves play, filters see it as it last was (rule 6.7.7). */
const CARD_EVENTS = [
  'played',
  'quests',
  'sings',
  'challenges',
  'isChallenged',
  'isBanished',
  /**
   * Banishes another character, not a location, in a challenge. The banished one is `challenger` or
   * `challenged`.
   */
  'banishesInChallenge',
  'isDealtDamage',
  /** Deals damage in a challenge. `other` is the card that is dealt the damage, and it is the `subject`. */
  'dealsDamageInChallenge',
  'leavesPlay',
  /** Goes from play to its player's hand. */
  'returnsToHand',
  'isExerted',
  'isReadied',
  'movesToLocation',
  'isInked',
  'isDiscarded',
  'isChosen',
  'getsCardUnder',
  /** Has damage removed. */
  'isHealed',
] as const;
/** Something that may happen to a card. */
export type CardEvent = (typeof CARD_EVENTS)[number];

/** What may happen to a player. */
const PLAYER_EVENTS = ['turnBegins', 'turnEnds', 'drawsCard', 'gainsLore', 'losesLore'] as const;
/** Something that may happen to a player. */
export type PlayerEvent = (typeof PLAYER_EVENTS)[number];

/**
 * Only the second such event of a turn, or a later one. For `played` it counts the player's cards of that
 * type, for `challenges` all challenges, for `isInked` and `drawsCard` the player's cards.
 */
const nth = z.int().min(2).max(20).optional();

/** The schema of {@link Trigger}. */
export const trigger = z.union([
  z.strictObject({
    event: z.enum(CARD_EVENTS),
    /** The card to which it happens. The effects call it `subject`. */
    card: subject,
    /** The other card: its challenger, or what it challenges. */
    other: anyCards.optional(),
    /** For `isBanished`: only in a challenge, as the challenging card, the challenged card, or either. */
    inChallenge: z.enum(['challenging', 'challenged', 'either']).optional(),
    /** For `isChosen`: only by such a player and for such an effect. */
    chosenBy: z.enum(['you', 'opponent']).optional(),
    chosenFor: z.enum(['action', 'ability']).optional(),
    /** For `isHealed` and `isReadied`: only if such a player does it. */
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
/**
 * An event at which an ability triggers. If `during` does not hold at that moment, the ability does not
 * trigger at all.
 */
export type Trigger = NamedUnion<z.infer<typeof trigger>>;

/** The events of one ability. It triggers at each of them. */
export const triggers = z.array(trigger).min(1).max(8).readonly();
