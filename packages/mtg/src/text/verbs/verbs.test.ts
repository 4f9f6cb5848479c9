import { describe, expect, it } from 'vitest';
import { readCard, sorcery, unreadOf } from '../../../test/read-card.js';
import { cardIn, lands, put, table } from '../../../test/table.js';

const WHO = ['you', 'target player', 'each opponent', 'each other player'] as const;
/** Each verb after "you" or "may", and after one player. */
const DOES = [
  ['draw two cards', 'draws two cards'],
  ['surveil 2', 'surveils 2'],
  ['scry X', 'scries X'],
  ['lose half {their} life, rounded up', 'loses half {their} life, rounded up'],
  ['mill half {their} library, rounded down', 'mills half {their} library, rounded down'],
  ['lose 1 life for each land you control', 'loses 1 life for each land you control'],
  [
    'sacrifice X lands, where X is the number of Elves you control',
    'sacrifices X lands, where X is the number of Elves you control',
  ],
  [
    'create a number of 1/1 green Elf creature tokens equal to the number of lands you control',
    'creates a number of 1/1 green Elf creature tokens equal to the number of lands you control',
  ],
  ['exile the top two cards of {their} library', 'exiles the top two cards of {their} library'],
  ['exile a card from {their} graveyard', 'exiles a card from {their} graveyard'],
  [
    "return two lands {they} control to their owner's hand",
    "returns two lands {they} control to their owner's hand",
  ],
] as const;

const said = (who: string, words: string): string => {
  const own = who === 'you' ? ['your', 'you'] : ['their', 'they'];
  const text = words.replace('{their}', own[0] ?? '').replace('{they}', own[1] ?? '');
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${text}.`;
};
const X = '{X}{1}';

describe('players and what they do', () => {
  it.each(WHO.flatMap((who) => DOES.map(([bare, third]) => [said(who, who === 'you' ? bare : third)])))(
    'are read together: %s',
    (text) => {
      expect(unreadOf(text, X)).toEqual([]);
    },
  );

  it.each(WHO.flatMap((who) => DOES.map(([bare]) => [said(who, `may ${bare}`)])))(
    'are read together with "may": %s',
    (text) => {
      expect(unreadOf(text, X)).toEqual([]);
    },
  );

  it('each decide alone', () => {
    expect(sorcery('Each other player may draw a card.').spell?.effects).toEqual([
      {
        effect: 'forEach',
        what: { those: 'eachPlayer', except: 'you' },
        as: 'player',
        effects: [
          {
            effect: 'may',
            who: { bound: 'player' },
            effects: [{ effect: 'draw', who: { bound: 'player' } }],
          },
        ],
      },
    ]);
  });

  it.each([
    'Target player draw a card.',
    'You may draws a card.',
    'Each opponent may loses 2 life.',
    'Target player exiles the top card of your library.',
    'You exile the top card of their library.',
    'You draw a card and each opponent lose 1 life.',
    'Target player discards a card and draw a card.',
    'Draw a card and gain 2 life for each land you control.',
    'Sacrifice a number of lands.',
    'Create a number of 1/1 green Elf creature tokens.',
    'Discard two cards random.',
  ])('is not read: %s', (text) => {
    expect(unreadOf(text, X)).not.toEqual([]);
  });

  it('508.1 keep their "at random"', () => {
    expect(sorcery('Target player may discard two cards at random.').spell?.effects).toMatchObject([
      { effects: [{ effect: 'discard', amount: 2, chooser: 'random' }] },
    ]);
  });
});

const CREATURES = ['Target creature', 'Each creature you control', 'Moss Rite', 'Up to two target creatures'];
const ONE = [
  'gets +2/+0, gains trample, and becomes red',
  'becomes an artifact in addition to its other types',
];
const MANY = ['get +2/+0, gain trample, and become red', 'become artifacts in addition to their other types'];
const UNTIL = ['until end of turn', 'until your next turn', 'until end of combat'];

describe('objects and how they change', () => {
  it.each(
    CREATURES.flatMap((who) =>
      (who.startsWith('Up to') ? MANY : ONE).flatMap((does) =>
        UNTIL.map((until) => [`${who} ${does} ${until}.`]),
      ),
    ),
  )('are read together: %s', (text) => {
    expect(unreadOf(text)).toEqual([]);
  });

  it('611.2 share a duration, which each of them has', () => {
    const effects = sorcery(`Target creature ${ONE[0]} until end of combat.`).spell?.effects;
    expect(effects?.map((effect) => 'until' in effect && effect.until)).toEqual([
      'endOfCombat',
      'endOfCombat',
      'endOfCombat',
    ]);
  });

  it.each([
    `Target creature ${MANY[0]} until end of turn.`,
    'Target creature gets +2/+0 and gains trample.',
    'Target creature becomes red this turn.',
    "Target creature can't block until end of turn.",
    'Target player becomes red until end of turn.',
  ])('is not read: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });

  it('500.5a, 511.3 what lasts until end of combat ends with the combat phase', () => {
    const rite = sorcery('Target creature gets +1/+1 until end of combat.');
    const elk = readCard('', { name: 'Elk', types: 'Creature', power: '2', toughness: '2' });
    const start = table([rite, elk], [put(rite, 'ann', 'hand'), put(elk, 'ann'), ...lands('Forest', 1)]);
    const grown = start.does('ann', 'cast', { card: rite.id }, ['elk']).bothPass();
    expect(cardIn(grown, 'elk').power).toBe(3);
    expect(cardIn(grown.until('main2'), 'elk').power).toBe(2);
  });
});

describe('what a spell does later', () => {
  it('603.7a is a delayed trigger of the spell', () => {
    expect(sorcery('At the beginning of the next end step, draw two cards.').spell?.effects).toEqual([
      { effect: 'delayed', at: 'nextEndStep', effects: [{ effect: 'draw', amount: 2 }] },
    ]);
  });
});
