import { targetRef } from '@reticle/core';
import * as z from 'zod';
import { anyCards, cards, type LorcanaCardFilter } from './filter.js';

/**
 * A name for cards: `this` is the source; `them` is what the last choice or group of the same ability took, or what it
 * was named with `as`. Abilities that trigger know `subject`, `challenger` and `challenged`; `forEach` knows `each`.
 */
export const reference = z
  .string()
  .regex(/^[A-Za-z]\w{0,31}$/, 'a name of letters, digits and _, 32 at most');
/** A name for cards; see {@link reference}. */
export type Reference = z.infer<typeof reference>;

/**
 * Players, seen from the controller of the source; several do it in turn order, the active one first (6.7.6). A `player` by
 * id is for the engine, which takes several apart.
 */
export const who = z.union([
  z.enum(['you', 'eachOpponent', 'eachPlayer']),
  z.strictObject({ controllerOf: reference }),
  z.strictObject({ ownerOf: reference }),
  z.strictObject({ player: z.string().min(1).max(256) }),
  /** One whom the controller chooses: `player` afterwards. */
  z.strictObject({ chosen: z.enum(['opponent', 'player']) }),
  /** The players of that name. */
  z.strictObject({ named: reference }),
]);
/** Players; see {@link who}. */
export type Who = z.infer<typeof who>;

/** Players who are kept from something, seen from the controller. */
export const banned = z.enum(['you', 'opponents', 'players']);
/** Players who are kept from something; see {@link banned}. */
export type Banned = z.infer<typeof banned>;

/** Who chooses: one player. */
const chooser = z.union([
  /** `opponent`: each opponent does, in turn order (rule 6.7.6). */
  z.enum(['you', 'opponent']),
  z.strictObject({ player: z.string().min(1).max(256) }),
  z.strictObject({ controllerOf: reference }),
  z.strictObject({ ownerOf: reference }),
]);
/** Who chooses. */
export type Chooser = z.infer<typeof chooser>;

const number = z.int().min(-1_000).max(1_000);
const times = number.optional();

/** The numbers of a card that an effect may read; a negative strength is 0 (rule 6.6.2). */
const property = z.enum(['strength', 'willpower', 'lore', 'cost', 'damage', 'moveCost', 'cardsUnder']);

/**
 * How much. `result` is what the effect before came to: damage removed, lore lost, cards drawn or discarded. `count`
 * counts cards, `of` reads a number of a card; each is multiplied by `times`, where that stands.
 */
export type Amount =
  | number
  | 'result'
  | { readonly count: LorcanaCardFilter; readonly times?: number | undefined }
  | {
      readonly of: Reference;
      readonly property: z.infer<typeof property>;
      readonly times?: number | undefined;
    };

/** The schema of {@link Amount}. */
export const amount: z.ZodType<Amount> = z.union([
  number,
  z.literal('result'),
  z.strictObject({ count: cards, times }),
  z.strictObject({ of: reference, property, times }),
]);

const object = targetRef.extend({ incarnation: z.int().nonnegative() });

/**
 * What an effect does something to: a name, or cards that it takes.
 * `choose`: a player chooses, `you` if nobody is named in `by`; a chooser's own cards are `owner: 'role.chooser'`.
 * `all`: every one; `random`: chance decides; `top`: of the own deck. What is taken is called `them` afterwards, or by
 * `as`.
 */
export type Selection =
  | Reference
  | {
      readonly choose: LorcanaCardFilter;
      /** How many: 1 if it says nothing. `any` is any number. */
      readonly count?: Amount | 'any' | undefined;
      /** "Up to": 0 is enough (rule 6.1.3). */
      readonly upTo?: boolean | undefined;
      readonly by?: Chooser | undefined;
      /** "Another": not what has this name (6.1.6). */
      readonly butNot?: Reference | undefined;
      readonly as?: Reference | undefined;
    }
  | { readonly all: LorcanaCardFilter; readonly as?: Reference | undefined }
  | {
      readonly random: LorcanaCardFilter;
      readonly count?: Amount | undefined;
      readonly as?: Reference | undefined;
    }
  | { readonly top: Amount; readonly as?: Reference | undefined }
  /** Just these: for the engine, which takes groups apart. */
  | { readonly these: readonly z.infer<typeof object>[]; readonly as?: Reference | undefined };

const as = reference.optional();

/** The schema of {@link Selection}. */
export const selection: z.ZodType<Selection> = z.union([
  reference,
  z.strictObject({
    choose: cards,
    count: z.union([amount, z.literal('any')]).optional(),
    upTo: z.boolean().optional(),
    by: chooser.optional(),
    butNot: reference.optional(),
    as,
  }),
  z.strictObject({ all: cards, as }),
  z.strictObject({ random: cards, count: amount.optional(), as }),
  z.strictObject({ top: amount, as }),
  z.strictObject({ these: z.array(object).max(1_000).readonly(), as }),
]);

/** One card that something is about: the source itself, or any that a filter lets through, wherever it is. */
export type Subject = 'this' | LorcanaCardFilter;

/** The schema of {@link Subject}. */
export const subject: z.ZodType<Subject> = z.union([z.literal('this'), anyCards]);

/** Cards that a player chooses. */
export type ChosenSelection = Extract<Selection, { readonly choose: unknown }>;
