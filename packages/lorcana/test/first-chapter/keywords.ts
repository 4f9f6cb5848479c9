import type { Row } from '../stage/row.js';
import { challenge, choose, end, play, quest, refused, shift, sing, yes } from '../stage/steps.js';

/** One row for each keyword of the set, with a card that has it in print. */
export const KEYWORD_ROWS: Readonly<Record<string, Row>> = {
  bodyguard: [
    'Simba - Protective Cub',
    'must be challenged first',
    {
      play: [
        ['Simba - Protective Cub', { exerted: true }],
        ['Pim', { exerted: true }],
      ],
      foes: ['Rook'],
    },
    [end, refused(challenge('Rook', 'Pim'), 'filterMismatch'), challenge('Rook', 'Simba - Protective Cub')],
    { Rook: { damage: 2 } },
  ],
  challenger: [
    'Dr. Facilier - Charlatan',
    'has 2 strength more while it challenges',
    { play: ['Dr. Facilier - Charlatan'], foes: [['Rook', { exerted: true }]] },
    [challenge('Dr. Facilier - Charlatan', 'Rook')],
    { Rook: { damage: 2 }, 'Dr. Facilier - Charlatan': { strength: 0 } },
  ],
  evasive: [
    'Peter Pan - Never Landing',
    'is challenged only by characters with Evasive',
    { play: [['Peter Pan - Never Landing', { exerted: true }]], foes: ['Rook', 'Flit'] },
    [
      end,
      refused(challenge('Rook', 'Peter Pan - Never Landing'), 'filterMismatch'),
      challenge('Flit', 'Peter Pan - Never Landing'),
    ],
    { 'Peter Pan - Never Landing': { zone: 'discard' } },
  ],
  reckless: [
    'Te Kā - The Burning One',
    "can't quest, and must challenge",
    { play: ['Te Kā - The Burning One'], foes: [['Rook', { exerted: true }]] },
    [
      refused(quest('Te Kā - The Burning One'), 'lorcana.forbidden'),
      refused(end, 'lorcana.mustChallenge'),
      challenge('Te Kā - The Burning One', 'Rook'),
      end,
    ],
    { Rook: { zone: 'discard' } },
  ],
  rush: [
    'Rafiki - Mysterious Sage',
    'challenges in the turn in which it was played',
    { hand: ['Rafiki - Mysterious Sage'], foes: [['Rook', { exerted: true }]] },
    [play('Rafiki - Mysterious Sage'), challenge('Rafiki - Mysterious Sage', 'Rook')],
    { Rook: { damage: 3 } },
  ],
  shift: [
    'Elsa - Spirit of Winter',
    'is put on another Elsa for 6 ink',
    { hand: ['Elsa - Spirit of Winter'], play: [['Elsa - Queen Regent', { damage: 1 }], 'Pim'] },
    [
      refused(shift('Elsa - Spirit of Winter', 'Pim'), 'filterMismatch'),
      shift('Elsa - Spirit of Winter', 'Elsa - Queen Regent'),
      choose(),
    ],
    {
      'Elsa - Spirit of Winter': { zone: 'play', damage: 1, drying: false },
      'Elsa - Queen Regent': { zone: 'under' },
      north: { ready: 3 },
    },
  ],
  singer: [
    'Sebastian - Court Composer',
    'sings songs of cost 4 with a cost of 2',
    { play: ['Sebastian - Court Composer', 'Pim'], hand: ['Hakuna Matata'], ink: 0 },
    [
      refused(sing('Hakuna Matata', 'Pim'), 'relationBroken'),
      sing('Hakuna Matata', 'Sebastian - Court Composer'),
    ],
    { 'Hakuna Matata': { zone: 'discard' }, 'Sebastian - Court Composer': { exerted: true } },
  ],
  support: [
    'HeiHei - Boat Snack',
    'adds its strength to that of another as it quests',
    { play: ['HeiHei - Boat Snack', 'Pim', 'Pom'] },
    [quest('HeiHei - Boat Snack'), yes, choose('Pim')],
    { Pim: { strength: 3 } },
  ],
  ward: [
    'Aladdin - Prince Ali',
    'is chosen by no opponent',
    { foes: ['Aladdin - Prince Ali', 'Rook', 'Wren'], hand: ['Fire the Cannons!'] },
    [play('Fire the Cannons!'), refused(choose('Aladdin - Prince Ali'), 'protectedTarget'), choose('Rook')],
    { Rook: { damage: 2 } },
  ],
};
