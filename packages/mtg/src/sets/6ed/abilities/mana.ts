import {
  createSacrificeForMana,
  createTapForAnyColor,
  createTapForMana,
} from '../../../language/templates/templates.js';
import type { Color } from '../../../language/vocabulary.js';
import type { AbilityGroup, CardAbilities } from '../../define.js';

const tapFor = (mana: Parameters<typeof createTapForMana>[0]['mana']): CardAbilities => ({
  activated: [createTapForMana({ mana })],
});

/** {C} for nothing, or either colour for 1 damage. */
const painland = (one: Color, other: Color): CardAbilities => ({
  activated: [
    createTapForMana({ id: 'tap-for-colorless', mana: { colorless: 1 } }),
    createTapForMana({
      mana: [{ [one]: 1 }, { [other]: 1 }],
      and: [{ effect: 'damage', amount: 1, to: 'you' }],
    }),
  ],
});

/** One mana of a colour, or two for the land itself. */
const sacLand = (color: Color | 'colorless'): CardAbilities => ({
  activated: [
    createTapForMana({ mana: { [color]: 1 } }),
    createSacrificeForMana({ mana: { [color]: 2 }, price: { tap: true, sacrifice: 'self' } }),
  ],
});

/** Creatures that make mana. */
export const manaCreatures: AbilityGroup = {
  'Birds of Paradise': { activated: [createTapForAnyColor()] },
  'Blood Pet': { activated: [createSacrificeForMana({ mana: { black: 1 } })] },
  'Fyndhorn Elder': tapFor({ green: 2 }),
  'Llanowar Elves': tapFor({ green: 1 }),
};

/** Artifacts that make mana. */
export const manaArtifacts: AbilityGroup = {
  "Ashnod's Altar": {
    activated: [
      createSacrificeForMana({ mana: { colorless: 2 }, price: { sacrifice: { type: 'creature' } } }),
    ],
  },
  'Charcoal Diamond': tapFor({ black: 1 }),
  'Fire Diamond': tapFor({ red: 1 }),
  'Mana Prism': {
    activated: [
      createTapForMana({ id: 'tap-for-colorless', mana: { colorless: 1 } }),
      createTapForAnyColor({ price: { mana: '{1}' } }),
    ],
  },
  'Marble Diamond': tapFor({ white: 1 }),
  'Moss Diamond': tapFor({ green: 1 }),
  'Sky Diamond': tapFor({ blue: 1 }),
};

/** Lands, basic ones aside: their type says it all (rule 305.6). */
export const manaLands: AbilityGroup = {
  'Adarkar Wastes': painland('white', 'blue'),
  Brushland: painland('green', 'white'),
  'City of Brass': {
    activated: [createTapForAnyColor()],
    triggered: [
      {
        id: 'burns',
        trigger: { on: 'becomesTapped', what: 'self' },
        effects: [{ effect: 'damage', amount: 1, to: 'you' }],
      },
    ],
  },
  'Crystal Vein': sacLand('colorless'),
  'Dwarven Ruins': sacLand('red'),
  'Ebon Stronghold': sacLand('black'),
  'Havenwood Battleground': sacLand('green'),
  'Karplusan Forest': painland('red', 'green'),
  'Ruins of Trokair': sacLand('white'),
  'Sulfurous Springs': painland('black', 'red'),
  'Svyelunite Temple': sacLand('blue'),
  'Underground River': painland('blue', 'black'),
};
