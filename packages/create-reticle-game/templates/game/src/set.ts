import { toldCard } from '@reticle/core/host';
import type { Random } from '@reticle/core/match';
import { cardDefaults, cardSet, deckOf, type CardSet } from '@reticle/core/standard';
import * as z from 'zod';
import cards from './cards.json' with { type: 'json' };
import { keywords } from './keywords/index.js';
import { nouns, text } from './text.js';
import type { Card, Cost, Words } from './words.js';

/** The schema of what is printed on a card. */
const printed = z.strictObject({
  name: z.string().min(1).max(100),
  cost: z.int().nonnegative(),
  power: z.int().nonnegative(),
  health: z.int().positive(),
  text: z.string().max(1_000),
});
export type PrintedCard = z.infer<typeof printed>;

/** The set: the cards of the game, what cards say, and the decks that are made of them, three of each card if nobody made one. */
export const set: CardSet<Words, Cost, PrintedCard> = cardSet<Words, Cost, PrintedCard>({
  text,
  printed,
  cards,
  keywords,
  copies: 3,
  told: (card) => toldCard(text, nouns.targets, card),
});

/** Makes a card as it lies in its owner's deck. */
export const cardFrom = (card: PrintedCard, instanceId: string, owner: string): Card => ({
  ...cardDefaults,
  ...card,
  instanceId,
  owner,
  controller: owner,
  publicId: card.name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-'),
  types: ['unit'],
  zone: 'deck',
  keywords: [...set.says(card).keywords],
});

/** Makes the cards of a player's deck. */
export const deck = (list: readonly PrintedCard[], owner: string, random: Random): readonly Card[] =>
  deckOf(list, owner, random, (card, id) => cardFrom(card, id, owner));
