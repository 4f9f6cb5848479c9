import { numericComparison, playerReference, stringComparison } from '@reticle/core';
import * as z from 'zod';
import type { Named } from '../state/named.js';
import { COLORS, TURN_FACTS, ZONES } from '../state/vocabulary.js';

const oneOrMany = z.union([z.string(), z.array(z.string()).min(1).readonly()]);
const all = z.array(z.string()).min(1).readonly();
const color = z.enum(COLORS);
const zone = z.enum(ZONES);
const turnFact = z.enum(TURN_FACTS);

/**
 * The keys that look at one object by itself: what "of the quality" may mean in protection, and all but a few of
 * {@link MtgCardFilter}'s. Negatives are made with `not`, unions with `anyOf`.
 */
export const qualityKeys = z.strictObject({
  // --- which object
  zone: z.union([zone, z.array(zone).min(1).readonly()]).optional(),
  owner: playerReference.optional(),
  /** The controller; of a card that has none, the owner (rule 108.4a). */
  controller: playerReference.optional(),
  publicId: oneOrMany.optional(),
  instanceId: oneOrMany.optional(),
  /** Any of its names (rule 201.2). */
  name: stringComparison.optional(),
  /** Not the source itself: "another". */
  excludeSelf: z.boolean().optional(),

  // --- characteristics, as they are now
  /** Any of these types; `permanent` is any type that a permanent can have (rule 110.4). */
  type: oneOrMany.optional(),
  allTypes: all.optional(),
  /** Any of these. */
  supertype: oneOrMany.optional(),
  /** Any of these. */
  subtype: oneOrMany.optional(),
  allSubtypes: all.optional(),
  /** Any of these. */
  color: z.union([color, z.array(color).min(1).readonly()]).optional(),
  allColors: z.array(color).min(1).readonly().optional(),
  /** How many colours: 0 is colourless, 1 monocoloured, 2 or more multicoloured (rules 105.2a to 105.2c). */
  colorCount: numericComparison.optional(),
  /** All of these keywords. */
  withKeyword: oneOrMany.optional(),
  /** None of these keywords. */
  withoutKeyword: oneOrMany.optional(),
  power: numericComparison.optional(),
  toughness: numericComparison.optional(),
  loyalty: numericComparison.optional(),
  manaValue: numericComparison.optional(),

  // --- status
  tapped: z.boolean().optional(),
  token: z.boolean().optional(),
  copy: z.boolean().optional(),
  faceDown: z.boolean().optional(),
  /** Counters of each kind: `{ '+1/+1': { gte: 1 } }`. A kind that is not there counts 0. */
  counters: z.record(z.string().min(1), numericComparison).optional(),
  /** Counters of all kinds together. */
  counterCount: numericComparison.optional(),
  damage: numericComparison.optional(),
  commander: z.boolean().optional(),
  /** Has the subtype, colour or name that was chosen for the source ("of the chosen type"). */
  chosen: z.enum(['subtype', 'color', 'name']).optional(),

  // --- combat
  attacking: z.boolean().optional(),
  /** Attacks this player, not a planeswalker or battle. */
  attackingPlayer: playerReference.optional(),
  blocking: z.boolean().optional(),
  /** An attacker that became blocked, or for `false` one that did not. */
  blocked: z.boolean().optional(),
  /** Blocks the source. */
  blockingThis: z.boolean().optional(),
  /** Is blocked by the source. */
  blockedByThis: z.boolean().optional(),

  // --- history
  /** All of these happened to it this turn. */
  thisTurn: z.union([turnFact, z.array(turnFact).min(1).readonly()]).optional(),
  /** Has dealt damage to this player this turn. */
  dealtDamageTo: playerReference.optional(),
});
export type QualityKeys = Named<z.infer<typeof qualityKeys>>;
