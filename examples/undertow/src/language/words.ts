import { abilitySchema, eventPattern, type Ability, type EventPattern } from '@reticle/core/play';
import * as z from 'zod';
import { effect, type Effect } from './effect.js';
import { cardFilter, type CardFilter } from './filters.js';

/** The game's own events, besides the moves of cards between zones. */
export const EVENTS = {
  attacked: { card: 'object', prey: 'object' },
  damaged: { card: 'object', by: 'object', amount: 'number' },
  exerted: { card: 'object' },
  placed: { card: 'object', place: 'word' },
  lostLife: { player: 'player' },
  used: { player: 'player', card: 'object' },
  didOnce: { player: 'player', what: 'word' },
  turnEnded: { player: 'player' },
  turnBegan: { player: 'player' },
} as const;

type Pattern = EventPattern<typeof EVENTS, CardFilter>;
/** The schema of what lasting changes and cards give others. */
const change = z.strictObject({ change: z.literal('strength'), by: z.int() });

/** The vocabulary of the game's abilities. */
export interface Words {
  readonly pattern: Pattern;
  readonly condition: never;
  readonly effect: Effect;
  readonly change: z.infer<typeof change>;
  readonly filter: CardFilter;
}
/** The schemas of {@link Words}. */
export const words = {
  pattern: eventPattern(EVENTS, cardFilter),
  condition: z.never(),
  effect,
  change,
  filter: cardFilter,
};

/** An ability that works by itself. Plain JSON. */
export const ability: z.ZodType<Ability<Words>> = abilitySchema<Words>(words);
