import {
  baseCardFilter,
  numericComparison,
  playerReference,
  stringComparison,
  type Filter,
} from '@reticle/core';
import * as z from 'zod';
import type { Named } from '../state/named.js';
import { INKS, TURN_FACTS, ZONES } from '../state/vocabulary.js';

const oneOrMany = z.union([z.string(), z.array(z.string()).min(1).readonly()]);
const zone = z.enum(ZONES);
const ink = z.enum(INKS);
const turnFact = z.enum(TURN_FACTS);

/** The keys that look at one card by itself, its source aside. Negatives are made with `not`, unions with `anyOf`. */
export const ownKeys = baseCardFilter.extend({
  zone: z.union([zone, z.array(zone).min(1).readonly()]).optional(),
  /** Only what can be ready or exerted is either: neither locations nor cards outside play (5.1.2.3, 5.1.2.7). */
  ready: z.boolean().optional(),
  exerted: z.boolean().optional(),

  // --- names (rule 5.2.6): whole, the version left out
  /** Any of its names; `not` means none of them. */
  name: stringComparison.optional(),
  /** Has any of these names. */
  withName: oneOrMany.optional(),
  /** Has none of these names. */
  withoutName: oneOrMany.optional(),
  /** Has the name that was named for the source ("that card", after "name a card"). */
  namedCard: z.boolean().optional(),
  /** Shares a name with the source. */
  sameNameAsSource: z.boolean().optional(),

  // --- characteristics, as they are now
  /** Any of these classifications. */
  withClassification: oneOrMany.optional(),
  /** None of these classifications. */
  withoutClassification: oneOrMany.optional(),
  /** Any of these inks. */
  ink: z.union([ink, z.array(ink).min(1).readonly()]).optional(),
  /** May be put into the inkwell. */
  inkwell: z.boolean().optional(),
  willpower: numericComparison.optional(),
  /** How much lore it quests for. */
  loreValue: numericComparison.optional(),
  moveCost: numericComparison.optional(),

  // --- status
  damage: numericComparison.optional(),
  drying: z.boolean().optional(),
  faceDown: z.boolean().optional(),
  hasCardUnder: z.boolean().optional(),
  cardsUnder: numericComparison.optional(),
  /** Is under the source. */
  underThis: z.boolean().optional(),
  challenging: z.boolean().optional(),
  beingChallenged: z.boolean().optional(),

  // --- history
  playedThisTurn: z.boolean().optional(),
  questedThisTurn: z.boolean().optional(),
  sangThisTurn: z.boolean().optional(),
  challengedThisTurn: z.boolean().optional(),
  wasChallengedThisTurn: z.boolean().optional(),
  wasDamagedThisTurn: z.boolean().optional(),
  /** All of these happened to it this turn: those with a key of their own, and the rest of {@link TURN_FACTS}. */
  thisTurn: z.union([turnFact, z.array(turnFact).min(1).readonly()]).optional(),
});
export type OwnKeys = Named<z.infer<typeof ownKeys>>;

/** A filter on one card by itself: what the filter on the location of `atLocation` is. */
export type LocationFilter = Filter<OwnKeys>;

/** The keys of a filter on players. */
export const playerKeys = z.strictObject({
  /** The player as seen from the controller of the source. */
  is: playerReference.optional(),
  playerId: oneOrMany.optional(),
  lore: numericComparison.optional(),
});
export type PlayerKeys = Named<z.infer<typeof playerKeys>>;

/** What may be asked of a player. */
export type LorcanaPlayerFilter = Filter<PlayerKeys>;
