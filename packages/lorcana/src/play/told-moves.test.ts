import { describe, expect, it } from 'vitest';
import { pim, isle } from '../../test/effects.js';
import { type Move, owl, drawing, song, last } from '../../test/moves.js';
import { after, made, table, type Table } from '../../test/table.js';
import { describeMove } from './narration.js';

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

it.each([
  ['nothing is said to be chosen before it is', undefined, 'Hit: choose'],
  ['and that nothing was chosen, once that is so', [], 'Hit: choose - nothing'],
])('%s', (_what, targets, words) => {
  const hit = made(
    'Hit',
    { type: 'action', cost: 1 },
    { effects: [{ effect: 'exert', what: { choose: { type: 'character' } } }] },
  );
  const { state } = after(table({ play: [owl, pim], hand: [hit], ink: 1 }), 'play', 'Hit');
  const move = { move: 'decide', player: 'north', ...(targets ? { targets } : {}) };
  expect(describeMove(state, move)).toBe(words);
});
