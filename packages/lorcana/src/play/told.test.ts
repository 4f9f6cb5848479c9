import { describe, expect, it } from 'vitest';
import { after, made, PLAIN, refusals, table, told, type Side, type Table } from '../../test/table.js';
import type { CardRules } from '../language/card.js';
import { lorcanaMatch } from './match.js';

type Effects = NonNullable<CardRules['effects']>;
type Move = readonly [
  name: string,
  params: Readonly<Record<string, string | number | true>>,
  chosen?: readonly string[],
];

const pim = made('Pim');
const owl = made('Owl', { version: 'Wise' });
const isle = made('Isle', { type: 'location', willpower: 5, lore: 1, moveCost: 1 });
const all = { all: { type: 'character' } } as const;
const drawing: Effects = [{ effect: 'draw', amount: 1 }];
const song = made('Song', { type: 'song', cost: 2 }, { effects: drawing });

/** What is told of the last of some moves. */
const last = (at: Table, moves: readonly Move[]) =>
  moves.reduce<{ at: Table; events: readonly object[] }>(
    ({ at: now }, [move, params, chosen]) => told(now, move, params, chosen),
    { at, events: [] },
  ).events;

describe('what is told of an effect', () => {
  it.each<[string, Effects, Side, Side, readonly Move[], readonly object[]]>([
    [
      'drawn cards, to who drew them by name',
      [{ effect: 'draw', amount: 2 }],
      {},
      {},
      [],
      [
        { type: 'cardDrawn', player: 'north', cardId: 'Pebble', name: 'Pebble', visibleTo: ['north'] },
        { type: 'cardDrawn', player: 'north', cardId: 'Pebble 2', name: 'Pebble', visibleTo: ['north'] },
        { type: 'drew', player: 'north', count: 2 },
      ],
    ],
    [
      'a discarded card',
      [{ effect: 'discard', amount: 1 }],
      { hand: [pim] },
      {},
      [],
      [{ type: 'discarded', player: 'north', cardId: 'Pim', name: 'Pim' }],
    ],
    [
      'lore gained',
      [{ effect: 'gainLore', amount: 2 }],
      {},
      {},
      [],
      [{ type: 'loreGained', player: 'north', amount: 2, lore: 2 }],
    ],
    [
      'lore lost, no more than there was',
      [{ effect: 'loseLore', who: 'eachOpponent', amount: 2 }],
      {},
      { lore: 1 },
      [],
      [{ type: 'loreLost', player: 'south', amount: 1, lore: 0 }],
    ],
    [
      'a card put into the discard',
      [{ effect: 'mill', amount: 1 }],
      { deck: [owl, PLAIN] },
      {},
      [],
      [{ type: 'putIntoDiscard', player: 'north', cardId: 'Owl', name: 'Owl' }],
    ],
    [
      'a hand that is shown',
      [{ effect: 'revealHand', who: 'eachOpponent' }],
      {},
      { hand: [owl, pim] },
      [],
      [
        {
          type: 'handRevealed',
          player: 'south',
          cards: [
            { cardId: 'Owl', name: 'Owl' },
            { cardId: 'Pim', name: 'Pim' },
          ],
        },
      ],
    ],
    [
      'a card that is exerted',
      [{ effect: 'exert', what: all }],
      { play: [owl] },
      {},
      [],
      [{ type: 'exerted', cardId: 'Owl', name: 'Owl' }],
    ],
    [
      'a card that is readied',
      [{ effect: 'ready', what: all }],
      { play: [[owl, { exerted: true }]] },
      {},
      [],
      [{ type: 'readied', cardId: 'Owl', name: 'Owl' }],
    ],
    [
      'a banished card',
      [{ effect: 'banish', what: all }],
      { play: [owl] },
      {},
      [],
      [{ type: 'banished', cardId: 'Owl', name: 'Owl' }],
    ],
    [
      'a card put into the hand',
      [{ effect: 'returnToHand', what: all }],
      { play: [owl] },
      {},
      [],
      [{ type: 'putIntoHand', player: 'north', cardId: 'Owl', name: 'Owl' }],
    ],
    [
      'a card shuffled away',
      [{ effect: 'shuffleIntoDeck', what: all }],
      { play: [owl] },
      {},
      [],
      [
        { type: 'putIntoDeck', player: 'north', cardId: 'Owl', name: 'Owl' },
        { type: 'shuffled', player: 'north' },
      ],
    ],
    [
      'a card put on top of the deck, without its name',
      [{ effect: 'putOnDeck', what: all, place: 'top' }],
      { play: [owl] },
      {},
      [],
      [{ type: 'putOnDeck', player: 'north', place: 'top' }],
    ],
    [
      'a card of the hand put to the bottom, without its name',
      [{ effect: 'putOnDeck', what: { all: { zone: 'hand', owner: 'self' } }, place: 'bottom' }],
      { hand: [owl] },
      {},
      [],
      [{ type: 'putOnDeck', player: 'north', place: 'bottom' }],
    ],
    [
      'the top card put into the discard',
      [{ effect: 'putIntoDiscard', what: { top: 1 } }],
      { deck: [owl, PLAIN] },
      {},
      [],
      [{ type: 'putIntoDiscard', player: 'north', cardId: 'Owl', name: 'Owl' }],
    ],
    [
      'a card put under another',
      [{ effect: 'putUnder', what: { top: 1 }, under: all }],
      { play: [owl] },
      {},
      [],
      [{ type: 'putUnder', cardId: 'Owl', name: 'Owl' }],
    ],
    [
      'a card played for free',
      [{ effect: 'playForFree', what: { all: { zone: 'discard' } } }],
      { discard: [owl] },
      {},
      [],
      [{ type: 'played', player: 'north', cardId: 'Owl', name: 'Owl' }],
    ],
    [
      'a card that is revealed',
      [{ effect: 'reveal', what: { top: 1 } }],
      { deck: [owl, PLAIN] },
      {},
      [],
      [{ type: 'revealed', player: 'north', cardId: 'Owl', name: 'Owl' }],
    ],
    [
      'a move to a location',
      [
        {
          effect: 'moveToLocation',
          what: { ...all, as: 'who' },
          to: { all: { type: 'location' }, as: 'where' },
        },
      ],
      { play: [owl, isle] },
      {},
      [],
      [{ type: 'moved', cardId: 'Owl', name: 'Owl', locationId: 'Isle', location: 'Isle' }],
    ],
    [
      'damage that is dealt',
      [{ effect: 'dealDamage', what: all, amount: 1 }],
      { play: [owl] },
      {},
      [],
      [{ type: 'damaged', cardId: 'Owl', name: 'Owl', amount: 1 }],
    ],
    [
      'damage that is put',
      [{ effect: 'putDamage', what: all, amount: 1 }],
      { play: [owl] },
      {},
      [],
      [{ type: 'damaged', cardId: 'Owl', name: 'Owl', amount: 1 }],
    ],
    [
      'damage that is removed',
      [{ effect: 'removeDamage', what: all, amount: 1 }],
      { play: [[owl, { damage: 2 }]] },
      {},
      [],
      [{ type: 'healed', cardId: 'Owl', name: 'Owl', amount: 1 }],
    ],
    [
      'damage that is moved',
      [
        {
          effect: 'moveDamage',
          from: { all: { damaged: true }, as: 'one' },
          to: { all: { type: 'location' }, as: 'other' },
          amount: 1,
        },
      ],
      { play: [[owl, { damage: 2 }], isle] },
      {},
      [],
      [
        { type: 'healed', cardId: 'Owl', name: 'Owl', amount: 1 },
        { type: 'damaged', cardId: 'Isle', name: 'Isle', amount: 1 },
      ],
    ],
    [
      'cards that are looked at, to who looks by name',
      [{ effect: 'look', amount: 2, piles: [{ to: 'hand', reveal: true, of: {}, min: 0 }], rest: 'shuffle' }],
      { deck: [owl, pim, PLAIN] },
      {},
      [],
      [
        { type: 'looked', player: 'north', count: 2 },
        {
          type: 'lookedAt',
          player: 'north',
          cards: [
            { cardId: 'Owl', name: 'Owl' },
            { cardId: 'Pim', name: 'Pim' },
          ],
          visibleTo: ['north'],
        },
      ],
    ],
    [
      'a card that is shown as it is taken',
      [{ effect: 'look', amount: 2, piles: [{ to: 'hand', reveal: true, of: {}, min: 0 }], rest: 'shuffle' }],
      { deck: [owl, pim, PLAIN] },
      {},
      [['decide', {}, ['Owl']]],
      [
        { type: 'revealed', player: 'north', cardId: 'Owl', name: 'Owl' },
        { type: 'putIntoHand', player: 'north' },
        { type: 'shuffled', player: 'north' },
      ],
    ],
    [
      'what is given, and for how long',
      [
        {
          effect: 'give',
          what: all,
          gives: [{ stat: 'strength', amount: { count: { zone: 'play' } } }],
          for: 'thisTurn',
        },
      ],
      { play: [owl] },
      {},
      [],
      [
        {
          type: 'given',
          cardId: 'Owl',
          name: 'Owl',
          gives: [{ stat: 'strength', amount: 1 }],
          for: 'thisTurn',
        },
      ],
    ],
  ])('%s', (_title, effects, north, south, moves, events) => {
    const act = made('Act', { type: 'action', cost: 1 }, { effects });
    const at = table({ ...north, hand: [act, ...(north.hand ?? [])], ink: 1 }, south);
    const heard = last(at, [['play', { cardId: 'Act' }], ...moves]);
    const played = { type: 'played', player: 'north', cardId: 'Act', name: 'Act' };
    expect(heard).toEqual(moves.length === 0 ? [played, ...events] : events);
  });
});

