import { expect, it } from 'vitest';
import type { CardDefinition } from '../language/card.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { matchWith, pictureOf, type Board } from '../../test/stage/board.js';
import {
  challenge,
  choose,
  ink,
  no,
  play,
  quest,
  refused,
  shift,
  take,
  use,
  yes,
  type Step,
} from '../../test/stage/steps.js';

/** The card "Mab", read from words of our own. */
const mab = (
  text: string,
  type: 'character' | 'item' | 'location' | 'action' = 'character',
): CardDefinition => {
  const numbers =
    type === 'character'
      ? { strength: 2, willpower: 4, lore: 1 }
      : type === 'location'
        ? { willpower: 5, lore: 0, moveCost: 1 }
        : {};
  const { card, unexpressed } = parseCard({
    name: 'Mab',
    type,
    cost: 2,
    inkwell: true,
    ink: ['amber', 'steel'],
    classifications: [],
    ...numbers,
    text,
  });
  expect([text, unexpressed]).toEqual([text, []]);
  return card;
};

type Row = readonly [
  words: string,
  type: 'character' | 'item' | 'location' | 'action',
  board: Board,
  steps: readonly Step[],
  after: Readonly<Record<string, unknown>>,
];

/** Families of the language, each in a match. If there is a rule number, it stands before the words. */
const ROWS: readonly Row[] = [
  // 6.7.8 how it enters play
  [
    'This character enters play exerted.',
    'character',
    { hand: ['Mab'] },
    [play('Mab')],
    { Mab: { exerted: true } },
  ],
  [
    'This character enters play exerted unless you have a character named Pim in play.',
    'character',
    { hand: ['Mab'], play: ['Pim'] },
    [play('Mab')],
    { Mab: { exerted: false } },
  ],
  [
    'This character enters play with 3 damage.',
    'character',
    { hand: ['Mab'] },
    [play('Mab')],
    { Mab: { damage: 3 } },
  ],
  // 6.1.13.2 once a turn
  [
    'Once during your turn, whenever you play another character, gain 1 lore.',
    'character',
    { play: ['Mab'], hand: ['Pim', 'Rook'] },
    [play('Pim'), play('Rook')],
    { north: { lore: 1 } },
  ],
  [
    'Whenever you play another character, gain 1 lore.',
    'character',
    { play: ['Mab'], hand: ['Pim', 'Rook'] },
    [play('Pim'), play('Rook')],
    { north: { lore: 2 } },
  ],
  // 6.1.5.1 "A to B", "if you do"
  [
    'Whenever this character quests, you may put a card from your hand into your inkwell facedown to gain 2 lore.',
    'character',
    { play: ['Mab'], hand: ['Pim'], ink: 0 },
    [quest('Mab'), yes],
    { north: { lore: 3, inkwell: 1 } },
  ],
  [
    'Banish chosen item of yours to draw 2 cards.',
    'action',
    { hand: ['Mab'] },
    [play('Mab')],
    { north: { hand: 0 } },
  ],
  [
    'Banish chosen item of yours to draw 2 cards.',
    'action',
    { hand: ['Mab'], play: ['Kettle'] },
    [play('Mab')],
    { north: { hand: 2 }, Kettle: { zone: 'discard' } },
  ],
  // 6.1.6 "another" is not what was chosen before
  [
    'Exert chosen character. Deal 1 damage to another chosen character.',
    'action',
    { hand: ['Mab'], play: ['Pim'], foes: ['Rook'] },
    [play('Mab'), choose('Pim')],
    { Pim: { exerted: true, damage: 0 }, Rook: { damage: 1 } },
  ],
  // 6.1.5.2 one of some
  [
    'When you play this character, choose one:\n• Draw a card.\n• Gain 3 lore.',
    'character',
    { hand: ['Mab'] },
    [play('Mab'), choose('gain 3 lore')],
    { north: { lore: 3, hand: 0 } },
  ],
  // challenges of ready characters
  [
    'This character can challenge ready characters.',
    'character',
    { play: ['Mab'], foes: ['Rook'] },
    [challenge('Mab', 'Rook')],
    { Rook: { damage: 2 } },
  ],
  [
    'This character can challenge ready damaged characters.',
    'character',
    { play: ['Mab'], foes: ['Rook'] },
    [refused(challenge('Mab', 'Rook'), 'filterMismatch')],
    { Rook: { damage: 0 } },
  ],
  [
    'This character takes no damage from challenges.',
    'character',
    { play: ['Mab'], foes: [['Rook', { exerted: true }]] },
    [challenge('Mab', 'Rook')],
    { Mab: { damage: 0 }, Rook: { damage: 2 } },
  ],
  [
    'Whenever this character challenges a damaged character, gain 1 lore.',
    'character',
    { play: ['Mab'], foes: [['Rook', { exerted: true, damage: 1 }]] },
    [challenge('Mab', 'Rook')],
    { north: { lore: 1 } },
  ],
  // the inkwell
  [
    'During your turn, whenever a card is put into your inkwell, draw a card.',
    'item',
    { play: ['Mab'], hand: ['Pim'] },
    [ink('Pim')],
    { north: { hand: 1 } },
  ],
  // where cards stand
  [
    'Whenever a character is banished while here, gain 2 lore.',
    'location',
    { play: ['Mab', ['Pim', { damage: 3 }]], foes: [['Rook', { exerted: true }]] },
    [{ move: 'moveToLocation', params: { cardId: 'Pim' }, chosen: ['Mab'] }, challenge('Pim', 'Rook')],
    { north: { lore: 2 }, Pim: { zone: 'discard' } },
  ],
  [
    'Characters get +2 {W} while here.',
    'location',
    { play: ['Mab', 'Pim'] },
    [{ move: 'moveToLocation', params: { cardId: 'Pim' }, chosen: ['Mab'] }],
    { Pim: { willpower: 6 } },
  ],
  // what happened this turn
  [
    'If you played a song this turn, gain 2 lore.',
    'action',
    { hand: ['Mab', 'Tune'] },
    [play('Tune'), play('Mab')],
    { north: { lore: 2 } },
  ],
  [
    'If you played a song this turn, gain 2 lore.',
    'action',
    { hand: ['Mab'] },
    [play('Mab')],
    { north: { lore: 0 } },
  ],
  [
    'If an opposing character was banished in a challenge this turn, draw a card.',
    'action',
    { hand: ['Mab'], play: ['Ogre'], foes: [['Mite', { exerted: true }]] },
    [challenge('Ogre', 'Mite'), play('Mab')],
    { north: { hand: 1 } },
  ],
  // players
  [
    'Chosen player draws 2 cards.',
    'action',
    { hand: ['Mab'] },
    [play('Mab'), choose('south')],
    { south: { hand: 2 }, north: { hand: 0 } },
  ],
  [
    'Chosen opponent loses 1 lore.',
    'action',
    { hand: ['Mab'], foeLore: 3 },
    [play('Mab')],
    { south: { lore: 2 } },
  ],
  [
    'Each opponent chooses and banishes one of their characters.',
    'action',
    { hand: ['Mab'], foes: ['Rook', 'Wren'] },
    [play('Mab'), choose('Wren')],
    { Wren: { zone: 'discard' }, Rook: { zone: 'play' } },
  ],
  [
    'Draw until you have 3 cards in your hand.',
    'action',
    { hand: ['Mab', 'Pim'] },
    [play('Mab')],
    { north: { hand: 3 } },
  ],
  [
    'Each opponent puts the top 2 cards of their deck into their discard.',
    'action',
    { hand: ['Mab'] },
    [play('Mab')],
    { south: { discard: 2 } },
  ],
  [
    'If an opponent has 5 or more lore, draw a card.',
    'action',
    { hand: ['Mab'], foeLore: 5 },
    [play('Mab')],
    { north: { hand: 1 } },
  ],
  // cards of the deck
  [
    "Reveal the top card of your deck. If it's a character card, you may put that card into your hand. Otherwise, put it on the bottom of your deck.",
    'action',
    { hand: ['Mab'], deck: ['Pim', 'Kettle'] },
    [play('Mab'), yes],
    { Pim: { zone: 'hand' } },
  ],
  [
    'You may search your deck for an item card and reveal that card to all players. Put that card into your hand and shuffle your deck.',
    'action',
    { hand: ['Mab'], deck: ['Pim', 'Kettle'] },
    [play('Mab'), yes, choose('Kettle')],
    { Kettle: { zone: 'hand' }, Pim: { zone: 'deck' } },
  ],
  [
    'Put the top card of your deck facedown under one of your characters.',
    'action',
    { hand: ['Mab'], play: ['Pim'] },
    [play('Mab')],
    { Pim: { cardsUnder: 1 } },
  ],
  [
    "While there's a card under this character, this character gets +3 {S}.\nBoost 1 {I}",
    'character',
    { play: ['Mab'] },
    [{ move: 'activate', params: { cardId: 'Mab', ability: 0 } }],
    { Mab: { strength: 5 } },
  ],
  // 6.1.8 discounts that are counted
  [
    'For each item you have in play, you pay 1 {I} less to play this character.',
    'character',
    { hand: ['Mab'], play: ['Kettle', 'Kiln'], ink: 0 },
    [play('Mab')],
    { Mab: { zone: 'play' } },
  ],
  [
    'Remove all damage from chosen character. They lose Evasive this turn.',
    'action',
    { hand: ['Mab'], play: [['Flit', { damage: 1 }]] },
    [play('Mab')],
    { Flit: { damage: 0, keywords: [] } },
  ],
  [
    '{E}, 1 {I} — Return a character card from your discard to your hand. If they are named Pim, you may play them for free.',
    'item',
    { play: ['Mab'], discard: ['Pim'] },
    [use('Mab'), yes],
    { Pim: { zone: 'play' } },
  ],
  [
    'Whenever this character quests, you may give chosen character +2 {S} this turn.',
    'character',
    { play: ['Mab'] },
    [quest('Mab'), no],
    { Mab: { strength: 2 } },
  ],
  // 6.1.5.2: what can't be done is not offered
  [
    'When you play this character, banish her or return another chosen character of yours to your hand.',
    'character',
    { hand: ['Mab'] },
    [play('Mab')],
    { Mab: { zone: 'discard' } },
  ],
  [
    'Gain lore equal to the {L} of chosen opposing character.',
    'action',
    { hand: ['Mab'], foes: ['Ogre'] },
    [play('Mab')],
    { north: { lore: 2 } },
  ],
  [
    'Exert one of your characters to deal damage equal to their {S} to chosen opposing character.',
    'action',
    { hand: ['Mab'], play: ['Pom'], foes: ['Rook'] },
    [play('Mab')],
    { Pom: { exerted: true }, Rook: { damage: 3 } },
  ],
  [
    'When you play this character, if you played another character this turn, draw a card.',
    'character',
    { hand: ['Mab', 'Pim'] },
    [play('Pim'), play('Mab')],
    { north: { hand: 1 } },
  ],
  [
    'When you play this character, if you played another character this turn, draw a card.',
    'character',
    { hand: ['Mab', 'Pim'] },
    [play('Mab')],
    { north: { hand: 1 } },
  ],
  [
    'Whenever this character challenges a damaged character, she takes no damage from the challenge.',
    'character',
    { play: ['Mab'], foes: [['Rook', { exerted: true, damage: 1 }]] },
    [challenge('Mab', 'Rook')],
    { Mab: { damage: 0, cant: [] } },
  ],
  [
    'Play a character with cost 2 or less from your discard for free.',
    'action',
    { hand: ['Mab'], discard: ['Pim'] },
    [play('Mab')],
    { Pim: { zone: 'play' } },
  ],
  [
    'For each item you have in play, you pay 1 {I} less to play this action.\nDraw a card.',
    'action',
    { hand: ['Mab'], play: ['Kettle', 'Kiln'], ink: 0 },
    [play('Mab')],
    { north: { hand: 1 } },
  ],
  // 8.10.1
  [
    'Shift 1 {I}\nWhen you play this character, if you used Shift to play her, draw a card.',
    'character',
    { hand: ['Mab'], play: ['Mab'] },
    [shift('Mab 2', 'Mab')],
    { north: { hand: 1 } },
  ],
];

it.each(ROWS)('%s', (words, type, board, steps, after) => {
  let match = matchWith(board, [mab(words, type)]);
  for (const step of steps) {
    const taken = take(match, step);
    if ('wrong' in taken) throw new Error(taken.wrong);
    match = taken.match;
  }
  expect(pictureOf(match)).toMatchObject(after);
});
