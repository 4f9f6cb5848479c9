import type { Named, NamedUnion } from '@reticle/core';
import * as z from 'zod';
import { condition } from './condition.js';
import { chosenCost } from './cost.js';
import { activated, modification, triggered } from './effects/schema.js';
import { anyCards, cards, amount, banned, subject } from './filter.js';

const named = { name: z.string().min(1).max(256).optional() };
const whilst = condition.optional();

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
/** Its controller pays less, or nothing, to move such characters to it (rule 4.7.3). */
const moveCost = z.strictObject({
  kind: z.literal('moveCost'),
  ...named,
  while: whilst,
  less: z.union([z.int().min(1).max(100), z.literal('all')]),
  on: anyCards,
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

/** Cards are put on it with Shift as if it had this name, too, or any name where it says none (8.10.1). */
const shiftName = z.strictObject({
  kind: z.literal('shiftName'),
  ...named,
  while: whilst,
  withName: z.string().min(1).max(256).optional(),
});

/** How the card enters play (6.7.8). */
const enters = z.strictObject({
  kind: z.literal('enters'),
  ...named,
  while: whilst,
  exerted: z.boolean().optional(),
  /** Only if its player wants it so. */
  may: z.boolean().optional(),
  /** With so much damage on it. */
  damage: z.int().min(1).max(100).optional(),
});

/** Players can't play such cards, or its player this one ("can't" beats "can", rule 1.2.2). */
const ban = z.strictObject({
  kind: z.literal('ban'),
  ...named,
  while: whilst,
  players: banned,
  cant: z.literal('play'),
  on: subject,
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
  moveCost,
  extraInk,
  shift,
  shiftName,
  enters,
  ban,
  free,
  skip,
  redirect,
]);
/** What a card can do, besides its keywords; `kind` says how it comes about. */
export type Ability = NamedUnion<z.infer<typeof ability>>;
export type StaticAbility = Named<z.infer<typeof fixed>>;
/** An ability of one kind. */
export type AbilityOf<Kind extends Ability['kind']> = Extract<Ability, { readonly kind: Kind }>;