describe('what is told of a move', () => {
  it.each<[string, Table, Move, readonly object[]]>([
    [
      'a quest',
      table({ play: [owl] }),
      ['quest', { cardId: 'Owl' }],
      [
        { type: 'quested', player: 'north', cardId: 'Owl', name: 'Owl', lore: 1 },
        { type: 'exerted', cardId: 'Owl', name: 'Owl' },
        { type: 'loreGained', player: 'north', amount: 1, lore: 1 },
      ],
    ],
    [
      'a challenge',
      table({ play: [owl] }, { play: [[pim, { exerted: true }]] }),
      ['challenge', { cardId: 'Owl' }, ['Pim']],
      [
        {
          type: 'challenged',
          player: 'north',
          cardId: 'Owl',
          name: 'Owl',
          targetId: 'Pim',
          targetName: 'Pim',
        },
        { type: 'exerted', cardId: 'Owl', name: 'Owl' },
        { type: 'damaged', cardId: 'Pim', name: 'Pim', amount: 2 },
        { type: 'damaged', cardId: 'Owl', name: 'Owl', amount: 2 },
      ],
    ],
    [
      'a card that is inked',
      table({ hand: [owl] }),
      ['ink', { cardId: 'Owl' }],
      [{ type: 'inked', player: 'north', cardId: 'Owl', name: 'Owl' }],
    ],
    [
      'a card that is played',
      table({ hand: [owl], ink: 2 }),
      ['play', { cardId: 'Owl' }],
      [{ type: 'played', player: 'north', cardId: 'Owl', name: 'Owl' }],
    ],
    [
      'a card that is shifted',
      table({ hand: [made('Owl', { version: 'Big', has: [['shift', 1]] })], play: [owl], ink: 2 }),
      ['shift', { cardId: 'Owl 2' }, ['Owl']],
      [{ type: 'shifted', player: 'north', cardId: 'Owl 2', name: 'Owl', ontoId: 'Owl' }],
    ],
    [
      'a song that is sung',
      table({ hand: [song], play: [owl] }),
      ['sing', { cardId: 'Song' }, ['Owl']],
      [
        {
          type: 'sang',
          player: 'north',
          cardId: 'Song',
          name: 'Song',
          singers: [{ cardId: 'Owl', name: 'Owl' }],
        },
        { type: 'exerted', cardId: 'Owl', name: 'Owl' },
        { type: 'played', player: 'north', cardId: 'Song', name: 'Song' },
        { type: 'cardDrawn', player: 'north', cardId: 'Pebble', name: 'Pebble', visibleTo: ['north'] },
        { type: 'drew', player: 'north', count: 1 },
      ],
    ],
    [
      'a move to a location',
      table({ play: [owl, isle], ink: 1 }),
      ['moveToLocation', { cardId: 'Owl' }, ['Isle']],
      [{ type: 'moved', cardId: 'Owl', name: 'Owl', locationId: 'Isle', location: 'Isle' }],
    ],
    [
      'an ability that is used',
      table({
        play: [
          made(
            'Seer',
            {},
            { abilities: [{ kind: 'activated', name: 'Stare', cost: { exert: 'this' }, effects: drawing }] },
          ),
        ],
      }),
      ['activate', { cardId: 'Seer', ability: 0 }],
      [
        { type: 'activated', player: 'north', cardId: 'Seer', name: 'Seer', ability: 'Stare' },
        { type: 'exerted', cardId: 'Seer', name: 'Seer' },
        { type: 'cardDrawn', player: 'north', cardId: 'Pebble', name: 'Pebble', visibleTo: ['north'] },
        { type: 'drew', player: 'north', count: 1 },
      ],
    ],
    [
      'an ability that triggers',
      table({
        play: [
          made(
            'Seer',
            {},
            { abilities: [{ kind: 'triggered', on: [{ event: 'quests', card: 'this' }], effects: drawing }] },
          ),
        ],
      }),
      ['quest', { cardId: 'Seer' }],
      [
        { type: 'quested', player: 'north', cardId: 'Seer', name: 'Seer', lore: 1 },
        { type: 'exerted', cardId: 'Seer', name: 'Seer' },
        { type: 'loreGained', player: 'north', amount: 1, lore: 1 },
        { type: 'triggered', player: 'north', cardId: 'Seer', name: 'Seer', ability: '0' },
        { type: 'cardDrawn', player: 'north', cardId: 'Pebble', name: 'Pebble', visibleTo: ['north'] },
        { type: 'drew', player: 'north', count: 1 },
      ],
    ],
    [
      'the next turn',
      table({ play: [owl] }, { play: [[pim, { exerted: true, drying: true }], isle] }),
      ['endTurn', {}],
      [
        { type: 'turnBegan', player: 'south', turn: 4 },
        { type: 'readied', cardId: 'Pim', name: 'Pim' },
        { type: 'loreGained', player: 'south', amount: 1, lore: 1 },
        { type: 'cardDrawn', player: 'south', cardId: 'Pebble 7', name: 'Pebble', visibleTo: ['south'] },
        { type: 'drew', player: 'south', count: 1 },
      ],
    ],
    [
      'a victory',
      table({ play: [owl], lore: 19 }),
      ['quest', { cardId: 'Owl' }],
      [
        { type: 'quested', player: 'north', cardId: 'Owl', name: 'Owl', lore: 1 },
        { type: 'exerted', cardId: 'Owl', name: 'Owl' },
        { type: 'loreGained', player: 'north', amount: 1, lore: 20 },
        { type: 'matchEnded', winners: ['north'], reason: 'lore' },
      ],
    ],
    [
      'a deck that is empty',
      table({ deck: [] }),
      ['endTurn', {}],
      [{ type: 'matchEnded', winners: ['south'], reason: 'deck' }],
    ],
  ])('%s', (_title, at, move, events) => {
    expect(last(at, [move])).toEqual(events);
  });
});

