import { describe, expect, it } from 'vitest';
import { pim, isle } from '../../test/effects.js';
import { type Move, owl, drawing, song } from '../../test/moves.js';
import { after, made, refusals, table, type Table } from '../../test/table.js';
import { lorcanaMatch } from './match.js';

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
