import { describe, expect, it } from 'vitest';
import { type Effects, pim, isle } from '../../test/effects.js';
import { type Move, owl, last } from '../../test/moves.js';
import { made, PLAIN, table, type Side } from '../../test/table.js';

const all = { all: { type: 'character' } } as const;

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
