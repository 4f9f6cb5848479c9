import { numericComparison, playerReference, type Filter } from '@reticle/core';
import * as z from 'zod';
import type { Named, NamedUnion } from '../state/named.js';
import { ABILITY_KINDS } from '../state/vocabulary.js';
import { qualityKeys } from './quality-schema.js';
import { qualityFilter } from './quality.js';

const abilityKind = z.enum(ABILITY_KINDS);

/** One thing at which a spell or ability aims: an object of a quality, an ability on the stack, or a player. */
const aim = z.union([
  z.strictObject({ card: qualityFilter }),
  z.strictObject({ ability: z.literal(true) }),
  z.strictObject({ player: playerReference }),
]);
/** What a spell or ability on the stack targets, as a filter says it. */
export type Aim = NamedUnion<z.infer<typeof aim>>;

const aims = z.union([aim, z.array(aim).min(1).readonly()]);

/** Keys about the targets of a spell or ability on the stack, as they are now (rules 115.9a to 115.9c). */
const stackKeys = {
  /** Targets at least one of these. */
  targets: aims.optional(),
  /** Targets just one thing, one of these, however often. */
  targetsOnly: aims.optional(),
  /** How many targets were chosen as it was put on the stack, repeats included. */
  targetCount: numericComparison.optional(),
} as const;

/** The keys of {@link MtgCardFilter}: those of one object by itself, and its links to others. */
export const cardKeys = qualityKeys.extend({
  ...stackKeys,
  /** Is attached to such an object. */
  attachedTo: qualityFilter.optional(),
  /** Is attached to the source, or the source to it. */
  attachedToThis: z.boolean().optional(),
  hostOfThis: z.boolean().optional(),
  /** Is attached to such a player. */
  attachedToPlayer: playerReference.optional(),
  /** Has such an object attached: `{ subtype: 'Aura' }` is "enchanted", `{ subtype: 'Equipment' }` "equipped". */
  attachment: qualityFilter.optional(),
});
export type CardKeys = Named<z.infer<typeof cardKeys>>;

/** What may be asked of a card, permanent or spell. Plain JSON; `{}` matches every card in every zone. */
export type MtgCardFilter = Filter<CardKeys>;

/** The keys of a filter on abilities on the stack. */
export const abilityKeys = z.strictObject({
  ...stackKeys,
  ability: z.union([abilityKind, z.array(abilityKind).min(1).readonly()]).optional(),
  loyalty: z.boolean().optional(),
  controller: playerReference.optional(),
  /** The object whose ability it is: now, or as it last was. */
  source: qualityFilter.optional(),
});
export type AbilityKeys = Named<z.infer<typeof abilityKeys>>;

/** What may be asked of an ability on the stack. */
export type MtgAbilityFilter = Filter<AbilityKeys>;

/** The keys of a filter on players. */
export const playerKeys = z.strictObject({
  is: playerReference.optional(),
  playerId: z.union([z.string(), z.array(z.string()).min(1).readonly()]).optional(),
  life: numericComparison.optional(),
});
export type PlayerKeys = Named<z.infer<typeof playerKeys>>;

/** What may be asked of a player. */
export type MtgPlayerFilter = Filter<PlayerKeys>;
