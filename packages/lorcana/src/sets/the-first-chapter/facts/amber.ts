import { type CardFacts } from '../../../language/facts.js';
import { printedIn } from '../../printed.js';

const { character, action, song, item } = printedIn('amber');

/** The amber cards of The First Chapter, by number; of a character: cost, inkwell, [strength, willpower, lore]. */
// oxfmt-ignore
export const AMBER: readonly CardFacts[] = [
  character(1, 'Ariel', 'On Human Legs', 4, true, [3, 4, 2], ['Storyborn', 'Hero', 'Princess']),
  character(2, 'Ariel', 'Spectacular Singer', 3, true, [2, 3, 1], ['Storyborn', 'Hero', 'Princess'], ['singer', 5]),
  character(3, 'Cinderella', 'Gentle and Kind', 4, true, [2, 5, 2], ['Storyborn', 'Hero', 'Princess'], ['singer', 5]),
  character(4, 'Goofy', 'Musketeer', 5, true, [3, 6, 1], ['Dreamborn', 'Hero', 'Musketeer'], 'bodyguard'),
  character(5, 'Hades', 'King of Olympus', 8, false, [6, 7, 1], ['Floodborn', 'Villain', 'King', 'Deity'], ['shift', 6]),
  character(6, 'Hades', 'Lord of the Underworld', 4, false, [3, 2, 1], ['Storyborn', 'Villain', 'Deity']),
  character(7, 'HeiHei', 'Boat Snack', 1, true, [1, 2, 1], ['Storyborn', 'Ally'], 'support'),
  character(8, 'LeFou', 'Bumbler', 2, true, [1, 2, 2], ['Storyborn', 'Ally']),
  character(9, 'Lilo', 'Making a Wish', 1, false, [1, 1, 2], ['Storyborn', 'Hero']),
  character(10, 'Maximus', 'Palace Horse', 5, true, [4, 5, 1], ['Storyborn', 'Ally'], 'bodyguard', 'support'),
  character(11, 'Maximus', 'Relentless Pursuer', 3, true, [3, 3, 1], ['Dreamborn', 'Ally']),
  character(12, 'Mickey Mouse', 'True Friend', 3, true, [3, 3, 2], ['Storyborn', 'Hero']),
  character(13, 'Minnie Mouse', 'Beloved Princess', 2, true, [2, 3, 1], ['Dreamborn', 'Princess']),
  character(14, 'Moana', 'Of Motunui', 5, true, [1, 6, 3], ['Storyborn', 'Hero', 'Princess']),
  character(15, 'Mr. Smee', 'Loyal First Mate', 3, true, [2, 5, 1], ['Dreamborn', 'Ally', 'Pirate']),
  character(16, 'Prince Phillip', 'Dragonslayer', 4, false, [3, 3, 2], ['Storyborn', 'Hero', 'Prince']),
  character(17, 'Pumbaa', 'Friendly Warthog', 4, true, [3, 5, 1], ['Storyborn', 'Ally']),
  character(18, 'Rapunzel', 'Gifted with Healing', 4, true, [1, 5, 2], ['Storyborn', 'Hero', 'Princess']),
  character(19, 'Sebastian', 'Court Composer', 2, true, [2, 2, 1], ['Storyborn', 'Ally'], ['singer', 4]),
  character(20, 'Simba', 'Protective Cub', 2, true, [2, 3, 1], ['Storyborn', 'Hero', 'Prince'], 'bodyguard'),
  character(21, 'Stitch', 'Carefree Surfer', 7, true, [4, 8, 2], ['Dreamborn', 'Hero', 'Alien']),
  character(22, 'Stitch', 'New Dog', 1, true, [2, 2, 1], ['Storyborn', 'Hero', 'Alien']),
  character(23, 'Stitch', 'Rock Star', 6, true, [3, 5, 3], ['Floodborn', 'Hero', 'Alien'], ['shift', 4]),
  character(24, 'Timon', 'Grub Rustler', 1, true, [1, 2, 1], ['Storyborn', 'Ally']),
  song(25, 'Be Our Guest', 2, true),
  action(26, 'Control Your Temper!', 1, true),
  song(27, 'Hakuna Matata', 4, true),
  action(28, 'Healing Glow', 1, true),
  action(29, 'Just in Time', 3, false),
  song(30, 'Part of Your World', 3, false),
  action(31, 'You Have Forgotten Me', 4, true),
  item(32, 'Dinglehopper', 1, true),
  item(33, 'Lantern', 2, false),
  item(34, "Ursula's Shell Necklace", 3, false),
];
