import type { Random } from '@reticle/core/match';
import { cardDefaults, deckOf } from '@reticle/core/standard';
import { card, type Card } from './words.js';
import cards from './set.json' with { type: 'json' };

/** The schema of what is printed on a card. Everything else is the same for every card in a deck. */
const printed = card
  .pick({ name: true, cost: true, strength: true })
  .extend(card.pick({ abilities: true, activated: true }).partial().shape);
const PRINTED = cards.map((each) => printed.parse(each));

/** Makes a card as it lies in the deck. */
const cardFrom = (facts: (typeof PRINTED)[number], owner: string, instanceId: string): Card => ({
  ...cardDefaults,
  instanceId,
  publicId: facts.name.toLowerCase().replaceAll(' ', '-'),
  types: ['candle'],
  zone: 'deck',
  owner,
  controller: owner,
  ...facts,
  abilities: facts.abilities ?? [],
  activated: facts.activated ?? [],
});

/** Makes a player's deck: three of each card. */
export const deck = (owner: string, random: Random): readonly Card[] =>
  deckOf([...PRINTED, ...PRINTED, ...PRINTED], owner, random, (facts, id) => cardFrom(facts, owner, id));

/** Makes a card by its name, with the facts that a test wants. @throws RangeError if there is none */
export function cardNamed(name: string, instanceId: string, owner: string, facts: Partial<Card> = {}): Card {
  const found = PRINTED.find((each) => each.name === name);
  if (!found) throw new RangeError(`There is no card ${name}`);
  return { ...cardFrom(found, owner, instanceId), zone: 'play', ...facts };
}
