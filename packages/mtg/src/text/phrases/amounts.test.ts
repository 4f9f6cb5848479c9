import { describe, expect, inject, it } from 'vitest';
import { readCard, sorcery, unreadOf } from '../../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table } from '../../../test/table.js';

const ELVES = { count: { subtype: 'Elf', controller: 'self' } } as const;
const LANDS = { count: { type: 'land', controller: 'self' } } as const;

/** Amounts, and what they mean. */
const AMOUNTS = [
  ['the number of Elves you control', ELVES],
  ['the number of Elves you control plus the number of lands you control', { plus: ELVES, more: LANDS }],
  [
    'the number of Elves you control minus the number of lands you control',
    { plus: ELVES, more: { minus: LANDS } },
  ],
  ['1 plus the number of Elves you control', { plus: ELVES, more: 1 }],
  ['the number of Elves you control minus 2', { plus: ELVES, more: -2 }],
  ['4 minus the number of Elves you control', { plus: { minus: ELVES }, more: 4 }],
  ['twice the number of Elves you control', { multiply: ELVES, by: 2 }],
  ['half the number of Elves you control, rounded up', { halfUp: ELVES }],
  [
    'the number of colors among permanents you control',
    { different: 'color', among: { controller: 'self' } },
  ],
  ["the number of cards in all players' hands", { cardsIn: 'hand', whose: 'eachPlayer' }],
  ["the number of cards in your opponents' graveyards", { cardsIn: 'graveyard', whose: 'eachOpponent' }],
  ['the highest mana value among lands you control', { greatest: 'manaValue', among: LANDS.count }],
  ['your devotion to green', { devotion: ['green'] }],
  ['your devotion to white and black', { devotion: ['white', 'black'] }],
  ['the amount of life you lost this turn', { happened: 'lifeLost', who: 'you' }],
  ["the number of cards you've discarded this turn", { happened: 'discarded', who: 'you' }],
  ['the number of Zombies that died this turn', { happened: 'permanentDied', are: { subtype: 'Zombie' } }],
  [
    'the number of nontoken creatures put into your graveyard from the battlefield this turn',
    { happened: 'buried', who: 'you', are: { type: 'creature', token: false } },
  ],
  [
    "the number of instant and sorcery spells you've cast this turn",
    { happened: 'cast', who: 'you', are: { anyOf: [{ type: 'instant' }, { type: 'sorcery' }] } },
  ],
  ['the number of tokens you created this turn', { happened: 'created', who: 'you' }],
  [
    'the number of lands you had enter the battlefield under your control this turn',
    { happened: 'landEntered', who: 'you' },
  ],
  ['the damage dealt to you this turn', { happened: 'damaged', who: 'you' }],
  ['the number of experience counters you have', { counters: 'experience', on: 'you' }],
  ['the number of poison counters your opponents have', { counters: 'poison', on: 'eachOpponent' }],
  ['the number of counters on Moss Rite', { counters: 'any', on: 'self' }],
  ['the number of +1/+1 counters on Elves you control', { counters: '+1/+1', on: { each: ELVES.count } }],
  ['the number of times Moss Rite was kicked', { timesPaid: 'multikicker' }],
  [
    'the lowest life total among all players',
    { amongPlayers: 'eachPlayer', take: 'least', amount: { life: { bound: 'someone' } } },
  ],
  [
    'the total life lost by your opponents this turn',
    {
      amongPlayers: 'eachOpponent',
      take: 'total',
      amount: { happened: 'lifeLost', who: { bound: 'someone' } },
    },
  ],
  [
    'the number of Elves you control plus the number of lands you control plus 2',
    { plus: { plus: ELVES, more: LANDS }, more: 2 },
  ],
] as const;

/** Verbs with an X. */
const VERBS = [
  'Draw X cards',
  'You gain X life',
  'Target player loses X life',
  'Mill X cards',
  'Scry X',
  'Sacrifice X lands',
  'Discard X cards',
  'Create X Treasure tokens',
  'Put X +1/+1 counters on target creature',
  'Target creature gets +X/+X until end of turn',
  'Moss Rite deals X damage to any target',
];

/** Each amount with each verb; the fast run has each amount with one verb, in turn. */
const WITH_VERBS = AMOUNTS.flatMap(([words], at) =>
  VERBS.filter((_verb, turn) => inject('deep') || turn === at % VERBS.length).map(
    (verb) => `${verb}, where X is ${words}.`,
  ),
);

