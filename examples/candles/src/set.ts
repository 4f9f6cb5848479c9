import type { Random } from '@reticle/core/match';
import { card, type Card } from './words.js';
import cards from './set.json' with { type: 'json' };

/** The schema of what is printed on a card. Everything else is the same for every card in a deck. */
const printed = card
  .pick({ name: true, cost: true, strength: true })
  .extend(card.pick({ abilities: true, use: true }).partial().shape);
const PRINTED = cards.map((each) => printed.parse(each));

/** Makes a card as it lies in the deck. */
const cardFrom = (facts: (typeof PRINTED)[number], owner: string, at: number): Card => ({
  instanceId: `${owner}-${at + 1}`,
  publicId: facts.name.toLowerCase().replaceAll(' ', '-'),
  incarnation: 0,
  types: ['candle'],
  zone: 'deck',
  owner,
  controller: owner,
  exerted: false,
  damage: 0,
  keywords: [],
  characteristics: [],
  timestamp: 0,
  ...facts,
  abilities: facts.abilities ?? [],
});

const DECK = [...PRINTED, ...PRINTED, ...PRINTED];

/**
 * Makes a player's deck: three of each card. The random source draws which card has which id, so an id tells
 * nothing of a card.
 */
export const deckOf = (owner: string, random: Random): readonly Card[] =>
  random.numbers(DECK.length, owner).flatMap((number, at) => {
    const facts = DECK[number - 1];
    return facts ? [cardFrom(facts, owner, at)] : [];
  });

/** Makes a card by its name, with the facts that a test wants. @throws RangeError if there is none */
export function cardNamed(name: string, instanceId: string, owner: string, facts: Partial<Card> = {}): Card {
  const found = PRINTED.find((each) => each.name === name);
  if (!found) throw new RangeError(`There is no card ${name}`);
  return { ...cardFrom(found, owner, 0), zone: 'play', instanceId, ...facts };
}
