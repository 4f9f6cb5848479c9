import type { Ability } from '../language/ability.js';
import { define, type CardDefinition, type CardRules } from '../language/card.js';
import type { Effect } from '../language/effects/schema.js';
import type { CardFacts, PrintedKeyword, Classification, Ink, LorcanaKeyword } from '../language/facts.js';

/** A card as a set writes it: one entry with its printed facts, and its text except keywords. */
export interface CardEntry {
  readonly facts: CardFacts;
  readonly rules?: CardRules;
}

/** Gives an ability the name that is printed before it: `called('LOUD LANDING', when(played, draw()))`. */
export const called = (name: string, ability: Ability): Ability => ({ ...ability, name });

/** Gives a character or an item its abilities: `can(character(...), when(played, draw()))`. */
export const can = ({ facts }: CardEntry, ...abilities: readonly Ability[]): CardEntry => ({
  facts,
  rules: { abilities },
});
/** Gives an action or a song its sentences: `does(action(...), draw(2))`. */
export const does = ({ facts }: CardEntry, ...effects: readonly Effect[]): CardEntry => ({
  facts,
  rules: { effects },
});

/** Turns entries into the cards of a set. `set` is the set's code in card lists. */
export const cardsOf = (entries: readonly CardEntry[], set: string): readonly CardDefinition[] =>
  entries.map(({ facts, rules }) => define({ ...facts, set }, rules));

/** The rarity of a card, as card lists write it. */
type Rarity = 'Common' | 'Uncommon' | 'Rare' | 'Super Rare' | 'Legendary';

/** A keyword in a set's list of cards: only its name, or its name with its N. */
type Keyword = LorcanaKeyword | readonly [keyword: LorcanaKeyword, value: number];

const printedKeyword = (written: Keyword): PrintedKeyword =>
  typeof written === 'string' ? { keyword: written } : { keyword: written[0], value: written[1] };

/**
 * Returns the functions with which a set writes the cards of one ink, one card to a line: one function for
 * each type of card.
 */
export function printedIn(ink: Ink) {
  const plain =
    (type: 'action' | 'song' | 'item') =>
    (number: number, rarity: Rarity, name: string, cost: number, inkwell: boolean): CardEntry => ({
      facts: { number, rarity, name, type, cost, inkwell, ink, classifications: [], keywords: [] },
    });

  /** Writes a character. The triple is strength, willpower and lore. */
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
