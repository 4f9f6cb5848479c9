import type { Ability } from '../language/ability.js';
import { define, type CardDefinition, type CardRules } from '../language/card.js';
import type { Effect } from '../language/effects/schema.js';
import type { CardFacts, PrintedKeyword, Classification, Ink, LorcanaKeyword } from '../language/facts.js';

/** A card as a set writes it down: one entry with what is printed on it as facts, and what it says beside its keywords. */
export interface CardEntry {
  readonly facts: CardFacts;
  readonly rules?: CardRules;
}

/** An ability under the name that is printed before it: `called('LOUD LANDING', when(played, draw()))`. */
export const called = (name: string, ability: Ability): Ability => ({ ...ability, name });

/** `can(character(...), when(played, draw()))`: a character or an item, and its abilities. */
export const can = ({ facts }: CardEntry, ...abilities: readonly Ability[]): CardEntry => ({
  facts,
  rules: { abilities },
});
/** `does(action(...), draw(2))`: an action or a song, and its sentences. */
export const does = ({ facts }: CardEntry, ...effects: readonly Effect[]): CardEntry => ({
  facts,
  rules: { effects },
});

/** Entries as the cards of a set, by the code that lists of cards have for it. */
export const cardsOf = (entries: readonly CardEntry[], set: string): readonly CardDefinition[] =>
  entries.map(({ facts, rules }) => define({ ...facts, set }, rules));

/** How often a card is found, as lists of cards have it. */
type Rarity = 'Common' | 'Uncommon' | 'Rare' | 'Super Rare' | 'Legendary';

/** A keyword in a list of cards: its name alone, or with its N. */
type Keyword = LorcanaKeyword | readonly [keyword: LorcanaKeyword, value: number];

const printedKeyword = (written: Keyword): PrintedKeyword =>
  typeof written === 'string' ? { keyword: written } : { keyword: written[0], value: written[1] };

/** How the cards of one ink are written down, one to a line: by a function for each type of card. */
export function printedIn(ink: Ink) {
  const plain =
    (type: 'action' | 'song' | 'item') =>
    (number: number, rarity: Rarity, name: string, cost: number, inkwell: boolean): CardEntry => ({
      facts: { number, rarity, name, type, cost, inkwell, ink, classifications: [], keywords: [] },
    });

  /** A character; the triple is strength, willpower and lore. */
  const character = (
    number: number,
    rarity: Rarity,
    name: string,
    version: string,
    cost: number,
    inkwell: boolean,
    [strength, willpower, lore]: readonly [strength: number, willpower: number, lore: number],
    classifications: readonly Classification[],
    ...keywords: readonly Keyword[]
  ): CardEntry => ({
    facts: {
      number,
      rarity,
      name,
      version,
      type: 'character',
      cost,
      inkwell,
      ink,
      strength,
      willpower,
      lore,
      classifications,
      keywords: keywords.map(printedKeyword),
    },
  });

  return { character, action: plain('action'), song: plain('song'), item: plain('item') };
}
