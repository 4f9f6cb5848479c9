import { baseCard, baseCardFilter, numericComparison, type Filter, type JsonObject } from '@reticle/core';
import { duration, eventPattern, filterSchema, type EventPattern } from '@reticle/core/play';
import { costSchemas, effectSchemas } from '@reticle/core/standard';
import * as z from 'zod';
import { ownEffects } from './effects/index.js';
import { EVENTS } from './events.js';

// The language: what a card can say. All of it is plain JSON.

/** The schema of a card as it lies on the table. What it says follows from its text (`src/set.ts`). */
export const card = baseCard.extend({
  cost: z.int().nonnegative(),
  power: z.int().nonnegative(),
  health: z.int().positive(),
  text: z.string(),
  timestamp: z.int().nonnegative(),
});
export type Card = z.infer<typeof card>;

/** The keys of the filter on cards, each with its matcher in `src/table.ts`. */
export const keys = baseCardFilter
  .pick({ zone: true, controller: true, damaged: true, withKeyword: true, excludeSelf: true })
  .extend({ power: numericComparison.optional().describe('How its power compares.') });
export type Keys = z.infer<typeof keys>;
export type CardFilter = Filter<Keys> & JsonObject;
export const filter: z.ZodType<CardFilter> = filterSchema<Keys>(keys);

export type Pattern = EventPattern<typeof EVENTS, CardFilter>;
const pattern: z.ZodType<Pattern> = eventPattern(EVENTS, filter);
/** The schema of a condition: so many cards match a filter. */
const condition = z.strictObject({ atLeast: z.int().positive(), of: filter });
type Condition = z.infer<typeof condition>;
/** The schema of what lasting effects and static abilities change of a card. */
const change = z.strictObject({ change: z.literal('power'), by: z.int() });
type Change = z.infer<typeof change>;
const lasts = duration<{ pattern: Pattern; condition: Condition }>(pattern, condition);

const { damage, draw, modify, ready } = effectSchemas(change, lasts);
/** The schema of an effect: those that most games have, and those of `src/effects`. */
export const effect = z.discriminatedUnion('effect', [
  damage,
  draw,
  modify,
  ready,
  ...Object.values(ownEffects).map(({ schema }) => schema),
]);
export type Effect = z.infer<typeof effect>;

/** The schema of a cost: energy, or the exertion of the card. */
export const cost = z.discriminatedUnion('cost', [
  costSchemas.exert,
  z.strictObject({ cost: z.literal('energy'), amount: z.int().positive() }),
]);
export type Cost = z.infer<typeof cost>;

export interface Words {
  readonly pattern: Pattern;
  readonly condition: Condition;
  readonly effect: Effect;
  readonly change: Change;
  readonly filter: CardFilter;
}
/** The schemas of {@link Words}. */
export const words = { pattern, condition, effect, change, filter };
