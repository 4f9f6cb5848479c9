import { type Classification, type Ink, type LorcanaKeyword } from '../language/vocabulary.js';
import { type CardFacts, type PrintedKeyword } from '../language/facts.js';

/** A keyword in a list of cards: its name alone, or with its N. */
type Keyword = LorcanaKeyword | readonly [keyword: LorcanaKeyword, value: number];

const printedKeyword = (written: Keyword): PrintedKeyword =>
  typeof written === 'string' ? { keyword: written } : { keyword: written[0], value: written[1] };

/** How the cards of one ink are written down, one to a line: by a function for each type of card. */
export function printedIn(ink: Ink) {
  const plain =
    (type: 'action' | 'song' | 'item') =>
    (number: number, name: string, cost: number, inkwell: boolean): CardFacts => ({
      number,
      name,
      type,
      cost,
      inkwell,
      ink,
      classifications: [],
      keywords: [],
    });

  /** A character; the triple is strength, willpower and lore. */
  const character = (
    number: number,
    name: string,
    version: string,
    cost: number,
    inkwell: boolean,
    [strength, willpower, lore]: readonly [strength: number, willpower: number, lore: number],
    classifications: readonly Classification[],
    ...keywords: readonly Keyword[]
  ): CardFacts => ({
    number,
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
  });

  return { character, action: plain('action'), song: plain('song'), item: plain('item') };
}
