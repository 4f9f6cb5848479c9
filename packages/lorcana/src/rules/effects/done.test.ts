import { describe, expect, it } from 'vitest';
import {
  after,
  card,
  choosable,
  countIn,
  decided,
  loreOf,
  made,
  PLAIN,
  table,
  told,
  type Table,
  zoneOf,
} from '../../../test/table.js';
import type { CardRules } from '../../language/card.js';
import { lorcanaMatch } from '../../play/match.js';
import { decisionOf } from '../advance.js';
import { cardById, deckOf } from '../../state/board.js';

type Effects = NonNullable<CardRules['effects']>;
type Side = Parameters<typeof table>[0];
const pim = made('Pim');
const owl = made('Owl');
const fox = made('Fox');
const hat = made('Hat', { type: 'item' });
const isle = made('Isle', { type: 'location', willpower: 5, lore: 1, moveCost: 1 });
const CHARACTERS = { type: 'character' } as const;
const act = (effects: Effects, name = 'Act') => made(name, { type: 'action', cost: 0 }, { effects });
const playing = (
  effects: Effects,
  north: Side = {},
  south: Side = {},
  others: Readonly<Record<string, Side>> = {},
): Table =>
  after(table({ ...north, hand: [act(effects), ...(north.hand ?? [])] }, south, others), 'play', 'Act');
const named = (name: string) => ({ all: { name } }) as const;
const hurt = (damage: number) => ({ damage });

describe('6.1.14 what becomes of cards that are looked at', () => {
  const look = (more: object): Effects => [{ effect: 'look', amount: 2, piles: [], rest: 'bottom', ...more }];
  it.each<
    [
      string,
      Effects,
      readonly (readonly string[])[],
      Readonly<Record<string, string>>,
      deck: readonly string[],
    ]
  >([
    [
      'to the inkwell',
      look({ piles: [{ to: 'inkwell' }], rest: 'top' }),
      [['Pim']],
      { Pim: 'inkwell ready', Owl: 'deck' },
      ['Owl', 'Fox', 'Hat'],
    ],
    [
      'to the inkwell, exerted',
      look({ piles: [{ to: 'exertedInkwell' }], rest: 'top' }),
      [['Pim']],
      { Pim: 'inkwell exerted' },
      ['Owl', 'Fox', 'Hat'],
    ],
    [
      'to the discard',
      look({ piles: [{ to: 'discard' }], rest: 'top' }),
      [['Owl']],
      { Owl: 'discard' },
      ['Pim', 'Fox', 'Hat'],
    ],
    [
      'the rest to the discard',
      look({ piles: [{ to: 'hand' }], rest: 'discard' }),
      [['Owl']],
      { Owl: 'hand', Pim: 'discard' },
      ['Fox', 'Hat'],
    ],
    ['the rest to the bottom, in an order', look({}), [['Owl']], {}, ['Fox', 'Hat', 'Owl', 'Pim']],
    [
      'the rest on top, the last one put uppermost',
      look({ rest: 'top' }),
      [['Pim']],
      {},
      ['Owl', 'Pim', 'Fox', 'Hat'],
    ],
    [
      'some of them at the bottom, none too',
      look({ piles: [{ to: 'bottom', min: 0, max: 2 }], rest: 'top' }),
      [[], ['Owl']],
      {},
      ['Pim', 'Owl', 'Fox', 'Hat'],
    ],
    [
      '7.1.4 nothing that is looked for',
      look({ piles: [{ to: 'hand', of: { type: 'character' } }], rest: 'discard' }),
      [[]],
      { Pim: 'discard', Owl: 'discard' },
      ['Fox', 'Hat'],
    ],
    [
      'no more than there are',
      look({ amount: 9, piles: [{ to: 'hand', max: 9 }], rest: 'discard' }),
      [],
      { Pim: 'hand', Hat: 'hand' },
      [],
    ],
    ['none at all', look({ amount: 0, piles: [{ to: 'hand' }] }), [], {}, ['Pim', 'Owl', 'Fox', 'Hat']],
    [
      '6.1.14 searched for on top, the deck shuffled under it',
      look({ amount: 'all', piles: [{ to: 'top' }], rest: 'shuffle' }),
      [['Hat']],
      { Hat: 'deck' },
      ['Hat'],
    ],
  ])('%s', (_title, effects, choices, zones, deck) => {
    const asked = playing(effects, { deck: [pim, owl, fox, hat] });
    const at = choices.reduce((now, chosen) => decided(now, ...chosen), asked);
    expect(at.state.resolving).toEqual([]);
    const lie = (id: string) => {
      const found = card(at, id);
      return found.zone === 'inkwell' ? `inkwell ${found.exerted ? 'exerted' : 'ready'}` : found.zone;
    };
    expect(Object.fromEntries(Object.keys(zones).map((id) => [id, lie(id)]))).toEqual(zones);
    expect(deckOf(at.state, 'north').slice(0, deck.length)).toEqual(deck);
    const shuffles = effects.some((one) => one.effect === 'look' && one.rest === 'shuffle');
    expect(deckOf(at.state, 'north')).toHaveLength(shuffles ? 4 : deck.length);
  });
});

