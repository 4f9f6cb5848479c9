import { tableShape, tableWith } from '@reticle/core/play';
import * as z from 'zod';
import { card, words, type Card, type EVENTS, type Keys, type Words } from './words.js';

/** Who plays. */
export const PLAYERS = ['ann', 'bob'] as const;
/** Where candles lie. A deck is seen by nobody, a hand by its player. */
export const ZONES = {
  deck: { of: 'player', seenBy: 'nobody' },
  hand: { of: 'player', seenBy: 'owner' },
  play: { of: 'shared', seenBy: 'all', inPlay: true },
  ashes: { of: 'player', seenBy: 'all' },
} as const;

/** All that there is in a match. Plain JSON. */
export const state = z.strictObject({
  ...tableShape<Card, Card, Words>(card, card, words),
  players: z.array(z.strictObject({ id: z.enum(PLAYERS), lights: z.int() })).readonly(),
  turn: z.enum(PLAYERS),
  /** Turns until dawn. */
  left: z.int().nonnegative(),
  /** The player to whom a candle was lit this turn already. */
  lit: z.boolean(),
});
export type State = z.infer<typeof state>;

/** The types of the game, as core's runtime takes them. */
export interface Candles {
  readonly object: Card;
  readonly now: Card;
  readonly words: Words;
  readonly events: typeof EVENTS;
  readonly keys: Keys;
  readonly state: State;
}

export const rival = (player: string): (typeof PLAYERS)[number] => (player === 'ann' ? 'bob' : 'ann');

/** A state with these cards where they say that they are, each at the bottom of its zone. */
export const stateWith = (cards: readonly Card[], lights = 4, left = 40): State => ({
  ...tableWith(ZONES, PLAYERS, cards),
  players: PLAYERS.map((id) => ({ id, lights })),
  turn: 'ann',
  left,
  lit: false,
});
