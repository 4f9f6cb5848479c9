import type { Named, NamedUnion } from '@reticle/core';
import * as z from 'zod';
import { condition } from './condition.js';
import { chosenCost } from './cost.js';
import { activated, modification, triggered } from './effects/schema.js';
import { anyCards, cards, amount, banned, subject } from './filter.js';

const named = { name: z.string().min(1).max(256).optional() };
const whilst = condition.optional();

/** A static ability. It works while its card is in play and `while` holds (6.4). */
const fixed = z.strictObject({
  kind: z.literal('static'),
  ...named,
  while: whilst,
  /** This card, or every card in play that matches the filter. */
  for: z.union([z.literal('this'), cards]),
  gives: z.array(modification).min(1).max(8).readonly(),
});
/**
 * Makes its controller pay less for matching cards. With `this`, the ability is about its own card, in hand.
 */
const discount = z.strictObject({
  kind: z.literal('discount'),
  ...named,
  while: whilst,
  amount,
  on: subject,
});
/** Makes its controller pay less, or nothing, to move matching characters to this location (rule 4.7.3). */
const moveCost = z.strictObject({
  kind: z.literal('moveCost'),
  ...named,
  while: whilst,
  less: z.union([z.int().min(1).max(100), z.literal('all')]),
  on: anyCards,
});
/** Lets its controller put more cards into the inkwell each turn. */
const extraInk = z.strictObject({
  kind: z.literal('extraInk'),
  ...named,
  while: whilst,
  amount: z.int().min(1).max(10),
});
/**
 * Shift for a cost that is not only ink (8.10.1), or onto cards other than characters of the same name
 * (8.10.8).
 */
const shift = z.strictObject({
  kind: z.literal('shift'),
  ...named,
  /** The ink to pay. */
  ink: z.int().min(0).max(100),
  /** Cards that the player also chooses, to pay with. */
  choose: chosenCost.optional(),
  /** Which cards it shifts onto. Defaults to characters that share a name with the card. */
  onto: anyCards.optional(),
});

/** Lets cards shift onto this card as if it also had this name, or any name if none is given (8.10.1). */
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
  /** The player decides whether the card enters exerted. */
  may: z.boolean().optional(),
  /** The damage with which it enters. */
  damage: z.int().min(1).max(100).optional(),
});

/**
 * Forbids players to play matching cards, or forbids its player to play this one ("can't" beats "can", rule
 * 1.2.2).
 */
const ban = z.strictObject({
  kind: z.literal('ban'),
  ...named,
  while: whilst,
  players: banned,
  cant: z.literal('play'),
  on: subject,
});
/** Lets its player play the card for free (rule 1.5.5.3). */
const free = z.strictObject({ kind: z.literal('free'), ...named, while: whilst });
/** Makes its controller's turns skip this step (rule 6.4.5). */
const skip = z.strictObject({ kind: z.literal('skip'), ...named, while: whilst, step: z.literal('draw') });
/** Puts damage that would be dealt to matching cards on this card instead (rule 6.5). */
const redirect = z.strictObject({
  kind: z.literal('redirect'),
  ...named,
  while: whilst,
  from: cards,
  to: z.literal('this'),
});

/** The schema of {@link Ability}. */
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
/**
 * An ability that is not a keyword. `kind` says how it works: activated, triggered, static, or one of the
 * static abilities that change a cost, a Shift, an entry into play, or what is forbidden.
 */
export type Ability = NamedUnion<z.infer<typeof ability>>;
export type StaticAbility = Named<z.infer<typeof fixed>>;
/** An ability of one kind. */
export type AbilityOf<Kind extends Ability['kind']> = Extract<Ability, { readonly kind: Kind }>;
