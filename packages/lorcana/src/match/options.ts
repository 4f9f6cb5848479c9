import type { Named } from '@reticle/core';
import * as z from 'zod';
import { cardDefinition } from '../abilities/card.js';
import { INKS } from '../state/vocabulary.js';
import { COPIES, DECK, INKS_OF_A_DECK } from './limits.js';
import { PLAYERS } from './players.js';

const MOST_NAMES = 500;
const cardId = z.string().min(1).max(256);
/** How often each card is in a deck, by its full name; which apostrophe it is written with makes no difference. */
const deck = z
  .record(cardId, z.int().min(1).max(60))
  .refine((listed) => Object.keys(listed).length <= MOST_NAMES, 'a deck lists 500 names at most');

/** What is agreed before a match. `{}` is a match of two decks drawn by the seed, of two inks each. */
export const lorcanaOptions = z.strictObject({
  decks: z.strictObject({ north: deck.optional(), south: deck.optional() }).default({}),
  /** Cards of a deck, at least (rule 1.10.1.1); so many has one that the seed draws. */
  deckSize: z.int().min(1).max(200).default(DECK),
  /** Copies of one card in a deck. */
  copies: z.int().min(1).max(60).default(COPIES),
  /** Inks of a deck, at most (rule 1.10.1.1). */
  inks: z.int().min(1).max(INKS.length).default(INKS_OF_A_DECK),
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
