/**
 * How to write a card.
 *
 * A card is its printed facts and what its text does, as data. A set has both in one entry
 * (`sets/printed.ts`):
 *
 *     define(facts, { abilities: [{ kind: 'triggered', on: [{ event: 'played', card: 'this' }], effects: [...] }] })
 *     define(facts, { effects: [{ effect: 'dealDamage', what: { choose: { type: 'character' } }, amount: 2 }] })
 *
 * - Actions have `effects`, all other cards have `abilities`. Keywords are in the facts, and the rules do not
 *   repeat them.
 * - One sentence is one effect (6.1.2), in printed order. "You may" is `{ effect: 'may', do: [...] }` around
 *   its own sentence. In "you may A to B", A is its `cost`.
 * - `what` says which cards an effect acts on: `{ choose: filter }` for "chosen", `{ all: filter }` for
 *   "each", "all" and "your ...", or a name for cards that are known already. The cards taken last are called
 *   `them`. `as` gives another name, which an ability with two choices needs. `this` is the card itself,
 *   `subject` is the card that a trigger is about.
 * - A filter without a zone means cards in play. "Your" is `controller: 'self'`, "opposing" is
 *   `controller: 'opponent'`, "other" is `excludeSelf: true`. The filter of a trigger or a discount is about a card
 *   anywhere, so "whenever you play" needs `controller: 'self'`.
 * - "When you play this character and whenever they quest" is two entries of `on`. "During your turn,
 *   whenever" is `during: 'yourTurn'`. An "if" after the trigger is `if`, and "while" is `while`. Both take a
 *   `Condition`.
 * - "For each" is an amount `{ count: filter }`. "For each 1 damage removed this way" is `'result'`.
 * - "Until the end of turn" and other durations are the `for` of `give`. What it gives is a list of
 *   `Modification`s, as in static abilities. "Chosen ... gains X" makes its choice in the `what` of `give`.
 */
import { frozenCopy, parseWith, STATE_LIMITS, unwrap, type Named } from '@reticle/core';
import * as z from 'zod';
import { cardFacts, fullNameOf, type CardFacts, plainName } from './facts.js';
import { unexpressedOf, unperformed } from './keywords.js';
import { ability } from './ability.js';
import { effects } from './effects/schema.js';

/** The schema of {@link CardDefinition}. */
export const cardDefinition = z.strictObject({
  facts: cardFacts,
  /** The abilities of a character, item or location. */
  abilities: z.array(ability).max(16).readonly().default([]),
  /** The effects of an action. */
  effects: effects.optional(),
  /**
   * What the data above do not express: parts of the text in our own words, and a code for each keyword that
   * a match does not perform. `define` adds the codes. No deck may contain such a card.
   */
  unexpressed: z
    .array(z.union([z.string().min(1).max(200), unperformed]))
    .max(64)
    .readonly()
    .optional(),
});
/** A card of the game: its printed facts, and what its text does. Plain JSON, parsed. */
export type CardDefinition = Named<z.infer<typeof cardDefinition>>;

/** What a card's text does, as an author writes it. */
export type CardRules = Partial<Omit<CardDefinition, 'facts'>>;

/**
 * Builds a card from its facts and its rules. Without rules, the card has only its keywords.
 *
 * @throws RefusedError with the issues, each with its path, if the data are not a valid card
 */
export function define(facts: CardFacts, rules: CardRules = {}): CardDefinition {
  const card = unwrap(parseWith(cardDefinition, { facts, ...rules }, STATE_LIMITS));
  const unexpressed = unexpressedOf(card);
  return frozenCopy(unexpressed.length === 0 ? card : cardDefinition.parse({ ...card, unexpressed }));
}

/** Returns the id of a card in decks and states: its full name, with plain apostrophes. */
export const cardIdOf = ({ facts }: CardDefinition): string => plainName(fullNameOf(facts));
