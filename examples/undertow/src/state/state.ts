import { tableShape } from '@reticle/core/play';
import * as z from 'zod';
import { card, thing, type Card, type Thing } from '../language/card.js';
import { words, type Words } from '../language/words.js';

/** The players. */
export const PLAYERS = ['ann', 'bob'] as const;

/** The zones. Energy on creatures lies beside them, in `attached`. */
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
  /** What was done this turn of what may be done once a turn. */
  done: z.array(z.string()).readonly(),
});

/** The schema of the state: everything that there is in a match. Plain JSON. */
export const state = z.strictObject({
  ...tableShape<Card, Thing, Words>(card, thing, words),
  turn: z.enum(PLAYERS),
  /** The number of turns until low tide. */
  left: z.int().nonnegative(),
  players: z.array(seat).readonly(),
  /** Whether effects went on without an end, so that low tide comes at once. */
  endless: z.boolean(),
});
/** The state: everything that there is in a match. */
export type State = z.infer<typeof state>;

/** Returns the other player. */
export const rival = (player: string): (typeof PLAYERS)[number] => (player === 'ann' ? 'bob' : 'ann');
