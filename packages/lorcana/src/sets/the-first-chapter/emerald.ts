import { can, does, printedIn, type CardEntry } from '../printed.js';
import {
  all,
  banish,
  characters,
  chosen,
  damage,
  draw,
  during,
  eachOpponentLoses,
  exert,
  exertTo,
  fallsChallenged,
  give,
  ifChosenIs,
  keyword,
  may,
  opposing,
  payLessForNext,
  played,
  quests,
  returned,
  strength,
  thisTurn,
  when,
  whileExerted,
  youPlay,
  yourCharacters,
  yours,
} from '../phrases.js';

const { character, action, song, item } = printedIn('emerald');

/** The emerald cards of The First Chapter, by number; of a character: cost, inkwell, [strength, willpower, lore], classifications. */
export const emerald: readonly CardEntry[] = [
  character(69, 'Aladdin', 'Prince Ali', 2, true, [2, 2, 1], ['Storyborn', 'Hero', 'Prince'], 'ward'),
  can(
    character(70, 'Beast', 'Wolfsbane', 5, false, [4, 4, 2], ['Dreamborn', 'Hero', 'Prince'], 'rush'),
    when(played, exert(all(opposing({ damaged: true })))),
  ),
  can(
    character(71, 'Cheshire Cat', 'Not All There', 3, true, [0, 3, 2], ['Storyborn']),
    when(fallsChallenged, banish('challenger')),
  ),
  can(
    character(72, 'Cruella De Vil', 'Miserable as Usual', 2, true, [1, 3, 1], ['Storyborn', 'Villain']),
    when(fallsChallenged, may(returned(chosen(characters())))),
  ),
  character(73, 'Duke of Weselton', 'Opportunistic Official', 1, true, [2, 2, 1], ['Storyborn', 'Villain']),
  can(
    character(74, 'Flynn Rider', 'Charming Rogue', 2, true, [1, 2, 2], ['Storyborn', 'Hero', 'Prince']),
    when(
      { event: 'isChallenged', card: 'this' },
      { effect: 'discard', who: { controllerOf: 'challenger' }, amount: 1 },
    ),
  ),
  can(
    character(75, 'Genie', 'On the Job', 6, false, [3, 4, 2], ['Storyborn', 'Ally'], 'evasive'),
    when(played, may(returned(chosen(characters())))),
  ),
  can(
    character(
      76,
      'Genie',
      'Powers Unleashed',
      8,
      false,
      [3, 5, 3],
      ['Floodborn', 'Hero'],
      ['shift', 6],
      'evasive',
    ),
    when(
      quests,
      may({ effect: 'playForFree', what: chosen(yours('hand', { type: 'action', cost: { lte: 5 } })) }),
    ),
  ),
  character(77, 'Genie', 'The Ever Impressive', 2, true, [2, 3, 1], ['Dreamborn', 'Ally']),
  character(78, 'Hans', 'Scheming Prince', 4, true, [3, 3, 3], ['Storyborn', 'Villain', 'Prince']),
  character(79, 'Horace', 'No-Good Scoundrel', 3, true, [4, 3, 1], ['Storyborn', 'Ally']),
  can(
    character(80, 'Iago', 'Loud-Mouthed Parrot', 3, true, [1, 4, 1], ['Storyborn', 'Ally']),
    exertTo(give(chosen(characters()), 'theirNextTurn', keyword('reckless'))),
  ),
  can(
    character(81, 'Jasper', 'Common Crook', 3, true, [2, 4, 1], ['Storyborn', 'Ally']),
    when(quests, give(chosen(opposing()), 'theirNextTurn', { cant: 'quest' })),
  ),
  can(
    character(
      82,
      'John Silver',
      'Alien Pirate',
      6,
      true,
      [5, 5, 2],
      ['Storyborn', 'Villain', 'Alien', 'Pirate', 'Captain'],
    ),
    when([played, quests], give(chosen(opposing()), 'theirNextTurn', keyword('reckless'))),
  ),
  character(
    83,
    'Jumba Jookiba',
    'Renegade Scientist',
    5,
    true,
    [4, 5, 2],
    ['Dreamborn', 'Alien', 'Inventor'],
  ),
  can(
    character(84, 'Kuzco', 'Temperamental Emperor', 5, false, [2, 4, 3], ['Storyborn', 'King'], 'ward'),
    when(fallsChallenged, may(banish('challenger'))),
  ),
  can(
    character(85, 'Lady Tremaine', 'Wicked Stepmother', 6, false, [1, 5, 1], ['Dreamborn', 'Villain']),
    when(played, may(returned(chosen(yours('discard', { type: 'action' }))))),
  ),
  can(
    character(86, 'Mad Hatter', 'Gracious Host', 5, true, [2, 4, 3], ['Storyborn']),
    when({ event: 'isChallenged', card: 'this' }, may(draw())),
  ),
  can(
    character(87, 'Megara', 'Pulling the Strings', 2, true, [2, 1, 1], ['Dreamborn', 'Ally']),
    when(played, thisTurn(chosen(characters()), strength(2))),
  ),
  can(
    character(88, 'Mickey Mouse', 'Artful Rogue', 7, false, [6, 5, 2], ['Floodborn', 'Hero'], ['shift', 5]),
    when(youPlay({ type: 'action' }), give(chosen(opposing()), 'theirNextTurn', { cant: 'quest' })),
  ),
  character(89, 'Mickey Mouse', 'Steamboat Pilot', 3, true, [3, 4, 1], ['Storyborn', 'Hero', 'Captain']),
  can(
    character(90, 'Mother Gothel', 'Selfish Manipulator', 6, true, [3, 6, 2], ['Storyborn', 'Villain']),
    during(whileExerted, opposing(), { cant: 'quest' }),
  ),
  character(91, 'Peter Pan', 'Never Landing', 3, true, [3, 2, 1], ['Dreamborn', 'Hero'], 'evasive'),
  character(92, 'Tamatoa', 'Drab Little Crab', 2, true, [1, 4, 1], ['Dreamborn']),
  can(
    character(
      93,
      'Tinker Bell',
      'Most Helpful',
      4,
      true,
      [2, 3, 2],
      ['Storyborn', 'Ally', 'Fairy'],
      'evasive',
    ),
    when(played, thisTurn(chosen(characters()), keyword('evasive'))),
  ),
  does(action(94, 'Do It Again!', 3, false), returned(chosen(yours('discard', { type: 'action' })))),
  does(song(95, 'Mother Knows Best', 3, false), returned(chosen(characters()))),
  does(action(96, 'Stampede', 1, false), damage(2, chosen(characters({ damaged: true })))),
  does(action(97, 'Steal from the Rich', 5, false), {
    effect: 'whenever',
    on: [{ event: 'quests', card: yourCharacters() }],
    do: [eachOpponentLoses(1)],
  }),
  does(song(98, 'Sudden Chill', 2, true), { effect: 'discard', who: 'eachOpponent', amount: 1 }),
  does(
    action(99, 'The Beast is Mine!', 3, true),
    give(chosen(characters()), 'theirNextTurn', keyword('reckless')),
  ),
  does(
    action(100, 'Vicious Betrayal', 1, true),
    { effect: 'choose', what: chosen(characters()) },
    ifChosenIs(
      { withClassification: 'Villain' },
      thisTurn('them', strength(3)),
      thisTurn('them', strength(2)),
    ),
  ),
  can(item(101, "Dr. Facilier's Cards", 2, false), exertTo(payLessForNext(1, { type: 'action' }))),
  can(
    item(102, 'Stolen Scimitar', 2, true),
    exertTo(
      { effect: 'choose', what: chosen(characters()) },
      ifChosenIs({ withName: 'Aladdin' }, thisTurn('them', strength(2)), thisTurn('them', strength(1))),
    ),
  ),
];
