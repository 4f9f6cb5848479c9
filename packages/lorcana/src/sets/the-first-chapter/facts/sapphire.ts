import { type CardFacts } from '../../../language/facts.js';
import { printedIn } from '../../printed.js';

const { character, action, song, item } = printedIn('sapphire');

/** The sapphire cards of The First Chapter, by number; of a character: cost, inkwell, [strength, willpower, lore]. */
// oxfmt-ignore
export const SAPPHIRE: readonly CardFacts[] = [
  character(137, 'Ariel', 'Whoseit Collector', 4, false, [3, 3, 1], ['Storyborn', 'Hero', 'Princess']),
  character(138, 'Aurora', 'Briar Rose', 4, true, [2, 5, 1], ['Storyborn', 'Hero', 'Princess']),
  character(139, 'Aurora', 'Dreaming Guardian', 5, true, [3, 5, 2], ['Floodborn', 'Hero', 'Princess'], ['shift', 3]),
  character(140, 'Aurora', 'Regal Princess', 2, true, [2, 2, 2], ['Storyborn', 'Hero', 'Princess']),
  character(141, 'Belle', 'Inventive Engineer', 3, true, [2, 3, 2], ['Dreamborn', 'Hero', 'Princess', 'Inventor']),
  character(142, 'Belle', 'Strange but Special', 4, true, [2, 4, 1], ['Storyborn', 'Hero', 'Princess']),
  character(143, 'Chief Tui', 'Respected Leader', 7, true, [3, 6, 3], ['Storyborn', 'Mentor', 'King'], 'support'),
  character(144, 'Donald Duck', 'Strutting His Stuff', 5, true, [4, 3, 2], ['Dreamborn', 'Hero', 'Inventor'], 'ward'),
  character(145, 'Flounder', 'Voice of Reason', 1, true, [2, 2, 1], ['Storyborn', 'Ally']),
  character(146, 'Gramma Tala', 'Storyteller', 2, true, [1, 1, 1], ['Storyborn', 'Mentor']),
  character(147, 'Hades', 'Infernal Schemer', 7, false, [3, 6, 2], ['Dreamborn', 'Villain', 'Deity']),
  character(148, 'Jasmine', 'Disguised', 3, true, [3, 3, 2], ['Storyborn', 'Princess']),
  character(149, 'Jasmine', 'Queen of Agrabah', 5, true, [2, 5, 2], ['Floodborn', 'Hero', 'Princess', 'Queen'], ['shift', 3]),
  character(150, 'Maleficent', 'Sinister Visitor', 4, true, [3, 4, 2], ['Storyborn', 'Villain', 'Sorcerer']),
  character(151, 'Maleficent', 'Uninvited', 5, true, [3, 6, 3], ['Dreamborn', 'Villain', 'Sorcerer']),
  character(152, 'Maurice', 'World-Famous Inventor', 6, true, [2, 7, 2], ['Dreamborn', 'Mentor', 'Inventor']),
  character(153, 'Merlin', 'Self-Appointed Mentor', 4, true, [3, 4, 1], ['Dreamborn', 'Mentor', 'Sorcerer'], 'support'),
  character(154, 'Mickey Mouse', 'Detective', 3, false, [1, 3, 1], ['Dreamborn', 'Hero', 'Detective']),
  character(155, 'Mufasa', 'King of the Pride Lands', 6, true, [4, 6, 3], ['Storyborn', 'Mentor', 'King']),
  character(156, 'Philoctetes', 'Trainer of Heroes', 2, true, [3, 1, 1], ['Storyborn', 'Mentor'], 'support'),
  character(157, 'Robin Hood', 'Unrivaled Archer', 6, true, [4, 4, 2], ['Storyborn', 'Hero']),
  character(158, 'Scar', 'Mastermind', 6, true, [5, 4, 2], ['Storyborn', 'Villain']),
  character(159, 'Tamatoa', 'So Shiny!', 8, true, [5, 8, 1], ['Storyborn', 'Villain']),
  character(160, 'Triton', 'The Sea King', 7, true, [5, 9, 2], ['Storyborn', 'King']),
  action(161, 'Develop Your Brain', 1, true),
  action(162, "If it's Not Baroque", 3, false),
  song(163, 'Let It Go', 5, true),
  song(164, 'One Jump Ahead', 2, false),
  action(165, 'Work Together', 1, true),
  item(166, 'Coconut Basket', 2, true),
  item(167, 'Eye of the Fates', 4, true),
  item(168, 'Fishbone Quill', 3, true),
  item(169, 'Magic Golden Flower', 1, true),
  item(170, 'Scepter of Arendelle', 1, true),
];
