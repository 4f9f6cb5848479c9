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
  countIn,
  decided,
  loreOf,
  made,
  PLAIN,
  table,
  told,
  type Table,
  zoneOf,
  type Side,
} from '../../../test/table.js';
import { lorcanaMatch } from '../../play/match.js';
import { decisionOf } from '../advance.js';
import { deckOf } from '../../state/board.js';

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
