import { describe, expect, it } from 'vitest';
import { chanceWords, lossesOf, swingsOf, toldAt, toldBeside, turnEnds } from './swings.js';

const players = ['ann', 'bob'];

describe('where a match turned', () => {
  it('the greatest gains come first, each for who gained', () => {
    const shares = [
      [50, 50],
      [62, 38],
      [58, 42],
      [20, 80],
      [100, 0],
    ];
    expect(swingsOf({ players, shares })).toEqual([
      { step: 4, player: 'ann', from: 20, to: 100 },
      { step: 3, player: 'bob', from: 42, to: 80 },
      { step: 1, player: 'ann', from: 50, to: 62 },
    ]);
  });

  it.each([
    [[]],
    [[[50, 50]]],
    [
      [
        [50, 50],
        [57, 43],
        [50, 50],
      ],
    ],
  ])('%j did not turn', (shares) => {
    expect(swingsOf({ players, shares })).toEqual([]);
  });
});

describe('the words of a curve', () => {
  const line = (text: string, aside = false) => ({ text, aside });
  const turns = [
    { title: 'turn 1: ann', entries: [{ step: 1, lines: [line('ann draws.', true), line('Ann attacks.')] }] },
    {
      title: 'turn 2: bob',
      entries: [
        { step: 3, lines: [line('Bob blocks.')] },
        { step: 5, lines: [] },
      ],
    },
    { title: 'turn 3: ann', entries: [] },
  ];

  it('say what a step did, without what is minor, or what was told last before it', () => {
    expect(toldAt(turns, 0)).toBe('');
    expect(toldAt(turns, 1)).toBe('Ann attacks.');
    expect(toldAt(turns, 2)).toBe('Ann attacks.');
    expect(toldAt(turns, 5)).toBe('Bob blocks.');
  });

  it.each([
    ['ann', 'ann attacks.', 'attacks.'],
    ['north', 'north: Owl quests for 1.', 'Owl quests for 1.'],
    ['ann', 'bob blocks.', 'bob blocks.'],
    ['ann', '', ''],
  ])('beside the name of %s, %j is told as %j', (player, told, words) => {
    expect(toldBeside(player, told)).toBe(words);
  });

  it('go from turn to turn', () => {
    expect(turnEnds(turns)).toEqual([
      { title: 'turn 1: ann', step: 1 },
      { title: 'turn 2: bob', step: 5 },
    ]);
  });

  it('name the chance of each player, and nothing for a step that is not known', () => {
    const chances = { players, shares: [[64, 36]], isWhole: true };
    expect(chanceWords(chances, 0)).toBe('ann 64, bob 36 of 100');
    expect(chanceWords(chances, 1)).toBe('');
  });
});

describe('moves that cost most', () => {
  const shares = [
    [50, 50],
    [30, 70],
    [60, 40],
    [60, 40],
    [45, 55],
  ];

  it('are those after which their own player had less, the dearest first', () => {
    expect(lossesOf({ players, shares }, ['ann', 'ann', 'bob', 'ann'])).toEqual([
      { step: 1, player: 'ann', from: 50, to: 30 },
      { step: 4, player: 'ann', from: 60, to: 45 },
    ]);
  });

  it('are judged of those alone who may know them', () => {
    expect(lossesOf({ players, shares }, ['', '', 'bob', ''])).toEqual([]);
    expect(lossesOf({ players, shares }, ['bob', 'bob'])).toEqual([
      { step: 2, player: 'bob', from: 70, to: 40 },
    ]);
  });
});
