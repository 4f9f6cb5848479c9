import { baseCard, baseCardFilter, type Filter, type JsonObject } from '@reticle/core';
import { duration, eventPattern, filterSchema, type EventPattern } from '@reticle/core/play';
import { costSchemas, effectObject, effectSchemas, standardEvents } from '@reticle/core/standard';
import * as z from 'zod';

// The language: what a card of the game can say. All of it is plain JSON.

/** The events: those that most games have, and one of the game's own. */
export const EVENTS = { ...standardEvents, dimmed: { player: 'player' } } as const;

/** The keys of the filter on candles. */
export const keys = baseCardFilter.pick({
  zone: true,
  controller: true,
  strength: true,
  damaged: true,
  excludeSelf: true,
});
export type Keys = z.infer<typeof keys>;
export type CardFilter = Filter<Keys> & JsonObject;
export const filter: z.ZodType<CardFilter> = filterSchema<Keys>(keys);

export type Pattern = EventPattern<typeof EVENTS, CardFilter>;
const pattern: z.ZodType<Pattern> = eventPattern(EVENTS, filter);

/** The schema of a condition: at least so many candles match a filter. */
const condition = z.strictObject({ atLeast: z.int(), of: filter });
type Condition = z.infer<typeof condition>;
const change = z.strictObject({ change: z.literal('strength'), by: z.int() });
type Change = z.infer<typeof change>;
const lasts = duration<{ pattern: Pattern; condition: Condition }>(pattern, condition);

const { damage, draw, modify, move } = effectSchemas(change, lasts);
/** The schema of an effect: some that most games have, and one of the game's own. */
export const effect = z.discriminatedUnion('effect', [
  damage,
  draw,
  modify,
  move,
  /** Prevents the next points that would burn it. */
  z.strictObject({
    effect: z.literal('shelter'),
    what: effectObject,
    amount: z.int().positive(),
    lasts,
  }),
]);
export type Effect = z.infer<typeof effect>;

export interface Words {
  readonly pattern: Pattern;
  readonly condition: Condition;
  readonly effect: Effect;
  readonly change: Change;
  readonly filter: CardFilter;
}
/** The schemas of {@link Words}. */
export const words = { pattern, condition, effect, change, filter };

/** The schema of a cost: the candle is exerted, it melts (burns by itself), or cards of the hand are snuffed. */
export const cost = z.discriminatedUnion('cost', [
  costSchemas.exert,
  costSchemas.damage,
  costSchemas.discard,
]);
export type Cost = z.infer<typeof cost>;

/** The schema of a candle. What it says follows from its text (`set.ts`). */
export const card = baseCard.extend({
  strength: z.int(),
  cost: z.int().nonnegative(),
  timestamp: z.int().nonnegative(),
  text: z.string(),
});
export type Card = z.infer<typeof card>;