describe('why a move is refused', () => {
  const at = table(
    {
      hand: [pim, made('Rock', { inkwell: false, cost: 9 })],
      play: [
        owl,
        [made('Wet'), { drying: true }],
        [made('Out'), { exerted: true }],
        made('Rash', { has: ['reckless'] }),
        isle,
        made('Seer', {}, { abilities: [{ kind: 'activated', cost: { ink: 3 }, effects: drawing }] }),
        [
          made(
            'Wetter',
            {},
            { abilities: [{ kind: 'activated', cost: { exert: 'this' }, effects: drawing }] },
          ),
          { drying: true },
        ],
      ],
      ink: 1,
    },
    { play: [[made('Foe'), { exerted: true }]], hand: [made('Theirs')] },
  );

  it.each<[string, Move, string, object]>([
    ['alterHand in the turn', ['alterHand', {}], 'lorcana.wrongPhase', { phase: 'main', wanted: 'opening' }],
    ['ink not in hand', ['ink', { cardId: 'Owl' }], 'lorcana.notInHand', { cardId: 'Owl' }],
    ['ink theirs', ['ink', { cardId: 'Theirs' }], 'lorcana.notInHand', { cardId: 'Theirs' }],
    ['ink no inkwell', ['ink', { cardId: 'Rock' }], 'lorcana.notInkable', { cardId: 'Rock' }],
    [
      'play too dear',
      ['play', { cardId: 'Rock' }],
      'lorcana.notEnoughInk',
      { cardId: 'Rock', wanted: 9, got: 1 },
    ],
    [
      'play no bodyguard',
      ['play', { cardId: 'Pim', exerted: true }],
      'lorcana.noBodyguard',
      { cardId: 'Pim' },
    ],
    ['play not free', ['play', { cardId: 'Pim', free: true }], 'lorcana.notFree', { cardId: 'Pim' }],
    ['shift none', ['shift', { cardId: 'Pim' }], 'lorcana.noShift', { cardId: 'Pim' }],
    ['sing no song', ['sing', { cardId: 'Pim' }], 'lorcana.notASong', { cardId: 'Pim' }],
    ['quest not in play', ['quest', { cardId: 'Pim' }], 'lorcana.notInPlay', { cardId: 'Pim' }],
    ['quest theirs', ['quest', { cardId: 'Foe' }], 'lorcana.notYours', { cardId: 'Foe' }],
    ['quest location', ['quest', { cardId: 'Isle' }], 'lorcana.notACharacter', { cardId: 'Isle' }],
    ['quest drying', ['quest', { cardId: 'Wet' }], 'lorcana.drying', { cardId: 'Wet' }],
    ['quest exerted', ['quest', { cardId: 'Out' }], 'lorcana.notReady', { cardId: 'Out' }],
    ['quest reckless', ['quest', { cardId: 'Rash' }], 'lorcana.forbidden', { cardId: 'Rash', to: 'quest' }],
    ['challenge location', ['challenge', { cardId: 'Isle' }], 'lorcana.notACharacter', { cardId: 'Isle' }],
    ['challenge drying', ['challenge', { cardId: 'Wet' }], 'lorcana.drying', { cardId: 'Wet' }],
    ['challenge exerted', ['challenge', { cardId: 'Out' }], 'lorcana.notReady', { cardId: 'Out' }],
    ['move location', ['moveToLocation', { cardId: 'Isle' }], 'lorcana.notACharacter', { cardId: 'Isle' }],
    [
      'activate none',
      ['activate', { cardId: 'Owl', ability: 0 }],
      'lorcana.noAbility',
      { cardId: 'Owl', ability: 0 },
    ],
    [
      'activate cannot pay',
      ['activate', { cardId: 'Seer', ability: 0 }],
      'lorcana.cannotPay',
      { cardId: 'Seer', ability: 0 },
    ],
    [
      'activate drying',
      ['activate', { cardId: 'Wetter', ability: 0 }],
      'lorcana.drying',
      { cardId: 'Wetter' },
    ],
    ['decide nothing', ['decide', {}], 'lorcana.noDecision', { phase: 'main' }],
    ['bag', ['resolveTrigger', { id: 3 }], 'lorcana.notInBag', { id: 3 }],
    ['end with reckless', ['endTurn', {}], 'lorcana.mustChallenge', { cardId: 'Rash' }],
  ])('%s', (_title, [move, params, chosen], code, data) => {
    expect(refusals(at, move, params, chosen)).toEqual([{ code, data }]);
  });
});

