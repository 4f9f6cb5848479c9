import type { NamedUnion } from '@reticle/core';
import * as z from 'zod';
import { manaCost } from './mana.js';
import { COLORS } from './vocabulary.js';
import { cardFilter } from './filter.js';

const count = z.int().min(1).max(100);
const name = z.string().min(1).max(64);
/** A number, or the announced X (rule 107.3a). */
const howMany = z.union([count, z.literal('X')]);

/**
 * What a cost takes: the source itself, or objects that the payer chooses among those that match a filter.
 */
const what = z.union([z.literal('self'), cardFilter]);

/**
 * One part of the cost of an ability (rules 118, 602.1a). The payer chooses what to pay with as targets are
 * chosen, in slots named `cost1`, `cost2` ... in the order of the parts that need a choice.
 */
export const abilityCost = z.discriminatedUnion('cost', [
  z.strictObject({
    cost: z.literal('mana'),
    mana: manaCost,
    /** "Spend only red mana on X." */
    onlyOnX: z.array(z.enum(COLORS)).min(1).readonly().optional(),
  }),
  /** {T} and {Q} (rules 107.5, 107.6). */
  z.strictObject({ cost: z.literal('tap') }),
  z.strictObject({ cost: z.literal('untap') }),
  z.strictObject({ cost: z.literal('life'), amount: count }),
  z.strictObject({ cost: z.literal('sacrifice'), what, count: howMany.optional() }),
  /** Taps untapped permanents: "Tap an untapped creature you control". */
  z.strictObject({
    cost: z.literal('tapOthers'),
    what: cardFilter,
    count: howMany.optional(),
    /** Any number of them whose total power is at least this (rule 702.122a). */
    totalPower: count.optional(),
  }),
  z.strictObject({
    cost: z.literal('discard'),
    what,
    count: howMany.optional(),
    random: z.literal(true).optional(),
  }),
  z.strictObject({ cost: z.literal('discardHand') }),
  /** Removes counters from the source, or from one permanent of a kind that the payer controls. */
  z.strictObject({
    cost: z.literal('removeCounters'),
    counter: name,
    amount: howMany,
    what: cardFilter.optional(),
  }),
  /** Puts counters on the source, or on one permanent of a kind that the payer controls. */
  z.strictObject({ cost: z.literal('putCounters'), counter: name, amount: count, what }),
  /** Exiles from the battlefield, the hand or a graveyard: the battlefield if the filter names no zone. */
  z.strictObject({ cost: z.literal('exile'), what, count: howMany.optional() }),
  z.strictObject({ cost: z.literal('return'), what, count: count.optional() }),
  /** Mills cards of the payer's library, which must hold that many (rule 701.17b). */
  z.strictObject({ cost: z.literal('mill'), count }),
  /** Reveals the source from the hand (rule 701.20a). */
  z.strictObject({ cost: z.literal('reveal'), what: z.literal('self') }),
  /** The payer chooses an opponent; the spell remembers that player (rule 702.174a). */
  z.strictObject({ cost: z.literal('promise') }),
  /** Pays energy counters of the payer (rule 107.14). */
  z.strictObject({ cost: z.literal('energy'), amount: count }),
  /** Puts loyalty counters on the source, or removes them; `-X` removes the announced X (rule 606.4). */
  z.strictObject({
    cost: z.literal('loyalty'),
    amount: z.union([z.int().min(-100).max(100), z.literal('-X')]),
  }),
]);

/** One part of the cost of an ability; see {@link abilityCost}. Plain JSON. */
export type AbilityCost = NamedUnion<z.infer<typeof abilityCost>>;
const anyCost: z.ZodType<AbilityCost> = abilityCost;

/** A whole cost. Its mana is in a single part, so that one payment plan covers all of it. */
export const abilityCosts = z
  .array(anyCost)
  .max(8)
  .readonly()
  .refine((costs) => costs.filter(({ cost }) => cost === 'mana').length < 2, 'mana stands in one part');

/** The cost parts of that name. */
export type CostOf<Name extends AbilityCost['cost']> = Extract<AbilityCost, { readonly cost: Name }>;

/** Whether the player announces an X for a part of a cost (rules 107.3a, 601.2b). */
export const announcesX = (cost: AbilityCost): boolean =>
  (cost.cost === 'mana' && cost.mana.includes('X')) ||
  ('count' in cost && cost.count === 'X') ||
  ('amount' in cost && (cost.amount === 'X' || cost.amount === '-X'));
