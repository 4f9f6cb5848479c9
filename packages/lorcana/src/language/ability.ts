import type { Named, NamedUnion } from '@reticle/core';
import * as z from 'zod';
import { condition } from './condition.js';
import { chosenCost, cost } from './cost.js';
import { effects } from './effects/schema.js';
import { anyCards, cards, amount, banned, subject } from './filter.js';
import { modification } from './modification.js';
import { triggers } from './trigger.js';

const named = { name: z.string().min(1).max(256).optional() };
const whilst = condition.optional();

/** "{cost} - {effects}": used by its controller on the own turn. */
const activated = z.strictObject({
  kind: z.literal('activated'),
  ...named,
  cost,
  oncePerTurn: z.boolean().optional(),
  effects,
});
/** "When", "whenever", "at": goes into the bag (6.2). `if` is looked at as it resolves (6.2.4). */
const triggered = z.strictObject({
  kind: z.literal('triggered'),
  ...named,
  /** Where the card lies while the ability works; in play, if it says nothing (rule 6.1.12). */
  in: z.literal('discard').optional(),
  on: triggers,
  if: condition.optional(),
  /** What holds as it triggers. */
  while: whilst,
  /** "Once during your turn": it does nothing where it has resolved this turn (6.1.13.2). */
  oncePerTurn: z.boolean().optional(),
  effects,
});
/** Holds for as long as its card is in play, and `while` holds (6.4). */
const fixed = z.strictObject({
  kind: z.literal('static'),
  ...named,
  while: whilst,
  /** This card, or each in play that the filter lets through. */
  for: z.union([z.literal('this'), cards]),
  gives: z.array(modification).min(1).max(8).readonly(),
});
/** Its controller pays less for such cards; with `this` it is about itself, in hand. */
const discount = z.strictObject({
  kind: z.literal('discount'),
  ...named,
  while: whilst,
  amount,
  on: subject,
});
/** Its controller may put further cards into the inkwell each turn. */
const extraInk = z.strictObject({
  kind: z.literal('extraInk'),
  ...named,
  while: whilst,
  amount: z.int().min(1).max(10),
});
/** Shift for a cost that is not ink alone (8.10.1), or onto others than characters of the same name (8.10.8). */
const shift = z.strictObject({
  kind: z.literal('shift'),
  ...named,
  /** So much ink is paid. */
  ink: z.int().min(0).max(100),
  /** Cards that are chosen to pay with, besides. */
  choose: chosenCost.optional(),
  /** Characters that share a name with the card, if it says nothing. */
  onto: anyCards.optional(),
});

/** How the card enters play (6.7.8). */
const enters = z.strictObject({
  kind: z.literal('enters'),
  ...named,
  while: whilst,
  exerted: z.boolean().optional(),
  /** With so much damage on it. */
  damage: z.int().min(1).max(100).optional(),
});

/** Players can't play such cards ("can't" beats "can", rule 1.2.2). */
const ban = z.strictObject({
  kind: z.literal('ban'),
  ...named,
  while: whilst,
  players: banned,
  cant: z.literal('play'),
  on: anyCards,
});
/** The card may be played for free (rule 1.5.5.3). */
const free = z.strictObject({ kind: z.literal('free'), ...named, while: whilst });
/** Its controller's turns have no such step (rule 6.4.5). */
const skip = z.strictObject({ kind: z.literal('skip'), ...named, while: whilst, step: z.literal('draw') });
/** Damage that would be dealt to such cards is put on this one instead (rule 6.5). */
const redirect = z.strictObject({
  kind: z.literal('redirect'),
  ...named,
  while: whilst,
  from: cards,
  to: z.literal('this'),
});

/** What a card can do, besides its keywords. */
export const ability = z.discriminatedUnion('kind', [
  activated,
  triggered,
  fixed,
  discount,
  extraInk,
  shift,
  enters,
  ban,
  free,
  skip,
  redirect,
]);
/** What a card can do, besides its keywords; `kind` says how it comes about. */
export type Ability = NamedUnion<z.infer<typeof ability>>;
export type ActivatedAbility = Named<z.infer<typeof activated>>;
export type TriggeredAbility = Named<z.infer<typeof triggered>>;
export type StaticAbility = Named<z.infer<typeof fixed>>;
/** An ability of one kind. */
export type AbilityOf<Kind extends Ability['kind']> = Extract<Ability, { readonly kind: Kind }>;
