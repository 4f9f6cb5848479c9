import type { CardDefinition } from '../src/language/card-definition.js';
import type { MtgKeyword } from '../src/language/keyword.js';
/** Made-up cards for tests of matches. */

type Parts = Partial<CardDefinition>;

const blank = {
  supertypes: [],
  types: [],
  subtypes: [],
  keywords: [],
  activated: [],
  triggered: [],
  static: [],
  unexpressed: [],
} as const;

/** Returns the id of a name: `moss-bear` for `Moss Bear`. */
const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export const define = (name: string, parts: Parts): CardDefinition => ({
  ...blank,
  id: idOf(name),
  name,
  ...parts,
});

export const creatureCard = (
  name: string,
  cost: CardDefinition['cost'],
  power: number,
  toughness: number,
  keywords: readonly (string | MtgKeyword)[] = [],
  parts: Parts = {},
): CardDefinition =>
  define(name, {
    types: ['creature'],
    cost: cost ?? [],
    power,
    toughness,
    keywords: keywords.map((keyword) => (typeof keyword === 'string' ? { keyword } : keyword)),
    ...parts,
  });

export const basics: readonly CardDefinition[] = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(
  (name) => define(name, { supertypes: ['basic'], types: ['land'], subtypes: [name] }),
);

/** Creatures of every colour, plain and with keywords. They are enough for drawn decks. */
export const bestiary: readonly CardDefinition[] = (['W', 'U', 'B', 'R', 'G'] as const).flatMap((color) => [
  creatureCard(`${color} Scout`, [color], 1, 1),
  creatureCard(`${color} Guard`, [1, color], 2, 2),
  creatureCard(`${color} Drake`, [2, color], 2, 2, ['flying']),
  creatureCard(`${color} Duelist`, [2, color], 2, 1, ['first strike']),
  creatureCard(`${color} Brute`, [3, color], 4, 3, ['trample']),
  creatureCard(`${color} Gang`, [3, color], 3, 3, ['menace']),
  creatureCard(`${color} Watcher`, [1, color], 1, 4, ['vigilance']),
]);
