import { type CardFacts } from '../../../language/facts.js';
import { printedIn } from '../../printed.js';

const { character, action, song, item } = printedIn('emerald');

/** The emerald cards of The First Chapter, by number; of a character: cost, inkwell, [strength, willpower, lore]. */
// oxfmt-ignore
export const EMERALD: readonly CardFacts[] = [
  character(69, 'Aladdin', 'Prince Ali', 2, true, [2, 2, 1], ['Storyborn', 'Hero', 'Prince'], 'ward'),
  character(70, 'Beast', 'Wolfsbane', 5, false, [4, 4, 2], ['Dreamborn', 'Hero', 'Prince'], 'rush'),
  character(71, 'Cheshire Cat', 'Not All There', 3, true, [0, 3, 2], ['Storyborn']),
  character(72, 'Cruella De Vil', 'Miserable as Usual', 2, true, [1, 3, 1], ['Storyborn', 'Villain']),
  character(73, 'Duke of Weselton', 'Opportunistic Official', 1, true, [2, 2, 1], ['Storyborn', 'Villain']),
  character(74, 'Flynn Rider', 'Charming Rogue', 2, true, [1, 2, 2], ['Storyborn', 'Hero', 'Prince']),
  character(75, 'Genie', 'On the Job', 6, false, [3, 4, 2], ['Storyborn', 'Ally'], 'evasive'),
  character(76, 'Genie', 'Powers Unleashed', 8, false, [3, 5, 3], ['Floodborn', 'Hero'], ['shift', 6], 'evasive'),
  character(77, 'Genie', 'The Ever Impressive', 2, true, [2, 3, 1], ['Dreamborn', 'Ally']),
  character(78, 'Hans', 'Scheming Prince', 4, true, [3, 3, 3], ['Storyborn', 'Villain', 'Prince']),
  character(79, 'Horace', 'No-Good Scoundrel', 3, true, [4, 3, 1], ['Storyborn', 'Ally']),
  character(80, 'Iago', 'Loud-Mouthed Parrot', 3, true, [1, 4, 1], ['Storyborn', 'Ally']),
  character(81, 'Jasper', 'Common Crook', 3, true, [2, 4, 1], ['Storyborn', 'Ally']),
  character(82, 'John Silver', 'Alien Pirate', 6, true, [5, 5, 2], ['Storyborn', 'Villain', 'Alien', 'Pirate', 'Captain']),
  character(83, 'Jumba Jookiba', 'Renegade Scientist', 5, true, [4, 5, 2], ['Dreamborn', 'Alien', 'Inventor']),
  character(84, 'Kuzco', 'Temperamental Emperor', 5, false, [2, 4, 3], ['Storyborn', 'King'], 'ward'),
  character(85, 'Lady Tremaine', 'Wicked Stepmother', 6, false, [1, 5, 1], ['Dreamborn', 'Villain']),
  character(86, 'Mad Hatter', 'Gracious Host', 5, true, [2, 4, 3], ['Storyborn']),
  character(87, 'Megara', 'Pulling the Strings', 2, true, [2, 1, 1], ['Dreamborn', 'Ally']),
  character(88, 'Mickey Mouse', 'Artful Rogue', 7, false, [6, 5, 2], ['Floodborn', 'Hero'], ['shift', 5]),
  character(89, 'Mickey Mouse', 'Steamboat Pilot', 3, true, [3, 4, 1], ['Storyborn', 'Hero', 'Captain']),
  character(90, 'Mother Gothel', 'Selfish Manipulator', 6, true, [3, 6, 2], ['Storyborn', 'Villain']),
  character(91, 'Peter Pan', 'Never Landing', 3, true, [3, 2, 1], ['Dreamborn', 'Hero'], 'evasive'),
  character(92, 'Tamatoa', 'Drab Little Crab', 2, true, [1, 4, 1], ['Dreamborn']),
  character(93, 'Tinker Bell', 'Most Helpful', 4, true, [2, 3, 2], ['Storyborn', 'Ally', 'Fairy'], 'evasive'),
  action(94, 'Do It Again!', 3, false),
  song(95, 'Mother Knows Best', 3, false),
  action(96, 'Stampede', 1, false),
  action(97, 'Steal from the Rich', 5, false),
  song(98, 'Sudden Chill', 2, true),
  action(99, 'The Beast is Mine!', 3, true),
  action(100, 'Vicious Betrayal', 1, true),
  item(101, "Dr. Facilier's Cards", 2, false),
  item(102, 'Stolen Scimitar', 2, true),
];
