import { type CardFacts } from '../../../language/facts.js';
import { printedIn } from '../../printed.js';

const { character, action, song, item } = printedIn('amethyst');

/** The amethyst cards of The First Chapter, by number; of a character: cost, inkwell, [strength, willpower, lore]. */
// oxfmt-ignore
export const AMETHYST: readonly CardFacts[] = [
  character(35, 'Anna', 'Heir to Arendelle', 4, true, [2, 4, 2], ['Storyborn', 'Hero', 'Queen']),
  character(36, 'Archimedes', 'Highly Educated Owl', 1, true, [2, 2, 1], ['Dreamborn', 'Ally']),
  character(37, 'Dr. Facilier', 'Agent Provocateur', 7, false, [4, 5, 3], ['Floodborn', 'Villain', 'Sorcerer'], ['shift', 5]),
  character(38, 'Dr. Facilier', 'Charlatan', 2, true, [0, 4, 1], ['Storyborn', 'Villain', 'Sorcerer'], ['challenger', 2]),
  character(39, 'Dr. Facilier', 'Remarkable Gentleman', 3, true, [2, 4, 1], ['Storyborn', 'Villain', 'Sorcerer']),
  character(40, 'Elsa', 'Queen Regent', 4, true, [4, 4, 1], ['Storyborn', 'Hero', 'Queen', 'Sorcerer']),
  character(41, 'Elsa', 'Snow Queen', 3, true, [2, 3, 1], ['Dreamborn', 'Hero', 'Queen', 'Sorcerer']),
  character(42, 'Elsa', 'Spirit of Winter', 8, false, [4, 6, 3], ['Floodborn', 'Hero', 'Queen', 'Sorcerer'], ['shift', 6]),
  character(43, 'Flotsam', "Ursula's Spy", 5, false, [3, 4, 2], ['Storyborn', 'Ally'], 'rush'),
  character(44, 'Jafar', 'Keeper of Secrets', 4, true, [0, 5, 2], ['Dreamborn', 'Villain', 'Sorcerer']),
  character(45, 'Jafar', 'Wicked Sorcerer', 4, true, [2, 5, 1], ['Dreamborn', 'Villain', 'Sorcerer'], ['challenger', 3]),
  character(46, 'Jetsam', "Ursula's Spy", 4, true, [3, 3, 1], ['Storyborn', 'Ally'], 'evasive'),
  character(47, 'Magic Broom', 'Bucket Brigade', 2, true, [2, 2, 1], ['Dreamborn', 'Broom']),
  character(48, 'Maleficent', 'Biding Her Time', 1, false, [1, 1, 2], ['Dreamborn', 'Villain', 'Sorcerer']),
  character(49, 'Maleficent', 'Sorceress', 3, true, [2, 2, 1], ['Storyborn', 'Villain', 'Sorcerer']),
  character(50, 'Marshmallow', 'Persistent Guardian', 6, false, [5, 5, 1], ['Storyborn', 'Ally']),
  character(51, 'Mickey Mouse', 'Wayward Sorcerer', 4, true, [3, 4, 2], ['Dreamborn', 'Sorcerer']),
  character(52, 'Olaf', 'Friendly Snowman', 1, true, [1, 3, 1], ['Storyborn', 'Ally']),
  character(53, 'Pascal', "Rapunzel's Companion", 1, true, [1, 1, 1], ['Storyborn', 'Ally']),
  character(54, 'Rafiki', 'Mysterious Sage', 3, false, [3, 3, 1], ['Dreamborn', 'Mentor', 'Sorcerer'], 'rush'),
  character(55, 'Sven', 'Official Ice Deliverer', 6, true, [5, 7, 1], ['Storyborn', 'Ally']),
  character(56, 'The Queen', 'Wicked and Vain', 5, true, [4, 5, 1], ['Storyborn', 'Villain', 'Queen']),
  character(57, 'The Wardrobe', "Belle's Confidant", 3, true, [3, 4, 1], ['Dreamborn', 'Ally']),
  character(58, 'Tinker Bell', "Peter Pan's Ally", 5, false, [3, 3, 2], ['Storyborn', 'Ally', 'Fairy'], 'evasive'),
  character(59, 'Ursula', 'Power Hungry', 7, false, [2, 8, 3], ['Storyborn', 'Villain', 'Sorcerer']),
  character(60, 'Yzma', 'Alchemist', 2, true, [2, 2, 1], ['Dreamborn', 'Villain', 'Sorcerer']),
  character(61, 'Zeus', 'God of Lightning', 4, false, [0, 4, 2], ['Storyborn', 'Deity'], 'rush', ['challenger', 4]),
  action(62, 'Befuddle', 1, true),
  action(63, 'Freeze', 2, false),
  song(64, 'Friends on the Other Side', 3, true),
  song(65, 'Reflection', 1, true),
  item(66, 'Magic Mirror', 2, false),
  item(67, "Ursula's Cauldron", 2, false),
  item(68, "White Rabbit's Pocket Watch", 3, true),
];