describe('who and how many', () => {
  it.each<[string, Effects, Side, Side, (at: Table) => unknown, unknown]>([
    [
      '6.1.6 another than what was chosen: nobody is left',
      [
        { effect: 'exert', what: { choose: CHARACTERS } },
        { effect: 'banish', what: { choose: CHARACTERS, butNot: 'them' } },
      ],
      { play: [pim] },
      {},
      (at) => [card(at, 'Pim').exerted, zoneOf(at, 'Pim')],
      [true, 'play'],
    ],
    [
      'cards at random, as many as are said',
      [{ effect: 'banish', what: { random: CHARACTERS, count: 2 } }],
      { play: [pim, owl, fox] },
      {},
      (at) => countIn(at, 'north', 'discard'),
      3,
    ],
    [
      'one at random, where no number is said',
      [{ effect: 'banish', what: { random: CHARACTERS } }],
      { play: [pim, owl, fox] },
      {},
      (at) => countIn(at, 'north', 'discard'),
      2,
    ],
    [
      'a random discard, as many as are said',
      [
        { effect: 'discard', amount: 2, random: true },
        { effect: 'gainLore', amount: 'result' },
      ],
      { hand: [pim, owl, fox] },
      {},
      (at) => [countIn(at, 'north', 'hand'), loreOf(at, 'north')],
      [1, 2],
    ],
    [
      'all of a hand is discarded',
      [
        { effect: 'discard', amount: 'all' },
        { effect: 'gainLore', amount: 'result' },
      ],
      { hand: [pim, owl, fox] },
      {},
      (at) => [countIn(at, 'north', 'hand'), loreOf(at, 'north')],
      [0, 3],
    ],
    [
      'what all draw is counted together, as far as they can',
      [
        { effect: 'draw', who: 'eachPlayer', amount: 3 },
        { effect: 'gainLore', amount: 'result' },
      ],
      { deck: [PLAIN] },
      {},
      (at) => loreOf(at, 'north'),
      4,
    ],
    [
      'what all lose is counted together, as far as they have it',
      [
        { effect: 'loseLore', who: 'eachPlayer', amount: 2 },
        { effect: 'gainLore', amount: 'result' },
      ],
      { lore: 5 },
      { lore: 1 },
      (at) => [loreOf(at, 'north'), loreOf(at, 'south')],
      [6, 0],
    ],
    [
      'the controller of a card that has gone, as it was',
      [
        { effect: 'banish', what: named('Owl') },
        { effect: 'draw', who: { controllerOf: 'them' }, amount: 1 },
      ],
      {},
      { play: [owl] },
      (at) => countIn(at, 'south', 'hand'),
      1,
    ],
    [
      'each of several controllers once',
      [
        { effect: 'exert', what: { all: CHARACTERS } },
        { effect: 'draw', who: { controllerOf: 'them' }, amount: 1 },
      ],
      { play: [pim, fox] },
      { play: [owl] },
      (at) => [countIn(at, 'north', 'hand'), countIn(at, 'south', 'hand')],
      [1, 1],
    ],
    [
      'the owner of a card',
      [
        { effect: 'banish', what: named('Owl') },
        { effect: 'draw', who: { ownerOf: 'them' }, amount: 1 },
      ],
      {},
      { play: [owl] },
      (at) => countIn(at, 'south', 'hand'),
      1,
    ],
    [
      'nobody where nothing was taken',
      [
        { effect: 'banish', what: named('Owl') },
        { effect: 'draw', who: { controllerOf: 'them' }, amount: 1 },
      ],
      {},
      {},
      (at) => [countIn(at, 'north', 'hand'), countIn(at, 'south', 'hand')],
      [0, 0],
    ],
    [
      'drawing until so many are there',
      [{ effect: 'drawUntil', amount: 3 }],
      { hand: [pim] },
      {},
      (at) => countIn(at, 'north', 'hand'),
      3,
    ],
    [
      'no card where there are more',
      [{ effect: 'drawUntil', amount: 1 }],
      { hand: [pim, owl] },
      {},
      (at) => countIn(at, 'north', 'hand'),
      2,
    ],
    [
      'no less than nothing',
      [
        { effect: 'draw', amount: -2 },
        { effect: 'mill', amount: -1 },
        { effect: 'gainLore', amount: -3 },
      ],
      { deck: [pim, owl], lore: 1 },
      {},
      (at) => [deckOf(at.state, 'north').length, loreOf(at, 'north')],
      [2, 1],
    ],
    [
      'as much as lies under a card',
      [{ effect: 'gainLore', amount: { count: { type: 'item' }, times: 2 } }],
      { play: [hat, hat] },
      {},
      (at) => loreOf(at, 'north'),
      4,
    ],
    [
      'of several named cards all their numbers, each so many times',
      [
        { effect: 'exert', what: { all: CHARACTERS } },
        { effect: 'gainLore', amount: { of: 'them', property: 'strength', times: 2 } },
      ],
      { play: [pim, owl, isle] },
      {},
      (at) => loreOf(at, 'north'),
      8,
    ],
    [
      'of a card without that number nothing',
      [
        { effect: 'exert', what: { all: { type: 'item' } } },
        { effect: 'gainLore', amount: { of: 'them', property: 'strength' } },
      ],
      { play: [hat] },
      {},
      (at) => loreOf(at, 'north'),
      0,
    ],
  ])('%s', (_title, effects, north, south, look, wanted) => {
    const at = playing(effects, north, south);
    expect(at.state.resolving).toEqual([]);
    expect(look(at)).toEqual(wanted);
  });

  it('only such cards are discarded; that there is one such nobody is told', () => {
    const asked = playing([{ effect: 'discard', amount: 1, of: { type: 'item' } }], { hand: [pim, hat] });
    expect([choosable(asked, 'decide'), decisionOf(asked.state)?.spec]).toMatchObject([
      ['Hat'],
      {
        slots: [{ id: 'chosen', chooser: 'role.chooser', mode: 'choose', min: 1, max: 1 }],
        relations: [],
        timing: 'resolution',
        description: 'discard',
      },
    ]);
    expect(zoneOf(decided(asked, 'Hat'), 'Hat')).toBe('discard');
  });

  it('6.1.5.2 where nothing can be done, either is chosen all the same', () => {
    const what = { choose: { type: 'item' } } as const;
    const asked = playing([
      {
        effect: 'either',
        of: [
          { label: 'one', do: [{ effect: 'banish', what }] },
          { label: 'two', do: [{ effect: 'exert', what }] },
        ],
      },
    ]);
    expect(choosable(asked, 'decide')).toEqual(['one', 'two']);
    expect(decided(asked, 'two').state.resolving).toEqual([]);
  });

  it('what each opponent chooses is theirs alone, whatever was taken before', () => {
    const what = { choose: { ...CHARACTERS, owner: 'role.chooser' }, by: 'opponent' } as const;
    const asked = playing(
      [
        { effect: 'exert', what: { all: { type: 'item' } } },
        { effect: 'banish', what },
      ],
      { play: [hat] },
      { play: [owl] },
      { west: { play: [fox] } },
    );
    expect(asked.state.resolving).toEqual([]);
    expect(['Hat', 'Owl', 'Fox'].map((id) => zoneOf(asked, id))).toEqual(['play', 'discard', 'discard']);
  });

  it('nobody discards where nobody is meant, and what is not in play gets nothing', () => {
    const none = playing(
      [
        { effect: 'banish', what: named('Owl') },
        { effect: 'discard', who: { controllerOf: 'them' }, amount: 1 },
        { effect: 'gainLore', amount: 'result' },
      ],
      { hand: [pim] },
    );
    expect([none.state.resolving, loreOf(none, 'north'), zoneOf(none, 'Pim')]).toEqual([[], 0, 'hand']);
    const gives = [{ stat: 'strength', amount: 2 }] as const;
    const { at, events } = told(
      table({
        hand: [
          act([{ effect: 'give', what: { all: { name: 'Pim', zone: 'hand' } }, gives, for: 'thisTurn' }]),
          pim,
        ],
      }),
      'play',
      { cardId: 'Act' },
    );
    expect([at.state.modifiers, events.filter(({ type }) => type === 'given')]).toEqual([[], []]);
  });

  it('a chosen opponent, of one nobody is asked, of two who', () => {
    const effects: Effects = [{ effect: 'loseLore', who: { chosen: 'opponent' }, amount: 1 }];
    expect(loreOf(playing(effects, {}, { lore: 3 }), 'south')).toBe(2);
    const asked = playing(effects, { lore: 3 }, { lore: 3 }, { west: { lore: 3 } });
    expect(choosable(asked, 'decide')).toEqual(['south', 'west']);
    const done = decided(asked, 'west');
    expect(['north', 'south', 'west'].map((player) => loreOf(done, player))).toEqual([3, 3, 2]);
    const any = playing([{ effect: 'loseLore', who: { chosen: 'player' }, amount: 1 }], { lore: 3 });
    expect(choosable(any, 'decide')).toEqual(['north', 'south']);
  });

  it('each of several opponents chooses one of their own, in turn order', () => {
    const what = { choose: { ...CHARACTERS, owner: 'role.chooser' }, by: 'opponent' } as const;
    const asked = playing(
      [{ effect: 'banish', what }],
      { play: [pim] },
      { play: [owl, fox] },
      { west: { play: [made('Ram'), made('Elk')] } },
    );
    expect([lorcanaMatch.toAct(asked), choosable(asked, 'decide')]).toEqual([['south'], ['Owl', 'Fox']]);
    const next = decided(asked, 'Fox');
    expect([lorcanaMatch.toAct(next), choosable(next, 'decide')]).toEqual([['west'], ['Ram', 'Elk']]);
    const done = decided(next, 'Ram');
    expect(['Pim', 'Owl', 'Fox', 'Ram', 'Elk'].map((id) => zoneOf(done, id))).toEqual([
      'play',
      'play',
      'discard',
      'discard',
      'play',
    ]);
  });

  it('each player may, the active one first, and each for themselves', () => {
    const effects: Effects = [
      { effect: 'may', who: 'eachPlayer', do: [{ effect: 'draw', who: { named: 'player' }, amount: 1 }] },
    ];
    const asked = playing(effects);
    expect(lorcanaMatch.toAct(asked)).toEqual(['north']);
    const next = decided(asked, 'no');
    expect(lorcanaMatch.toAct(next)).toEqual(['south']);
    const done = decided(next, 'yes');
    expect([countIn(done, 'north', 'hand'), countIn(done, 'south', 'hand')]).toEqual([0, 1]);
  });
});

