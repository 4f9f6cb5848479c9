import * as z from 'zod';
import { anyCards, cards } from './filter.js';

/**
 * A name for cards: `this` is the source; `them` is what the last choice or group of the same ability took, or what it
 * was named with `as`. Abilities that trigger know `subject`, `challenger` and `challenged`; `forEach` knows `each`.
 */
export const reference = z
  .string()
  .regex(/^[A-Za-z]\w{0,31}$/, 'a name of letters, digits and _, 32 at most');
/** A name for cards; see {@link reference}. */
export type Reference = z.infer<typeof reference>;

/** Players, seen from the controller of the source; several do it in turn order, the active one first (6.7.6). */
export const who = z.union([
  z.enum(['you', 'eachOpponent', 'eachPlayer']),
  z.strictObject({ controllerOf: reference }),
  z.strictObject({ ownerOf: reference }),
]);
/** Players; see {@link who}. */
export type Who = z.infer<typeof who>;

const number = z.int().min(-1_000).max(1_000);
const times = number.optional();

/** The numbers of a card that an effect may read; a negative strength is 0 (rule 6.6.2). */
const property = z.enum(['strength', 'willpower', 'lore', 'cost', 'damage', 'moveCost', 'cardsUnder']);

/**
 * How much. `result` is what the effect before came to: damage removed, lore lost, cards drawn or discarded. `count`
 * counts cards, `of` reads a number of a card; each is multiplied by `times`, where that stands.
 */
export const amount = z.union([
  number,
  z.literal('result'),
  z.strictObject({ count: cards, times }),
  z.strictObject({ of: reference, property, times }),
]);
/** How much; see {@link amount}. */
export type Amount = z.infer<typeof amount>;

const as = reference.optional();

/**
 * What an effect does something to: a name, or cards that it takes.
 * `choose`: a player chooses, `you` if nobody is named in `by`; a chooser's own cards are `owner: 'role.chooser'`.
 * `all`: every one; `random`: chance decides; `top`: of a deck. What is taken is called `them` afterwards, or by `as`.
 */
export const selection = z.union([
  reference,
  z.strictObject({
    choose: cards,
    /** How many: 1 if it says nothing. `any` is any number. */
    count: z.union([amount, z.literal('any')]).optional(),
    /** "Up to": 0 is enough (rule 6.1.3). */
    upTo: z.boolean().optional(),
    by: who.optional(),
    as,
  }),
  z.strictObject({ all: cards, as }),
  z.strictObject({ random: cards, count: amount.optional(), as }),
  z.strictObject({ top: amount, of: who.optional(), as }),
]);
/** What an effect does something to; see {@link selection}. */
export type Selection = z.infer<typeof selection>;

/** One card that something is about: the source itself, or any that a filter lets through, wherever it is. */
export const subject = z.union([z.literal('this'), anyCards]);
/** One card that something is about. */
export type Subject = z.infer<typeof subject>;
