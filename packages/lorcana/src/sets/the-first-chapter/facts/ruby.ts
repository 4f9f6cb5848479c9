import { type CardFacts } from '../../../language/facts.js';
import { printedIn } from '../../printed.js';

const { character, action, song, item } = printedIn('ruby');

/** The ruby cards of The First Chapter, by number; of a character: cost, inkwell, [strength, willpower, lore]. */
// oxfmt-ignore
export const RUBY: readonly CardFacts[] = [
  character(103, 'Abu', 'Mischievous Monkey', 3, true, [3, 2, 2], ['Storyborn', 'Ally']),
  character(104, 'Aladdin', 'Heroic Outlaw', 7, true, [5, 5, 2], ['Floodborn', 'Hero'], ['shift', 5]),
  character(105, 'Aladdin', 'Street Rat', 3, true, [2, 2, 1], ['Storyborn', 'Hero']),
  character(106, 'Captain', "Colonel's Lieutenant", 5, true, [6, 5, 1], ['Storyborn', 'Ally', 'Captain']),
  character(107, 'Captain Hook', 'Ruthless Pirate', 7, false, [5, 5, 2], ['Storyborn', 'Villain', 'Pirate', 'Captain'], 'rush'),
  character(108, 'Donald Duck', 'Boisterous Fowl', 2, true, [2, 3, 1], ['Storyborn']),
  character(109, 'Elsa', 'Ice Surfer', 4, true, [3, 4, 1], ['Dreamborn', 'Hero', 'Queen', 'Sorcerer']),
  character(110, 'Gaston', 'Arrogant Hunter', 2, true, [4, 2, 0], ['Storyborn', 'Villain'], 'reckless'),
  character(111, 'Goofy', 'Daredevil', 5, true, [3, 4, 2], ['Dreamborn', 'Hero'], 'evasive'),
  character(112, 'LeFou', 'Instigator', 2, true, [2, 2, 1], ['Dreamborn', 'Ally']),
  character(113, 'Maleficent', 'Monstrous Dragon', 9, true, [7, 5, 2], ['Storyborn', 'Villain', 'Dragon']),
  character(114, 'Maui', 'Hero to All', 5, true, [6, 5, 0], ['Storyborn', 'Hero', 'Deity'], 'rush', 'reckless'),
  character(115, 'Mickey Mouse', 'Brave Little Tailor', 8, true, [5, 5, 4], ['Dreamborn', 'Hero'], 'evasive'),
  character(116, 'Minnie Mouse', 'Always Classy', 1, true, [1, 3, 1], ['Storyborn', 'Hero']),
  character(117, 'Moana', 'Chosen by the Ocean', 5, true, [2, 6, 2], ['Storyborn', 'Hero', 'Princess']),
  character(118, 'Mulan', 'Imperial Soldier', 5, true, [4, 5, 1], ['Storyborn', 'Hero', 'Princess']),
  character(119, 'Peter Pan', 'Fearless Fighter', 3, false, [3, 2, 1], ['Storyborn', 'Hero'], 'rush'),
  character(120, 'Pongo', "Ol' Rascal", 4, true, [2, 3, 2], ['Storyborn', 'Hero'], 'evasive'),
  character(121, 'Rapunzel', 'Letting Down Her Hair', 6, false, [5, 4, 2], ['Dreamborn', 'Hero', 'Princess']),
  character(122, 'Scar', 'Fiery Usurper', 4, true, [5, 3, 1], ['Dreamborn', 'Villain']),
  character(123, 'Scar', 'Shameless Firebrand', 8, false, [6, 6, 1], ['Floodborn', 'Villain', 'King'], ['shift', 6]),
  character(124, 'Sergeant Tibbs', 'Courageous Cat', 1, true, [2, 2, 1], ['Storyborn', 'Ally']),
  character(125, 'Stitch', 'Abomination', 6, true, [4, 6, 3], ['Storyborn', 'Hero', 'Alien']),
  character(126, 'Te Kā', 'The Burning One', 6, false, [8, 6, 0], ['Storyborn', 'Villain', 'Deity'], 'reckless'),
  character(127, 'Tigger', 'Wonderful Thing', 6, true, [4, 4, 2], ['Storyborn', 'Tigger'], 'evasive'),
  song(128, 'Be Prepared', 7, false),
  action(129, 'Cut to the Chase', 2, true),
  action(130, 'Dragon Fire', 5, false),
  action(131, 'Fan the Flames', 1, true),
  action(132, "He's Got a Sword!", 1, true),
  action(133, 'Tangle', 2, true),
  item(134, 'Poisoned Apple', 3, false),
  item(135, 'Shield of Virtue', 1, true),
  item(136, 'Sword of Truth', 4, false),
];