const effectsOf = (text: string) => sorcery(text).spell?.effects;

describe('amounts', () => {
  it.each(AMOUNTS)('mean what they say: %s', (words, amount) => {
    expect(effectsOf(`You gain life equal to ${words}.`)).toEqual([{ effect: 'gainLife', amount }]);
  });

  it.each(WITH_VERBS)('go with every verb: %s', (text) => {
    expect(unreadOf(text)).toEqual([]);
  });

  it.each([
    'You gain life equal to twice the number of Elves you control plus.',
    'You gain life equal to 2 plus 3.',
    'You gain life equal to the number of any counters on Moss Rite.',
    'You gain life equal to the number of creatures you control that died this turn.',
    'You gain life equal to the number of red cards you drew this turn.',
    'You gain life equal to the number of lands you cast this turn.',
    'You gain 1 life for each creatures that died this turn.',
    'You gain life equal to the number of colors you control.',
    'You gain life equal to half the number of Elves you control.',
    "You gain life equal to the number of cards in all players' hand.",
    'You gain life equal to the number of Elf you control.',
    'You gain life equal to your devotion to green and green.',
    'You gain life equal to your devotion to Elves.',
    'Draw X plus cards.',
    'Scry that many.',
  ])('are not read: %s', (text) => {
    expect(unreadOf(text, '{X}')).not.toEqual([]);
  });

  it('107.1b an amount below zero counts as zero', () => {
    const rite = sorcery(
      'Draw X cards, where X is the number of Elves you control minus the number of lands you control.',
    );
    const start = table([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 3)]);
    const before = start.state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === 'ann').length;
    const after = start.does('ann', 'cast', { card: rite.id }).bothPass();
    expect(after.state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === 'ann')).toHaveLength(
      before - 1,
    );
  });
});

it.each([
  ['green and blue', 4],
  ['blue', 2],
  ['white', 2],
  ['red', 0],
])(
  '700.5 devotion to %s counts each coloured symbol of permanents under control, hybrid ones once, and none of copies without a cost',
  (colors, devotion) => {
    const rite = sorcery(`You gain life equal to your devotion to ${colors}.`, '{G}{G}');
    const elk = readCard('', {
      name: 'Elk',
      types: 'Creature',
      manaCost: '{2}{G}{G/U}{W}',
      power: '1',
      toughness: '1',
    });
    const start = table(
      [rite, elk],
      [
        put(rite, 'ann', 'hand'),
        put(elk, 'ann'),
        put(elk, 'ann', 'battlefield', { instanceId: 'lent', controller: 'bob' }),
        put(elk, 'ann', 'graveyard', { instanceId: 'dead' }),
        put(elk, 'bob', 'battlefield', { instanceId: 'stolen', controller: 'ann' }),
        ...lands('Forest', 2),
      ],
    );
    const after = start.does('ann', 'cast', { card: rite.id }).bothPass();
    expect(lifeOf(after, 'ann')).toBe((lifeOf(start, 'ann') ?? 0) + devotion);
  },
);

