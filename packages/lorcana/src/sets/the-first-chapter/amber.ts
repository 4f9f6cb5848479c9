import { can, does, printedIn, type CardEntry } from '../printed.js';
import {
  all,
  always,
  banish,
  characters,
  chosen,
  draw,
  exertTo,
  heal,
  may,
  otherCharacters,
  payLessForNext,
  played,
  quests,
  ready,
  returned,
  strength,
  thereIs,
  thisTurn,
  when,
  whenIf,
  youPlay,
  yourCharacters,
  yours,
} from '../phrases.js';

const { character, action, song, item } = printedIn('amber');

/** The amber cards of The First Chapter, by number; of a character: cost, inkwell, [strength, willpower, lore], classifications. */
export const amber: readonly CardEntry[] = [
  can(
    character(1, 'Ariel', 'On Human Legs', 4, true, [3, 4, 2], ['Storyborn', 'Hero', 'Princess']),
    always('this', { cant: 'sing' }),
  ),
  can(
    character(
      2,
      'Ariel',
      'Spectacular Singer',
      3,
      true,
      [2, 3, 1],
      ['Storyborn', 'Hero', 'Princess'],
      ['singer', 5],
    ),
    when(played, {
      effect: 'look',
      amount: 4,
      piles: [{ to: 'hand', of: { type: 'song' }, min: 0, reveal: true }],
      rest: 'bottom',
    }),
  ),
  can(
    character(
      3,
      'Cinderella',
      'Gentle and Kind',
      4,
      true,
      [2, 5, 2],
      ['Storyborn', 'Hero', 'Princess'],
      ['singer', 5],
    ),
    exertTo(heal(3, chosen(characters({ withClassification: 'Princess' })))),
  ),
  can(
    character(4, 'Goofy', 'Musketeer', 5, true, [3, 6, 1], ['Dreamborn', 'Hero', 'Musketeer'], 'bodyguard'),
    when(played, may(heal(2, all(yourCharacters({ withClassification: 'Musketeer' }))))),
  ),
  can(
    character(
      5,
      'Hades',
      'King of Olympus',
      8,
      false,
      [6, 7, 1],
      ['Floodborn', 'Villain', 'King', 'Deity'],
      ['shift', 6],
    ),
    always('this', {
      stat: 'lore',
      amount: { count: otherCharacters({ withClassification: 'Villain' }) },
    }),
  ),
  can(
    character(6, 'Hades', 'Lord of the Underworld', 4, false, [3, 2, 1], ['Storyborn', 'Villain', 'Deity']),
    when(played, returned(chosen(yours('discard', characters())))),
  ),
  character(7, 'HeiHei', 'Boat Snack', 1, true, [1, 2, 1], ['Storyborn', 'Ally'], 'support'),
  can(character(8, 'LeFou', 'Bumbler', 2, true, [1, 2, 2], ['Storyborn', 'Ally']), {
    kind: 'discount',
    while: thereIs(yourCharacters({ withName: 'Gaston' })),
    amount: 1,
    on: 'this',
  }),
  character(9, 'Lilo', 'Making a Wish', 1, false, [1, 1, 2], ['Storyborn', 'Hero']),
  character(10, 'Maximus', 'Palace Horse', 5, true, [4, 5, 1], ['Storyborn', 'Ally'], 'bodyguard', 'support'),
  can(
    character(11, 'Maximus', 'Relentless Pursuer', 3, true, [3, 3, 1], ['Dreamborn', 'Ally']),
    when(played, thisTurn(chosen(characters()), strength(-2))),
  ),
  character(12, 'Mickey Mouse', 'True Friend', 3, true, [3, 3, 2], ['Storyborn', 'Hero']),
  character(13, 'Minnie Mouse', 'Beloved Princess', 2, true, [2, 3, 1], ['Dreamborn', 'Princess']),
  can(
    character(14, 'Moana', 'Of Motunui', 5, true, [1, 6, 3], ['Storyborn', 'Hero', 'Princess']),
    // "You may" is of the first sentence alone: who is not readied does not quest either (6.1.4).
    when(
      quests,
      may(ready(all(otherCharacters({ withClassification: 'Princess' })))),
      thisTurn(all(otherCharacters({ withClassification: 'Princess' })), { cant: 'quest' }),
    ),
  ),
  character(15, 'Mr. Smee', 'Loyal First Mate', 3, true, [2, 5, 1], ['Dreamborn', 'Ally', 'Pirate']),
  can(
    character(16, 'Prince Phillip', 'Dragonslayer', 4, false, [3, 3, 2], ['Storyborn', 'Hero', 'Prince']),
    when({ event: 'isBanished', card: 'this', inChallenge: 'challenging' }, may(banish('challenged'))),
  ),
  character(17, 'Pumbaa', 'Friendly Warthog', 4, true, [3, 5, 1], ['Storyborn', 'Ally']),
  can(
    character(18, 'Rapunzel', 'Gifted with Healing', 4, true, [1, 5, 2], ['Storyborn', 'Hero', 'Princess']),
    when(played, heal(3, chosen(yourCharacters())), { effect: 'draw', amount: 'result' }),
  ),
  character(19, 'Sebastian', 'Court Composer', 2, true, [2, 2, 1], ['Storyborn', 'Ally'], ['singer', 4]),
  character(20, 'Simba', 'Protective Cub', 2, true, [2, 3, 1], ['Storyborn', 'Hero', 'Prince'], 'bodyguard'),
  can(
    character(21, 'Stitch', 'Carefree Surfer', 7, true, [4, 8, 2], ['Dreamborn', 'Hero', 'Alien']),
    whenIf(played, thereIs(otherCharacters(), 2), may(draw(2))),
  ),
  character(22, 'Stitch', 'New Dog', 1, true, [2, 2, 1], ['Storyborn', 'Hero', 'Alien']),
  can(
    character(23, 'Stitch', 'Rock Star', 6, true, [3, 5, 3], ['Floodborn', 'Hero', 'Alien'], ['shift', 4]),
    when(
      youPlay(characters({ cost: { lte: 2 } })),
      // It may be drying: the cost of an effect is no activated ability's (6.1.4, 5.1.1.11).
      { effect: 'may', cost: { exert: 'subject' }, do: [draw()] },
    ),
  ),
  can(
    character(24, 'Timon', 'Grub Rustler', 1, true, [1, 2, 1], ['Storyborn', 'Ally']),
    when(played, may(heal(1, chosen(characters())))),
  ),
  does(song(25, 'Be Our Guest', 2, true), {
    effect: 'look',
    amount: 4,
    piles: [{ to: 'hand', of: { type: 'character' }, min: 0, reveal: true }],
    rest: 'bottom',
  }),
  does(action(26, 'Control Your Temper!', 1, true), thisTurn(chosen(characters()), strength(-2))),
  does(song(27, 'Hakuna Matata', 4, true), heal(3, all(yourCharacters()))),
  does(action(28, 'Healing Glow', 1, true), heal(2, chosen(characters()))),
  does(
    action(29, 'Just in Time', 3, false),
    may({ effect: 'playForFree', what: chosen(yours('hand', characters({ cost: { lte: 5 } }))) }),
  ),
  does(song(30, 'Part of Your World', 3, false), returned(chosen(yours('discard', characters())))),
  does(action(31, 'You Have Forgotten Me', 4, true), { effect: 'discard', who: 'eachOpponent', amount: 2 }),
  can(item(32, 'Dinglehopper', 1, true), exertTo(heal(1, chosen(characters())))),
  can(item(33, 'Lantern', 2, false), exertTo(payLessForNext(1, characters()))),
  can(
    item(34, "Ursula's Shell Necklace", 3, false),
    when(youPlay({ type: 'song' }), { effect: 'may', cost: { ink: 1 }, do: [draw()] }),
  ),
];
