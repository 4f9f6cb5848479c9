import { describe, expect, it } from 'vitest';
import {
  type Effects,
  pim,
  owl,
  fox,
  hat,
  isle,
  CHARACTERS,
  named,
  act,
  playing,
} from '../../../test/effects.js';
import {
  card,
  choosable,
  decided,
  made,
  PLAIN,
  table,
  told,
  zoneOf,
  type Side,
} from '../../../test/table.js';
import { lorcanaMatch } from '../../play/match.js';
import { deckOf } from '../../state/board.js';

describe('7.2.3.1 cards that are put on a deck together', () => {
  it('lie in an order that their owner says, each owner their own', () => {
    const asked = playing(
      [{ effect: 'putOnDeck', what: { all: CHARACTERS }, place: 'top' }],
      { play: [pim, owl], deck: [] },
      { play: [fox], deck: [PLAIN] },
    );
    expect([lorcanaMatch.toAct(asked), choosable(asked, 'decide')]).toEqual([['north'], ['Pim', 'Owl']]);
    const done = decided(asked, 'Owl');
    expect([deckOf(done.state, 'north'), deckOf(done.state, 'south')]).toEqual([
      ['Pim', 'Owl'],
      ['Fox', 'Pebble'],
    ]);
  });
  it('a lone one of each is asked of nobody', () => {
    const at = playing(
      [{ effect: 'putOnDeck', what: { all: CHARACTERS }, place: 'bottom' }],
      { play: [pim], deck: [owl] },
      { play: [fox], deck: [PLAIN] },
    );
    expect([at.state.resolving, deckOf(at.state, 'north'), deckOf(at.state, 'south')]).toEqual([
      [],
      ['Owl', 'Pim'],
      ['Pebble', 'Fox'],
    ]);
  });
});

describe('4.7 a move by an effect', () => {
  const going = (what: string): Effects => [
    { effect: 'moveToLocation', what: named(what), to: { all: { name: 'Isle' }, as: 'place' } },
  ];
  it.each<[string, Effects, Side, at: string | undefined, told: number]>([
    ['is free', going('Pim'), { play: [pim, isle] }, 'Isle', 1],
    [
      '4.7.2 to where it is already is none',
      going('Pim'),
      { play: [[pim, { at: 'Isle' }], isle] },
      'Isle',
      0,
    ],
    ['is for characters alone', going('Hat'), { play: [pim, hat, isle] }, undefined, 0],
    [
      'is to locations alone',
      [{ effect: 'moveToLocation', what: named('Pim'), to: { all: { name: 'Hat' }, as: 'place' } }],
      { play: [pim, hat] },
      undefined,
      0,
    ],
    [
      '1.2.2 not of who can’t',
      going('Pim'),
      {
        play: [
          made('Pim', {}, { abilities: [{ kind: 'static', for: 'this', gives: [{ cant: 'move' }] }] }),
          isle,
        ],
      },
      undefined,
      0,
    ],
  ])('%s', (_title, effects, north, at, moves) => {
    const { at: done, events } = told(table({ ...north, hand: [act(effects)] }), 'play', { cardId: 'Act' });
    expect([card(done, 'Pim').at, events.filter(({ type }) => type === 'moved').length]).toEqual([at, moves]);
  });

  it('is of characters in play alone', () => {
    const what = { all: { name: 'Pim', zone: 'hand' } } as const;
    const to = { all: { name: 'Isle' }, as: 'place' } as const;
    const { at, events } = told(
      table({ play: [isle], hand: [act([{ effect: 'moveToLocation', what, to }]), pim] }),
      'play',
      { cardId: 'Act' },
    );
    expect([card(at, 'Pim').at, events.filter(({ type }) => type === 'moved')]).toEqual([undefined, []]);
  });

  it('4.7 whoever is at a location that leaves is nowhere, and others stay where they are', () => {
    const cove = made('Cove', { type: 'location', willpower: 5, moveCost: 1 });
    const at = playing([{ effect: 'banish', what: named('Isle') }], {
      play: [[pim, { at: 'Isle' }], [owl, { at: 'Cove' }], isle, cove],
    });
    expect([card(at, 'Pim').at, card(at, 'Owl').at]).toEqual([undefined, 'Cove']);
  });
});

describe('what is played by an effect', () => {
  it.each<[string, Side, more: object, chosen: readonly string[], object]>([
    ['5.1.1.11 is drying and ready', { hand: [pim] }, {}, [], { zone: 'play', exerted: false, drying: true }],
    [
      'enters play exerted where that is said',
      { hand: [pim] },
      { exerted: true },
      [],
      { zone: 'play', exerted: true },
    ],
    [
      '8.3.2 with Bodyguard as its player says',
      { hand: [made('Pim', { has: ['bodyguard'] })] },
      {},
      ['exerted'],
      { zone: 'play', exerted: true },
    ],
    [
      '8.3.2 or ready',
      { hand: [made('Pim', { has: ['bodyguard'] })] },
      {},
      ['ready'],
      { zone: 'play', exerted: false },
    ],
    [
      '8.3.2 where it is said, nobody is asked',
      { hand: [made('Pim', { has: ['bodyguard'] })] },
      { exerted: true },
      [],
      { zone: 'play', exerted: true },
    ],
    ['from a discard', { discard: [pim] }, {}, [], { zone: 'play', drying: true }],
  ])('%s', (_title, north, more, chosen, facts) => {
    const what = { all: { name: 'Pim', zone: ['hand', 'discard'] } } as const;
    const asked = playing([{ effect: 'playForFree', what, ...more }], north);
    const at = chosen.length > 0 ? decided(asked, ...chosen) : asked;
    expect(at.state.resolving).toEqual([]);
    expect(card(at, 'Pim')).toMatchObject(facts);
  });
  it('1.2.2 nothing that a ban keeps from being played', () => {
    const gate = made(
      'Gate',
      { type: 'item' },
      { abilities: [{ kind: 'ban', players: 'players', cant: 'play', on: CHARACTERS }] },
    );
    const what = { all: { name: 'Pim', zone: 'hand' } } as const;
    expect(zoneOf(playing([{ effect: 'playForFree', what }], { play: [gate], hand: [pim] }), 'Pim')).toBe(
      'hand',
    );
  });
});
