import type { NamedUnion } from '@reticle/core';
import * as z from 'zod';
import { manaCost } from './mana.js';
import { COLORS } from './vocabulary.js';
import { cardFilter } from './filter.js';

const count = z.int().min(1).max(100);
const name = z.string().min(1).max(64);
/** So many, or the announced X (rule 107.3a). */
const howMany = z.union([count, z.literal('X')]);

/** What a cost takes: the source itself, or so many objects that the payer chooses among those of a filter. */
const what = z.union([z.literal('self'), cardFilter]);

/**
 * One part of the cost of an ability (rules 118, 602.1a). What is chosen for it stands beside the targets as it is
 * activated, in slots named `cost1`, `cost2` ... in the order of the parts that choose.
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
  /** Untapped permanents are tapped: "Tap an untapped creature you control". */
  z.strictObject({
    cost: z.literal('tapOthers'),
    what: cardFilter,
    count: howMany.optional(),
    /** Any number of them with so much power together (rule 702.122a). */
    totalPower: count.optional(),
  }),
  z.strictObject({
    cost: z.literal('discard'),
    what,
    count: howMany.optional(),
    random: z.literal(true).optional(),
  }),
  z.strictObject({ cost: z.literal('discardHand') }),
  /** From the source, or from one permanent of a kind that the payer controls. */
  z.strictObject({
    cost: z.literal('removeCounters'),
    counter: name,
    amount: howMany,
    what: cardFilter.optional(),
  }),
  /** Onto the source, or onto one permanent of a kind that the payer controls. */
  z.strictObject({ cost: z.literal('putCounters'), counter: name, amount: count, what }),
  /** From battlefield, hand or graveyard; where the filter names no zone: from the battlefield. */
  z.strictObject({ cost: z.literal('exile'), what, count: howMany.optional() }),
  z.strictObject({ cost: z.literal('return'), what, count: count.optional() }),
  /** Cards of the payer's library, of which there are so many (rule 701.17b). */
  z.strictObject({ cost: z.literal('mill'), count }),
  /** The source, in hand, is shown to all (rule 701.20a). */
  z.strictObject({ cost: z.literal('reveal'), what: z.literal('self') }),
  /** The payer chooses an opponent, whom the spell remembers (rule 702.174a). */
  z.strictObject({ cost: z.literal('promise') }),
  /** Energy counters of the payer (rule 107.14). */
  z.strictObject({ cost: z.literal('energy'), amount: count }),
  /** Loyalty counters are put on the source, or removed from it; `-X` of the announced X (rule 606.4). */
  z.strictObject({
    cost: z.literal('loyalty'),
    amount: z.union([z.int().min(-100).max(100), z.literal('-X')]),
  }),
]);

/** One part of the cost of an ability; see {@link abilityCost}. Plain JSON. */
export type AbilityCost = NamedUnion<z.infer<typeof abilityCost>>;
const anyCost: z.ZodType<AbilityCost> = abilityCost;

/** A whole cost: its mana is one part, so that one plan pays for all of it. */
export const abilityCosts = z
  .array(anyCost)
  .max(8)
  .readonly()
  .refine((costs) => costs.filter(({ cost }) => cost === 'mana').length < 2, 'mana stands in one part');

/** The parts of that name. */
export type CostOf<Name extends AbilityCost['cost']> = Extract<AbilityCost, { readonly cost: Name }>;

/** Whether an X is announced for a part of a cost (rules 107.3a, 601.2b). */
export const announcesX = (cost: AbilityCost): boolean =>
  (cost.cost === 'mana' && cost.mana.includes('X')) ||
  ('count' in cost && cost.count === 'X') ||
  ('amount' in cost && (cost.amount === 'X' || cost.amount === '-X'));