describe('6.1.5.1 “A. If you do, B”', () => {
  it.each<[string, Effects, Side, Side, readonly (readonly string[])[], number]>([
    [
      'something was taken',
      [{ effect: 'banish', what: { choose: { type: 'item' } } }],
      { play: [hat] },
      {},
      [],
      1,
    ],
    ['nothing was taken', [{ effect: 'banish', what: { choose: { type: 'item' } } }], {}, {}, [], 0],
    [
      'the subject itself counts as nothing that is taken',
      [{ effect: 'exert', what: 'this' }],
      {},
      {},
      [],
      1,
    ],
    [
      'damage was dealt',
      [{ effect: 'dealDamage', what: named('Pim'), amount: 1 }],
      { play: [pim] },
      {},
      [],
      1,
    ],
    [
      '8.8 none came through',
      [{ effect: 'dealDamage', what: named('Wall'), amount: 1 }],
      { play: [made('Wall', { has: [['resist', 2]] })] },
      {},
      [],
      0,
    ],
    [
      'damage was moved',
      [{ effect: 'moveDamage', from: named('Pim'), to: { all: { name: 'Owl' }, as: 'other' }, amount: 1 }],
      { play: [[pim, hurt(1)]] },
      { play: [owl] },
      [],
      1,
    ],
    [
      'there was nobody to move it to',
      [{ effect: 'moveDamage', from: named('Pim'), to: { all: { name: 'Owl' }, as: 'other' }, amount: 1 }],
      { play: [[pim, hurt(1)]] },
      {},
      [],
      0,
    ],
    ['lore was lost', [{ effect: 'loseLore', who: 'eachOpponent', amount: 1 }], {}, { lore: 1 }, [], 1],
    ['there was none to lose', [{ effect: 'loseLore', who: 'eachOpponent', amount: 1 }], {}, {}, [], 0],
    ['a card was drawn', [{ effect: 'draw', amount: 1 }], {}, {}, [], 1],
    [
      'one of two could not be done, however much the other did',
      [
        { effect: 'gainLore', amount: 0 },
        { effect: 'draw', amount: 1 },
      ],
      { deck: [] },
      {},
      [],
      0,
    ],
    ['there was none to draw', [{ effect: 'draw', amount: 1 }], { deck: [] }, {}, [], 0],
  ])('%s', (_title, first, north, south, choices, lore) => {
    const asked = playing(
      [{ effect: 'ifDone', do: first, next: [{ effect: 'gainLore', amount: 1 }] }],
      north,
      south,
    );
    const at = choices.reduce((now, chosen) => decided(now, ...chosen), asked);
    expect([at.state.resolving, loreOf(at, 'north')]).toEqual([[], lore]);
  });
});

