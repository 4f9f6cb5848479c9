import { type CardFacts } from '../../../language/facts.js';
import { printedIn } from '../../printed.js';

const { character, action, song, item } = printedIn('steel');

/** The steel cards of The First Chapter, by number; of a character: cost, inkwell, [strength, willpower, lore]. */
// oxfmt-ignore
export const STEEL: readonly CardFacts[] = [
  character(171, 'Aladdin', 'Cornered Swordsman', 2, true, [2, 1, 2], ['Storyborn', 'Hero']),
  character(172, 'Beast', 'Hardheaded', 5, true, [4, 4, 2], ['Storyborn', 'Hero', 'Prince']),
  character(173, 'Captain Hook', 'Captain of the Jolly Roger', 4, false, [3, 4, 1], ['Storyborn', 'Villain', 'Pirate', 'Captain']),
  character(174, 'Captain Hook', 'Forceful Duelist', 1, true, [1, 2, 1], ['Dreamborn', 'Villain', 'Pirate', 'Captain'], ['challenger', 2]),
  character(175, 'Captain Hook', 'Thinking a Happy Thought', 5, false, [2, 5, 1], ['Floodborn', 'Villain', 'Pirate', 'Captain'], ['shift', 3], ['challenger', 3]),
  character(176, 'Cerberus', 'Three-Headed Dog', 5, true, [5, 6, 1], ['Storyborn']),
  character(177, 'Donald Duck', 'Musketeer', 4, true, [2, 5, 1], ['Dreamborn', 'Hero', 'Musketeer'], 'bodyguard'),
  character(178, 'Gantu', 'Galactic Federation Captain', 8, true, [6, 6, 2], ['Storyborn', 'Alien', 'Captain']),
  character(179, 'Goons', "Maleficent's Underlings", 1, true, [2, 2, 1], ['Storyborn', 'Ally']),
  character(180, 'Hans', 'Thirteenth in Line', 4, true, [3, 3, 2], ['Storyborn', 'Villain', 'Prince']),
  character(181, 'Hercules', 'True Hero', 3, true, [3, 3, 1], ['Dreamborn', 'Hero', 'Prince'], 'bodyguard'),
  character(182, 'Kristoff', 'Official Ice Master', 3, true, [3, 3, 2], ['Storyborn', 'Ally']),
  character(183, 'Kronk', 'Right-Hand Man', 6, true, [6, 6, 2], ['Storyborn', 'Ally']),
  character(184, 'Lilo', 'Galactic Hero', 3, true, [4, 2, 2], ['Dreamborn', 'Hero']),
  character(185, 'Maui', 'Demigod', 8, true, [8, 8, 3], ['Storyborn', 'Hero', 'Deity']),
  character(186, 'Mickey Mouse', 'Musketeer', 6, true, [2, 7, 2], ['Dreamborn', 'Hero', 'Musketeer'], 'bodyguard'),
  character(187, 'Prince Eric', 'Dashing and Brave', 2, true, [1, 3, 1], ['Storyborn', 'Hero', 'Prince'], ['challenger', 2]),
  character(188, 'Simba', 'Future King', 1, true, [1, 2, 1], ['Storyborn', 'Hero', 'Prince']),
  character(189, 'Simba', 'Returned King', 7, true, [4, 6, 2], ['Storyborn', 'Hero', 'King'], ['challenger', 4]),
  character(190, 'Simba', 'Rightful Heir', 5, false, [3, 5, 2], ['Storyborn', 'Hero', 'Prince']),
  character(191, 'Starkey', "Hook's Henchman", 5, true, [5, 4, 1], ['Storyborn', 'Ally', 'Pirate']),
  character(192, 'Te Kā', 'Heartless', 6, true, [5, 5, 2], ['Dreamborn', 'Villain', 'Deity']),
  character(193, 'Tinker Bell', 'Giant Fairy', 6, true, [4, 5, 2], ['Floodborn', 'Ally', 'Fairy'], ['shift', 4]),
  character(194, 'Tinker Bell', 'Tiny Tactician', 3, true, [2, 4, 1], ['Dreamborn', 'Ally', 'Fairy']),
  song(195, 'A Whole New World', 5, false),
  action(196, 'Break', 2, true),
  action(197, 'Fire the Cannons!', 1, false),
  song(198, 'Grab Your Sword', 5, false),
  action(199, 'Ransack', 2, true),
  action(200, 'Smash', 3, true),
  item(201, "Beast's Mirror", 2, true),
  item(202, 'Frying Pan', 2, true),
  item(203, 'Musketeer Tabard', 4, false),
  item(204, 'Plasma Blaster', 3, false),
];
