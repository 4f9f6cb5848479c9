import { tableShape } from '@reticle/core/play';
import * as z from 'zod';
import { card, thing, type Card, type Thing } from './card.js';
import { words, type Words } from './words.js';

/** Who plays. */
export const PLAYERS = ['ann', 'bob'] as const;

/** Where cards lie. Energy on creatures lies beside them, in `attached`. */
export const ZONES = {
  deck: { of: 'player', seenBy: 'nobody' },
  hand: { of: 'player', seenBy: 'owner' },
  play: { of: 'shared', seenBy: 'all', inPlay: true },
  attached: { of: 'shared', seenBy: 'all' },
  discard: { of: 'player', seenBy: 'all' },
} as const;

const seat = z.strictObject({
  id: z.enum(PLAYERS),
  lives: z.int(),
  /** What was done this turn, and may be done once. */
  done: z.array(z.string()).readonly(),
});

/** All that there is in a match. Plain JSON. */
export const state = z.strictObject({
  ...tableShape<Card, Thing, Words>(card, thing, words),
  turn: z.enum(PLAYERS),
  /** Turns until low tide. */
  left: z.int().nonnegative(),
  players: z.array(seat).readonly(),
  /** Effects went on without an end: low tide comes at once. */
  endless: z.boolean(),
});
/** All that there is in a match. */
export type State = z.infer<typeof state>;

/** The player across the table. */
export const rival = (player: string): (typeof PLAYERS)[number] => (player === 'ann' ? 'bob' : 'ann');