describe('what is offered', () => {
  const offers = (at: Table) =>
    [...lorcanaMatch.offers(at, 'north')].map(({ move, params }) =>
      [
        move,
        ...Object.values(params).map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
      ].join(' '),
    );

  it('is what may be done, and nothing else', () => {
    const at = table(
      {
        hand: [pim, song, made('Guard', { has: ['bodyguard'] }), made('Rock', { inkwell: false, cost: 9 })],
        play: [
          owl,
          [made('Wet'), { drying: true }],
          [made('Out'), { exerted: true }],
          made('Rash', { has: ['reckless'] }),
          isle,
        ],
        ink: 2,
      },
      {
        play: [
          [made('Foe'), { exerted: true }],
          made('Inn', { type: 'location', willpower: 5, lore: 1, moveCost: 1 }),
        ],
      },
    );
    expect(offers(at)).toEqual([
      'ink Pim',
      'ink Song',
      'ink Guard',
      'play Pim',
      'play Song',
      'play Guard',
      'play Guard true',
      'sing Song',
      'quest Owl',
      'challenge Owl',
      'challenge Rash',
      'moveToLocation Owl',
      'moveToLocation Wet',
      'moveToLocation Out',
      'moveToLocation Rash',
    ]);
  });

  it('8.10.8 each way to shift, and with Bodyguard each a second time', () => {
    const big = made('Pim', { version: 'Big', cost: 9, has: [['shift', 2], 'bodyguard'] });
    const at = table({ hand: [big], play: [pim], ink: 2 });
    expect(offers(at).filter((offer) => offer.startsWith('shift'))).toEqual([
      'shift Pim 2',
      'shift Pim 2 true',
    ]);
    expect(
      offers(table({ hand: [big], play: [pim], ink: 1 })).some((offer) => offer.startsWith('shift')),
    ).toBe(false);
    expect(
      offers(table({ hand: [big], play: [owl], ink: 2 })).some((offer) => offer.startsWith('shift')),
    ).toBe(false);
  });

  it('no song without a singer of your own, and no move to the locations of others', () => {
    const at = table({ hand: [song], play: [[pim, { exerted: true }]] }, { play: [owl, isle] });
    expect(offers(at)).toEqual(['ink Song', 'endTurn']);
  });

  it('nothing of the turn while somebody decides', () => {
    const act = made(
      'Act',
      { type: 'action', cost: 0 },
      { effects: [{ effect: 'exert', what: { choose: { type: 'character' } } }] },
    );
    const asked = after(table({ hand: [act, pim], play: [owl, made('Fox')] }), 'play', 'Act');
    expect(offers(asked)).toEqual(['decide']);
    expect(refusals(asked, 'ink', { cardId: 'Pim' })).toEqual([
      { code: 'lorcana.decisionPending', data: { player: 'north' } },
    ]);
    const opening = { ...asked, state: { ...table({ hand: [pim] }).state, phase: 'opening' as const } };
    expect(offers(opening)).toEqual(['alterHand']);
    expect(refusals(opening, 'endTurn')).toEqual([
      { code: 'lorcana.wrongPhase', data: { phase: 'opening', wanted: 'main' } },
    ]);
  });

  it('once a turn is once a turn', () => {
    const seer = made(
      'Seer',
      {},
      { abilities: [{ kind: 'activated', oncePerTurn: true, cost: { ink: 1 }, effects: drawing }] },
    );
    const used = after(table({ play: [seer], ink: 2 }), 'activate', 'Seer', undefined, { ability: 0 });
    expect(refusals(used, 'activate', { cardId: 'Seer', ability: 0 })).toEqual([
      { code: 'lorcana.alreadyUsed', data: { cardId: 'Seer', ability: 0 } },
    ]);
  });
});
