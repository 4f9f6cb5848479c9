import { pinnedRef } from '@reticle/core';
import { tableShape, tableWith } from '@reticle/core/play';
import * as z from 'zod';
import type { EVENTS } from './events.js';
import { set } from './set.js';
import { card, words, type Card, type Keys, type Words } from './words.js';

export const PLAYERS = ['ann', 'bob'] as const;
export const rival = (player: string): (typeof PLAYERS)[number] => (player === 'ann' ? 'bob' : 'ann');

/** Nobody sees a deck, and only its player sees a hand. */
export const ZONES = {
  deck: { of: 'player', seenBy: 'nobody' },
  hand: { of: 'player', seenBy: 'owner' },
  play: { of: 'shared', seenBy: 'all', inPlay: true },
  discard: { of: 'player', seenBy: 'all' },
} as const;

/** The schema of a card in a match: its text must be understood. */
const known = card.extend({ text: set.textSchema });

/** The schema of everything that there is in a match. Plain JSON. */
export const state = z.strictObject({
  ...tableShape<Card, Card, Words>(known, known, words),
  players: z
    .array(z.strictObject({ id: z.enum(PLAYERS), life: z.int(), energy: z.int().nonnegative() }))
    .readonly(),
  turn: z.string(),
  step: z.string(),
  /** The number of turns that are left. */
  left: z.int().nonnegative(),
  /** The unit that attacks, and the one that blocks it. */
  attack: z.strictObject({ attacker: pinnedRef, blocker: pinnedRef.optional() }).optional(),
});
export type State = z.infer<typeof state>;

/** The types of the game, as core's runtime takes them. */
export interface Game {
  readonly object: Card;
  readonly now: Card;
  readonly words: Words;
  readonly events: typeof EVENTS;
  readonly keys: Keys;
  readonly state: State;
}

/** The energy that a player has each turn. */
export const ENERGY = 3;

/** Makes a state with these cards in the zones that they name, in the main step of ann. */
export const stateWith = (cards: readonly Card[], life = 10, left = 30): State => ({
  ...tableWith(ZONES, PLAYERS, cards),
  players: PLAYERS.map((id) => ({ id, life, energy: ENERGY })),
  turn: 'ann',
  step: 'main',
  left,
});

export const playerOf = ({ players }: State, id: string): State['players'][number] | undefined =>
  players.find((one) => one.id === id);