describe('an amount of each of several players', () => {
  it.each([
    [
      'Each player loses life equal to the number of cards in their hand.',
      'eachPlayer',
      { effect: 'loseLife', amount: { cardsIn: 'hand', whose: { bound: 'player' } } },
    ],
    [
      "Moss Rite deals damage to each opponent equal to the number of cards in that player's hand.",
      'eachOpponent',
      { effect: 'damage', amount: { cardsIn: 'hand', whose: { bound: 'player' } } },
    ],
    [
      'Each other player draws a card for each artifact they control.',
      { those: 'eachPlayer', except: 'you' },
      { effect: 'draw', amount: { count: { type: 'artifact', controller: 'role.player' } } },
    ],
    [
      'Each opponent loses 2 life for each creature card in their graveyard.',
      'eachOpponent',
      {
        amount: { multiply: { count: { type: 'creature', zone: 'graveyard', owner: 'role.player' } }, by: 2 },
      },
    ],
  ])('is their own: %s', (text, what, inner) => {
    expect(effectsOf(text)).toMatchObject([{ effect: 'forEach', what, as: 'player', effects: [inner] }]);
  });

  it.each([
    'Each player loses life equal to the number of cards in his hand.',
    'Each player and each opponent loses 1 life for each land they control.',
    'Each opponent discards their hand, then draws that many cards.',
    'Each player draws a card for each artifact they own.',
  ])('is not read: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });
});

it('what all players do without an amount of their own is one effect', () => {
  expect(effectsOf('Each player discards their hand.')).toEqual([
    { effect: 'discard', who: 'eachPlayer', amount: 'all' },
  ]);
});

it.each([
  'Each player sacrifices a land they control.',
  'Moss Rite deals 2 damage to each opponent and each creature they control.',
])('101.4 without an amount of their own they would do it at once, not one after the other: %s', (text) => {
  expect(unreadOf(text)).not.toEqual([]);
});

it.each([
  [
    'For each opponent, create a 1/1 white Bird creature token unless that player pays {2}.',
    { effect: 'mayPay', who: { bound: 'player' }, else: [{ effect: 'createToken' }] },
  ],
  [
    'For each opponent, that player loses 1 life for each land they control.',
    { effect: 'loseLife', amount: { count: { controller: 'role.player' } } },
  ],
])(
  '101.4 what is done for each is done with the own payment or amount of each, in turn order: %s',
  (text, own) => {
    expect(effectsOf(text)).toMatchObject([{ effect: 'forEach', what: 'eachOpponent', effects: [own] }]);
  },
);

it.each(['For each player, destroy all creatures that player controls.', 'For each opponent, draw a card.'])(
  '101.4 is not read, as it would be done at once: %s',
  (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  },
);

describe('"the difference"', () => {
  const HAND = { cardsIn: 'hand', whose: 'you' } as const;
  it.each([
    [
      'If target opponent has more cards in hand than you, draw cards equal to the difference.',
      { plus: { cardsIn: 'hand', whose: { bound: 't1' } }, more: { minus: HAND } },
    ],
    [
      'If you have fewer than three cards in hand, draw cards equal to the difference.',
      { plus: { minus: HAND }, more: 3 },
    ],
  ])('is how much greater the condition found one amount than the other: %s', (text, amount) => {
    expect(effectsOf(text)).toMatchObject([{ effect: 'if', effects: [{ effect: 'draw', amount }] }]);
  });

  it.each([
    'Draw cards equal to the difference.',
    'If an opponent has more life than you, draw cards equal to the difference.',
    'If you control an Elf, draw cards equal to the difference.',
  ])('is not read where nothing is compared: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });

  it('608.2h is counted as the effect happens', () => {
    const rite = sorcery('If you have fewer than three cards in hand, draw cards equal to the difference.');
    const inHand = (at: ReturnType<typeof table>) =>
      at.state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === 'ann').length;
    const start = table([rite], [put(rite, 'ann', 'hand'), ...lands('Forest', 3)]);
    const held = inHand(start) - 1;
    expect(inHand(start.does('ann', 'cast', { card: rite.id }).bothPass())).toBe(Math.max(held, 3));
  });
});

describe('"that many"', () => {
  it.each([
    ['Discard your hand, then draw that many cards.', { thisWay: 'discarded', cards: true }],
    ['Target player discards their hand, then draws that many cards.', { thisWay: 'discarded', cards: true }],
    ['Mill three cards. You gain that much life.', { thisWay: 'milled', cards: true }],
    ['Sacrifice any number of lands. You gain that much life.', { thisWay: 'sacrificed' }],
    ['Destroy all artifacts. Draw that many cards.', { thisWay: 'destroyed' }],
    ['Exile all artifacts. Draw that many cards.', { thisWay: 'exiled' }],
  ])('is the number of objects to which the words before did something: %s', (text, numberOf) => {
    expect(effectsOf(text)?.at(-1)).toMatchObject({ amount: { numberOf } });
  });

  it.each([
    'Draw three cards. You gain that much life.',
    'Destroy all artifacts, then discard your hand. Draw that many cards.',
    'That many cards. Discard your hand.',
  ])('is not read if it is unclear what is counted: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });

  it('608.2c counts those that were destroyed alone', () => {
    const rite = sorcery('Destroy all artifacts. Draw that many cards.');
    const idol = readCard('Indestructible', { name: 'Idol', types: 'Artifact' });
    const pot = readCard('', { name: 'Pot', types: 'Artifact' });
    const start = table(
      [rite, idol, pot],
      [put(rite, 'ann', 'hand'), put(idol, 'ann'), put(pot, 'bob'), ...lands('Forest', 1)],
    );
    const after = start.does('ann', 'cast', { card: rite.id }).bothPass();
    expect(cardIn(after, 'pot').zone).toBe('graveyard');
    expect(after.state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === 'ann')).toHaveLength(1);
  });
});
