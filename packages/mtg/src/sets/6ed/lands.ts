import { basicLand, type CardEntry, does, entersTapped, land } from '../define.js';
import { painland, sacLand } from './phrases.js';
import { createTapForAnyColor } from '../../language/templates/templates.js';

/** The lands of the set: facts, and what they do. */
export const lands: readonly CardEntry[] = [
  does(land('Adarkar Wastes'), painland('white', 'blue')),
  does(land('Brushland'), painland('green', 'white')),
  does(land('City of Brass'), {
    activated: [createTapForAnyColor()],
    triggered: [
      {
        id: 'burns',
        trigger: { on: 'becomesTapped', what: 'self' },
        effects: [{ effect: 'damage', amount: 1, to: 'you' }],
      },
    ],
  }),
  does(land('Crystal Vein'), sacLand('colorless')),
  does(entersTapped(land('Dwarven Ruins')), sacLand('red')),
  does(entersTapped(land('Ebon Stronghold')), sacLand('black')),
  basicLand('Forest'),
  does(entersTapped(land('Havenwood Battleground')), sacLand('green')),
  basicLand('Island'),
  does(land('Karplusan Forest'), painland('red', 'green')),
  basicLand('Mountain'),
  basicLand('Plains'),
  does(entersTapped(land('Ruins of Trokair')), sacLand('white')),
  does(land('Sulfurous Springs'), painland('black', 'red')),
  does(entersTapped(land('Svyelunite Temple')), sacLand('blue')),
  basicLand('Swamp'),
  does(land('Underground River'), painland('blue', 'black')),
];
