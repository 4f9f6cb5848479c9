import { baseCard, baseCardFilter, targetSpec, type Filter, type JsonObject } from '@reticle/core';
import {
  abilitySchema,
  duration,
  eventPattern,
  filterSchema,
  type Ability,
  type Duration,
  type EventPattern,
} from '@reticle/core/play';
import { targetPhrase } from '@reticle/core/text';
import * as z from 'zod';

// The language: what a card of the game can say. All of it is plain JSON.

/** The game's own events, besides the moves of cards between zones. */
export const EVENTS = {
  burned: { card: 'object', by: 'object', amount: 'number' },
  exerted: { card: 'object' },
  readied: { card: 'object' },
  dimmed: { player: 'player' },
  turnBegan: { player: 'player' },
  turnEnded: { player: 'player' },
} as const;

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
export const filter: z.ZodType<CardFilter> = z.custom<CardFilter>(
  (json) => filterSchema<Keys>(keys).safeParse(json).success,
  'a filter on candles',
);

export type Pattern = EventPattern<typeof EVENTS, CardFilter>;
export const pattern: z.ZodType<Pattern> = eventPattern(EVENTS, filter);

/** The schema of a condition: at least so many candles match a filter. */
const condition = z.strictObject({ atLeast: z.int(), of: filter });
const change = z.strictObject({ change: z.literal('strength'), by: z.int() });
const lasts: z.ZodType<Duration<Words>> = z.lazy(() => duration<Words>(pattern, condition));

/** Makes the schemas of effects, done to what is named so. */
const effectOn = <What extends z.ZodType>(what: What) =>
  z.discriminatedUnion('effect', [
    z.strictObject({ effect: z.literal('burn'), what, amount: z.int().positive() }),
    z.strictObject({ effect: z.literal('glow'), what, by: z.int(), lasts }),
    /** Prevents the next points that would burn it. */
    z.strictObject({ effect: z.literal('shelter'), what, amount: z.int().positive(), lasts }),
    z.strictObject({ effect: z.literal('move'), what, to: z.enum(['hand', 'ashes']) }),
    z.strictObject({ effect: z.literal('draw'), amount: z.int().positive() }),
  ]);
/**
 * The schema of an effect. It names candles: `it` is the source; any other name is a slot of the targets, or a
 * fact of the event that triggered.
 */
export const effect = effectOn(z.string());
export type Effect = z.infer<typeof effect>;
/** The schema of an effect as its words say it: instead of a slot there is what is chosen for it. */
export const saidEffect = effectOn(z.union([z.string(), targetPhrase]));
export type SaidEffect = z.infer<typeof saidEffect>;

export interface Words {
  readonly pattern: Pattern;
  readonly condition: z.infer<typeof condition>;
  readonly effect: Effect;
  readonly change: z.infer<typeof change>;
  readonly filter: CardFilter;
}
/** The schemas of {@link Words}. */
export const words = { pattern, condition, effect, change, filter };

/** An ability that works by itself. */
export const ability: z.ZodType<Ability<Words>> = abilitySchema<Words>(words);

/**
 * The schema of a cost: the candle is exerted, it melts (burns by itself), or cards of the hand are snuffed
 * (put to the ashes).
 */
export const cost = z.discriminatedUnion('cost', [
  z.strictObject({ cost: z.literal('exert') }),
  z.strictObject({ cost: z.literal('melt'), amount: z.int().positive() }),
  z.strictObject({ cost: z.literal('snuff'), count: z.int().positive() }),
]);
export type Cost = z.infer<typeof cost>;

/** The schema of an ability that its player uses: a cost, targets, effects. */
export const use = z.strictObject({
  cost: z.array(cost).readonly(),
  targets: targetSpec.optional(),
  do: z.array(effect).readonly(),
});
export type Use = z.infer<typeof use>;

/** The schema of a candle. */
export const card = baseCard.extend({
  strength: z.int(),
  cost: z.int().nonnegative(),
  timestamp: z.int().nonnegative(),
  abilities: z.array(ability).readonly(),
  use: use.optional(),
});
export type Card = z.infer<typeof card>;
