/** Made-up cards for test boards. They have no text. */
import { define, type CardDefinition } from '../../src/language/card.js';
import type { CardFacts } from '../../src/language/facts.js';

type Facts = Partial<Omit<CardFacts, 'number' | 'name'>>;

const made = (name: string, number: number, facts: Facts): CardDefinition =>
  define({
    number,
    name,
    type: 'character',
    cost: 2,
    inkwell: true,
    ink: 'amber',
    classifications: [],
    keywords: [],
    ...facts,
  });
const folk = (cost: number, strength: number, willpower: number, lore: number, more: Facts = {}): Facts => ({
  cost,
  strength,
  willpower,
  lore,
  ...more,
});
const is = (...classifications: readonly string[]): Facts => ({ classifications });
const has = (keyword: CardFacts['keywords'][number]['keyword']): Facts => ({ keywords: [{ keyword }] });

const FACTS: Readonly<Record<string, Facts>> = {
  // plain ones of either side
  Pim: folk(2, 2, 4, 1),
  Pom: folk(3, 3, 4, 2),
  Leaf: folk(4, 1, 1, 1),
  Rook: folk(2, 2, 4, 1),
  Wren: folk(3, 3, 5, 1),
  Mite: folk(1, 1, 1, 1),
  Ogre: folk(7, 9, 9, 2),
  // of a kind
  Duchess: folk(3, 2, 5, 1, is('Princess')),
  Marquise: folk(3, 1, 5, 1, is('Princess')),
  Lackey: folk(2, 2, 2, 1, is('Villain')),
  Lancer: folk(2, 2, 4, 1, is('Musketeer')),
  Whisk: folk(3, 1, 2, 1, is('Broom')),
  Skipper: folk(2, 2, 2, 1, is('Captain')),
  Flit: folk(2, 2, 2, 1, has('evasive')),
  Guard: folk(2, 2, 2, 1, has('bodyguard')),
  // no characters
  Kettle: { type: 'item', cost: 1 },
  Kiln: { type: 'item', cost: 3 },
  Gesture: { type: 'action', cost: 1 },
  Feat: { type: 'action', cost: 3 },
  Tune: { type: 'song', cost: 2 },
};

/** The made-up cards. */
export const FOLK: readonly CardDefinition[] = Object.entries(FACTS).map(([name, facts], index) =>
  made(name, index + 1, facts),
);
