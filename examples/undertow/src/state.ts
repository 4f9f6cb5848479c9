import { frame } from '@reticle/core/match';
import * as z from 'zod';
import { card } from './card.js';
import { effect } from './effects/effect.js';

/** Who plays. */
export const PLAYERS = ['ann', 'bob'] as const;

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
  /** What is resolving, while somebody is asked. */
  frame: frame(effect).nullable(),
});
/** All that there is in a match. */
export type State = z.infer<typeof state>;

/** The player across the table. */
export const rival = (player: string): (typeof PLAYERS)[number] => (player === 'ann' ? 'bob' : 'ann');
