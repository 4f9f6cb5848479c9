import { tableShape, tableWith } from '@reticle/core/play';
import * as z from 'zod';
import { set } from './set.js';
import { card, words, type Card, type EVENTS, type Keys, type Words } from './words.js';

/** The players. */
export const PLAYERS = ['ann', 'bob'] as const;
/** The zones in which candles lie. Nobody sees a deck, and only its player sees a hand. */
export const ZONES = {
  deck: { of: 'player', seenBy: 'nobody' },
  hand: { of: 'player', seenBy: 'owner' },
  play: { of: 'shared', seenBy: 'all', inPlay: true },
  ashes: { of: 'player', seenBy: 'all' },
} as const;

/** The schema of a candle in a match: its text must be understood. */
const known = card.extend({ text: set.textSchema });

/** The schema of everything that there is in a match. Plain JSON. */
export const state = z.strictObject({
  ...tableShape<Card, Card, Words>(known, known, words),
  players: z.array(z.strictObject({ id: z.enum(PLAYERS), lights: z.int() })).readonly(),
  turn: z.string(),
  step: z.string(),
  /** The number of turns until dawn. */
  left: z.int().nonnegative(),
  /** Whether a candle was lit this turn. */
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

/** Makes a state with these cards in the zones that they name, each at the bottom. */
export const stateWith = (cards: readonly Card[], lights = 4, left = 40): State => ({
  ...tableWith(ZONES, PLAYERS, cards),
  players: PLAYERS.map((id) => ({ id, lights })),
  turn: 'ann',
  step: 'main',
  left,
  lit: false,
});