describe('1.9 damage', () => {
  const move = (more: object = {}): Effects => [
    {
      effect: 'moveDamage',
      from: named('Pim'),
      to: { all: { name: 'Owl' }, as: 'other' },
      amount: 2,
      ...more,
    },
    { effect: 'gainLore', amount: 'result' },
  ];
  it.each<
    [string, Effects, Side, Side, readonly string[], readonly [pim: number, owl: number, lore: number]]
  >([
    [
      'is moved, not dealt',
      move(),
      { play: [[pim, hurt(2)]] },
      { play: [made('Owl', { has: [['resist', 2]] })] },
      [],
      [0, 2, 2],
    ],
    ['as much as there is', move(), { play: [[pim, hurt(1)]] }, { play: [owl] }, [], [0, 1, 1]],
    [
      'up to so much, as is said',
      move({ upTo: true }),
      { play: [[pim, hurt(2)]] },
      { play: [owl] },
      ['1'],
      [1, 1, 1],
    ],
    [
      '5.1.2.2 not to an item',
      move({ to: { all: { name: 'Owl' }, as: 'other' } }),
      { play: [[pim, hurt(2)]] },
      { play: [made('Owl', { type: 'item' })] },
      [],
      [2, 0, 0],
    ],
    [
      'not to itself',
      move({ to: { all: { name: 'Pim' }, as: 'other' } }),
      { play: [[pim, hurt(2)]] },
      { play: [owl] },
      [],
      [2, 0, 0],
    ],
  ])('%s', (_title, effects, north, south, chosen, numbers) => {
    const asked = playing(effects, north, south);
    const at = chosen.length > 0 ? decided(asked, ...chosen) : asked;
    expect([card(at, 'Pim').damage, card(at, 'Owl').damage, loreOf(at, 'north')]).toEqual(numbers);
  });

  it('how much is asked is from nothing to what is there', () => {
    const asked = playing(move({ upTo: true }), { play: [[pim, hurt(1)]] }, { play: [owl] });
    expect(choosable(asked, 'decide')).toEqual(['0', '1']);
    expect(decisionOf(asked.state)?.spec.description).toBe('how much damage');
    const heal = playing([{ effect: 'removeDamage', what: named('Pim'), amount: 9, upTo: true }], {
      play: [[pim, hurt(2)]],
    });
    expect(choosable(heal, 'decide')).toEqual(['0', '1', '2']);
  });

  it.each<[string, Side, readonly string[]]>([
    ['all that are hurt at once', { play: [[pim, hurt(2)], [owl, hurt(1)], fox] }, ['0', '0', '0']],
    ['a lone one', { play: [[pim, hurt(2)]] }, ['0']],
  ])('is removed of %s, each its own', (_title, north, wanted) => {
    const at = playing([{ effect: 'removeDamage', what: { all: CHARACTERS }, amount: 2 }], north);
    expect(['Pim', 'Owl', 'Fox'].flatMap((id) => cardById(at.state, id)?.damage ?? []).map(String)).toEqual(
      wanted,
    );
  });
});

describe('1.5.3 what a cost chose is known to the effect', () => {
  const say = (effects: Effects) =>
    made(
      'Well',
      { type: 'item' },
      {
        abilities: [
          {
            kind: 'activated',
            cost: { choose: [{ to: 'banish', of: { ...CHARACTERS, controller: 'self' } }] },
            effects,
          },
        ],
      },
    );
  it('its numbers as it was', () => {
    const well = say([{ effect: 'gainLore', amount: { of: 'paid0', property: 'strength' } }]);
    const asked = after(
      table({ play: [well, pim, made('Bear', { strength: 5 })] }),
      'activate',
      'Well',
      undefined,
      { ability: 0 },
    );
    expect(loreOf(decided(asked, 'Bear'), 'north')).toBe(5);
    const only = after(table({ play: [well, pim] }), 'activate', 'Well', undefined, { ability: 0 });
    expect([only.state.resolving, loreOf(only, 'north'), zoneOf(only, 'Pim')]).toEqual([[], 2, 'discard']);
  });
});

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
