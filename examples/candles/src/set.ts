import type { Random } from '@reticle/core/match';
import { cardDefaults, cardSet, deckOf, type CardSet } from '@reticle/core/standard';
import * as z from 'zod';
import { text } from './text.js';
import { card, type Card, type Cost, type Words } from './words.js';
import cards from './set.json' with { type: 'json' };

/** The schema of what is printed on a card. Everything else is the same for every card in a deck. */
const printed = z.strictObject(card.pick({ name: true, cost: true, strength: true, text: true }).shape);
type Printed = z.infer<typeof printed>;

/** The set: the cards, what cards say, and the decks that are made of them. */
export const set: CardSet<Words, Cost, Printed> = cardSet({ text, printed, cards, copies: 3 });

/** Makes a card as it lies in the deck. */
const cardFrom = (facts: Printed, owner: string, instanceId: string): Card => ({
  ...cardDefaults,
  ...facts,
  instanceId,
  publicId: facts.name.toLowerCase().replaceAll(' ', '-'),
  types: ['candle'],
  zone: 'deck',
  owner,
  controller: owner,
});

/** Makes the cards of a player's deck. */
export const deck = (list: readonly Printed[], owner: string, random: Random): readonly Card[] =>
  deckOf(list, owner, random, (facts, id) => cardFrom(facts, owner, id));

/** Makes a card by its name, with the facts that a test wants. @throws RangeError if there is none */
export function cardNamed(name: string, instanceId: string, owner: string, facts: Partial<Card> = {}): Card {
  const found = set.cards.find((each) => each.name === name);
  if (!found) throw new RangeError(`There is no card ${name}`);
  return { ...cardFrom(found, owner, instanceId), zone: 'play', ...facts };
}
