/**
 * How to write a card.
 *
 * A card is its facts and what it says, as data; in a set both stand in one entry (`sets/printed.ts`):
 *
 *     define(facts, { abilities: [{ kind: 'triggered', on: [{ event: 'played', card: 'this' }], effects: [...] }] })
 *     define(facts, { effects: [{ effect: 'dealDamage', what: { choose: { type: 'character' } }, amount: 2 }] })
 *
 * - Actions have `effects`, everything else `abilities`. Keywords stand in the facts; nothing more is said of them.
 * - One sentence is one effect (6.1.2), in the order of print. "You may" is `{ effect: 'may', do: [...] }` around its own
 *   sentence; "you may A to B" has A as its `cost`.
 * - What an effect is about is its `what`: `{ choose: filter }` for "chosen", `{ all: filter }` for "each", "all" and
 *   "your ...", a name for what is known already. What was taken last is called `them`; `as` gives another name, which
 *   two choices of one ability need. `this` is the card itself, `subject` what a trigger is about.
 * - A filter that says no zone means cards in play; "your" is `controller: 'self'`, "opposing" `controller: 'opponent'`,
 *   "other" `excludeSelf: true`. A trigger's and a discount's filter is about a card anywhere: "whenever you play" needs
 *   `controller: 'self'`.
 * - "When you play this character and whenever they quest" are two entries of `on`. "During your turn, whenever" is
 *   `during: 'yourTurn'`. "If", after the trigger, is `if`; "while" is `while`; both take a `Condition`.
 * - "For each" is an amount `{ count: filter }`; "for each 1 damage removed this way" is `'result'`.
 * - "Until the end of turn" and the like stand in `for` of `give`; what they give is a list of `Modification`s, the same
 *   as in static abilities. "Chosen ... gains X" chooses in `what` of `give`.
 */
import { frozenCopy, type Named } from '@reticle/core';
import * as z from 'zod';
import { cardFacts, fullNameOf, type CardFacts, plainName } from './facts.js';
import { unexpressedOf, unperformed } from './keywords.js';
import { ability } from './ability.js';
import { effects } from './effects/schema.js';

/** A card of the game: what is printed on it as facts, and what it does. Plain JSON. */
export const cardDefinition = z.strictObject({
  facts: cardFacts,
  /** Of characters, items and locations. */
  abilities: z.array(ability).max(16).readonly().default([]),
  /** Of actions. */
  effects: effects.optional(),
  /**
   * What of it is not said by all this, in our words, and the keywords that a match does not perform, each with a code, which
   * `define` adds. No such card is put into a deck.
   */
  unexpressed: z
    .array(z.union([z.string().min(1).max(200), unperformed]))
    .max(64)
    .readonly()
    .optional(),
});
/** A card of the game, read; see {@link cardDefinition}. */
export type CardDefinition = Named<z.infer<typeof cardDefinition>>;

/** What a card says, as it is written. */
export type CardRules = Partial<Omit<CardDefinition, 'facts'>>;

/** A card: its facts, and what it says; without rules it says nothing but its keywords. @throws where it is no card */
export function define(facts: CardFacts, rules: CardRules = {}): CardDefinition {
  const card = cardDefinition.parse({ facts, ...rules });
  const unexpressed = unexpressedOf(card);
  return frozenCopy(unexpressed.length === 0 ? card : cardDefinition.parse({ ...card, unexpressed }));
}

/** The id of a card in decks and in states: its full name, with plain apostrophes. */
export const cardIdOf = ({ facts }: CardDefinition): string => plainName(fullNameOf(facts));
