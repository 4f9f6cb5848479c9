import * as z from 'zod';
import { card } from './card.js';
import { effect } from './effects/effect.js';

/** Who plays. */
export const PLAYERS = ['ann', 'bob'] as const;

const pinned = z.strictObject({ kind: z.string(), id: z.string(), incarnation: z.int() });
/** What is resolving, while somebody is asked. */
const frame = z.strictObject({
  controller: z.string(),
  source: pinned,
  variables: z.strictObject({ X: z.int().optional() }),
  bound: z.record(z.string(), z.array(pinned).readonly()),
  todo: z.array(effect).readonly(),
});

const seat = z.strictObject({
  id: z.enum(PLAYERS),
  lives: z.int(),
  /** What was done this turn, and may be done once. */
  done: z.array(z.enum(['play', 'attach'])).readonly(),
});

/** All that there is in a match. Plain JSON. A deck is its cards in their order. */
export const state = z.strictObject({
  turn: z.enum(PLAYERS),
  /** Turns until low tide. */
  left: z.int().nonnegative(),
  players: z.array(seat).readonly(),
  cards: z.array(card).readonly(),
  frame: frame.nullable(),
});
/** All that there is in a match. */
export type State = z.infer<typeof state>;

/** The player across the table. */
export const rival = (player: string): (typeof PLAYERS)[number] => (player === 'ann' ? 'bob' : 'ann');
