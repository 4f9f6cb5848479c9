import type { Row } from '../stage/row.js';
import { challenge, choose, end, play, refused, yes, type Step } from '../stage/steps.js';

const unasked = (step: Step = yes): Step => refused(step, 'lorcana.noDecision');

/** During an opponent's turn, it banishes its challenger. */
const fights = (card: string): Row => [
  card,
  'gains nothing by a challenge of another turn',
  { play: [[card, { exerted: true }], 'Pim'], foes: ['Mite'], foeLore: 5 },
  [end, challenge('Mite', card), unasked()],
  { Mite: { zone: 'discard' }, north: { lore: 0 }, south: { lore: 5 }, Pim: { lore: 1 } },
];

/** An action banishes it. */
const falls = (card: string): Row => [
  card,
  'says nothing as an action banishes it',
  { hand: ['Dragon Fire'], play: [card], foes: ['Rook'] },
  [play('Dragon Fire'), choose(card), unasked()],
  { [card]: { zone: 'discard' }, Rook: { zone: 'play' } },
];

/** An opponent plays the kind of card that it waits for. */
const waits = (card: string, foe: string, step: Step = yes): Row => [
  card,
  'says nothing as an opponent plays such a card',
  { play: [[card, { exerted: true }], 'Pim'], foeHand: [foe], foes: ['Rook', 'Wren'] },
  [end, play(foe), unasked(step), end],
  { north: { hand: 1 } },
];

/** What the cards do not do, as rows. */
export const QUIET: readonly Row[] = [
  ...['Aladdin - Heroic Outlaw', 'Mulan - Imperial Soldier', 'Simba - Rightful Heir'].map(fights),
  ...['Te Kā - Heartless', 'Tinker Bell - Giant Fairy'].map(fights),
  ...['Prince Phillip - Dragonslayer', 'Marshmallow - Persistent Guardian'].map(falls),
  ...['Cheshire Cat - Not All There', 'Cruella De Vil - Miserable as Usual'].map(falls),
  ...['Kuzco - Temperamental Emperor', 'Dr. Facilier - Agent Provocateur'].map(falls),
  waits('Stitch - Rock Star', 'Mite'),
  waits("Ursula's Shell Necklace", 'Tune'),
  waits('Dr. Facilier - Remarkable Gentleman', 'Tune'),
  waits('Mickey Mouse - Artful Rogue', 'Tune', choose('Rook')),
  waits('Ariel - Whoseit Collector', 'Kettle'),
  waits('Maurice - World-Famous Inventor', 'Kettle'),
  waits('Coconut Basket', 'Mite'),
  [
    'Elsa - Ice Surfer',
    "is not readied by an opponent's Anna",
    { play: [['Elsa - Ice Surfer', { exerted: true }]], foeHand: ['Anna - Heir to Arendelle'] },
    [end, play('Anna - Heir to Arendelle')],
    { 'Elsa - Ice Surfer': { exerted: true } },
  ],
  [
    'Dr. Facilier - Agent Provocateur',
    'does not return itself',
    { play: ['Dr. Facilier - Agent Provocateur'], foes: [['Ogre', { exerted: true }]] },
    [challenge('Dr. Facilier - Agent Provocateur', 'Ogre'), unasked()],
    { 'Dr. Facilier - Agent Provocateur': { zone: 'discard' } },
  ],
  [
    'Musketeer Tabard',
    'says nothing of others',
    {
      play: ['Musketeer Tabard', 'Pim'],
      foes: [
        ['Ogre', { exerted: true }],
        ['Guard', { exerted: true, damage: 1 }],
      ],
    },
    [challenge('Pim', 'Guard'), unasked()],
    { north: { hand: 0 }, Guard: { zone: 'discard' } },
  ],
];
