import * as z from 'zod';
import { cardDefinition } from '../abilities/card.js';
import type { Named } from '../state/named.js';
import { COPIES, DECK } from './limits.js';
import { PLAYERS } from './players.js';

const cardId = z.string().min(1).max(256);
/** How often each card is in a deck, by its full name. */
const deck = z.record(cardId, z.int().min(1).max(60));

/** What is agreed before a match. `{}` is a match of two decks drawn by the seed, of two inks each. */
export const lorcanaOptions = z.strictObject({
  decks: z.strictObject({ north: deck.optional(), south: deck.optional() }).default({}),
  /** Cards of a deck. */
  deckSize: z.int().min(1).max(200).default(DECK),
  /** Copies of one card in a deck. */
  copies: z.int().min(1).max(60).default(COPIES),
  /** Cards besides those of the sets; with `only` decks are drawn from these alone. */
  cards: z.array(cardDefinition).max(500).readonly().default([]),
  only: z.boolean().default(false),
  /** Who has the first turn; by default the seed decides. */
  first: z.enum([...PLAYERS, 'random']).default('random'),
  /** After so many turns (each player's turn counts) the match is a draw. */
  turnLimit: z.int().min(1).max(10_000).default(500),
});
/** How a match is set up. */
export type LorcanaOptions = Named<z.infer<typeof lorcanaOptions>>;
