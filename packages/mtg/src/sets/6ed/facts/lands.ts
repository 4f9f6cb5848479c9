import { type PrintedCardFacts, basicLand, entersTapped, land } from '../../facts.js';

// oxfmt-ignore
export const lands: readonly PrintedCardFacts[] = [
  land('Adarkar Wastes'),
  land('Brushland'),
  land('City of Brass'),
  land('Crystal Vein'),
  entersTapped(land('Dwarven Ruins')),
  entersTapped(land('Ebon Stronghold')),
  basicLand('Forest'),
  entersTapped(land('Havenwood Battleground')),
  basicLand('Island'),
  land('Karplusan Forest'),
  basicLand('Mountain'),
  basicLand('Plains'),
  entersTapped(land('Ruins of Trokair')),
  land('Sulfurous Springs'),
  entersTapped(land('Svyelunite Temple')),
  basicLand('Swamp'),
  land('Underground River'),
];
