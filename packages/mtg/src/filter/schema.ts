import { type Filter, type Named, type NamedUnion, numericComparison, playerReference } from '@reticle/core';
import * as z from 'zod';
import { ABILITY_KINDS } from '../state/vocabulary.js';
import { qualityKeys } from './quality-schema.js';
import { qualityFilter } from './quality.js';

const abilityKind = z.enum(ABILITY_KINDS);

/** One thing at which a spell or ability aims: an object of a quality, an ability on the stack, or a player. */
const aim = z
  .union([
    z.strictObject({ card: qualityFilter }),
    z.strictObject({ ability: z.literal(true).describe('Any ability on the stack.') }),
    z.strictObject({ player: playerReference.describe('This player.') }),
  ])
  .meta({
    id: 'Aim',
    title: 'Aim',
    description:
      'One thing at which a spell or ability aims: an object of a quality, an ability on the stack, or a player.',
  });
/** What a spell or ability on the stack targets, as a filter says it. */
export type Aim = NamedUnion<z.infer<typeof aim>>;

const aims = z.union([aim, z.array(aim).min(1).readonly()]);

/** Keys about the targets of a spell or ability on the stack, as they are now (rules 115.9a to 115.9c). */
const stackKeys = {
  targets: aims.optional().describe('It targets at least one of these.'),
  targetsOnly: aims.optional().describe('It targets just one thing, one of these, however often.'),
  targetCount: numericComparison
    .optional()
    .describe('How many targets were chosen as it was put on the stack, repeats included.'),
} as const;

/** The keys of {@link MtgCardFilter}: those of one object by itself, and its links to others. */
export const cardKeys = qualityKeys.extend({
  ...stackKeys,
  attachedTo: qualityFilter.optional().describe('It is attached to such an object.'),
  attachedToThis: z.boolean().optional().describe('Whether it is attached to the source.'),
  hostOfThis: z.boolean().optional().describe('Whether the source is attached to it.'),
  attachedToPlayer: playerReference.optional().describe('It is attached to such a player.'),
  attachment: qualityFilter
    .optional()
    .describe(
      'It has such an object attached: { "subtype": "Aura" } is "enchanted", { "subtype": "Equipment" } "equipped".',
    ),
});
export type CardKeys = Named<z.infer<typeof cardKeys>>;

/** What may be asked of a card, permanent or spell. Plain JSON; `{}` matches every card in every zone. */
export type MtgCardFilter = Filter<CardKeys>;

/** The keys of a filter on abilities on the stack. */
export const abilityKeys = z.strictObject({
  ...stackKeys,
  ability: z
    .union([abilityKind, z.array(abilityKind).min(1).readonly()])
    .optional()
    .describe('It is an ability of this kind, or of one of these.'),
  loyalty: z.boolean().optional().describe('Whether it is a loyalty ability.'),
  controller: playerReference.optional().describe('This player controls it.'),
  source: qualityFilter.optional().describe('The object whose ability it is matches, now or as it last was.'),
});
export type AbilityKeys = Named<z.infer<typeof abilityKeys>>;

/** What may be asked of an ability on the stack. */
export type MtgAbilityFilter = Filter<AbilityKeys>;

/** The keys of a filter on players. */
export const playerKeys = z.strictObject({
  is: playerReference.optional().describe('The player, as seen from the controller of the source.'),
  playerId: z
    .union([z.string(), z.array(z.string()).min(1).readonly()])
    .optional()
    .describe('The player has this id, or one of these.'),
  life: numericComparison.optional().describe('The life of the player compares so.'),
});
export type PlayerKeys = Named<z.infer<typeof playerKeys>>;

/** What may be asked of a player. */
export type MtgPlayerFilter = Filter<PlayerKeys>;
